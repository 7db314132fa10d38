import type { DataSource } from 'typeorm'
import { expect } from 'vitest'
import type { SignedIn } from '../../gateway/core/viewer.ts'
import { requireSignedIn } from '../../gateway/core/viewer.ts'
import type { Outbox } from '../../gateway/letters/outbox.ts'
import type { Services } from '../../gateway/rooms.ts'
import { password, signUpOf } from '../support/accounts.ts'
import { createTestClock } from '../support/clock.ts'
import { winterProject } from '../support/content.ts'
import { test as withDatabase } from '../support/database.ts'
import { address, createTestPost, createTestServices } from '../support/gateway.ts'
import { createOwnDatabase } from '../support/gateways.ts'
import { launchGiving } from '../support/pledges.ts'

const donors = 120

interface Site {
  dataSource: DataSource
  /** Of as many gateways. */
  services: readonly Services[]
  admin: SignedIn
}

/** A post that is cut now and then, as where its gateway is killed in the middle of writing. */
const cutPost = (post: Outbox): Outbox => {
  let written = 0
  return {
    ...post,
    write: async (...letter) => {
      written += 1
      if (written % 70 === 0) throw new Error('cut')
      return post.write(...letter)
    },
  }
}

/** Three gateways over one database, which write letters, and donors of one year. */
const test = withDatabase.extend('site', async ({ dataSource, connection }): Promise<Site> => {
  const open = await createOwnDatabase(dataSource, connection)
  const clock = createTestClock()
  const sources = [await open(), await open(), await open()] as const
  const services = sources.map(({ manager }) =>
    createTestServices(manager, { clock, post: cutPost(createTestPost(clock)) }),
  )
  const [first] = services
  if (!first) throw new Error('there are three')
  await first.accounts.createAdmin(signUpOf('founder'), 'en')
  const { token } = await first.accounts.login({ username: 'founder', password }, address)
  const admin = requireSignedIn(await first.accounts.identify(`Bearer ${token}`))
  await launchGiving(first, admin)
  const { id } = await first.projects.create(admin, { ...winterProject, startDate: null }, 'en')
  for (let each = 0; each < donors; each++) {
    const donor = { donorName: `Donor ${each}`, donorEmail: `donor-${each}@example.org` }
    await first.donations.record(admin, id, { amount: 5, receivedAt: '2025-06-02T10:00:00Z', ...donor }, 'en')
  }
  return { dataSource: sources[0], services, admin }
})

const cutOff = (error: unknown): void => {
  if (!(error instanceof Error) || error.message !== 'cut') throw error
}

/** Looks as a gateway does each second, until there is nobody left to be written to. */
const sendAll = async ({ services, dataSource, admin }: Site, gateway: number): Promise<void> => {
  const { statements } = services[gateway] ?? {}
  if (!statements) throw new Error('there is such a gateway')
  for (;;) {
    await statements.sendSome().catch(cutOff)
    await dataSource.query(`update letters set state = 'sent' where kind = 'statement'`)
    const { isSending } = await statements.ofYear(admin, '2025')
    if (!isSending) return
  }
}

test('several gateways write each donor one statement, though some are cut off and some donors are sent theirs by hand', async ({
  site,
}) => {
  const { services, admin, dataSource } = site
  const [one, other] = services
  if (!one || !other) throw new Error('there are three')
  const { nodes } = await one.donors.list(admin, { first: 30 })
  await one.statements.setSending(admin, '2025', { sending: true })
  await Promise.all([
    ...services.map((_, gateway) => sendAll(site, gateway)),
    (async () => {
      for (const { id } of nodes) await other.statements.sendStatement(admin, `${id}_2025`).catch(cutOff)
    })(),
  ])
  // Whoever was cut off by hand is written to by the next press.
  await one.statements.setSending(admin, '2025', { sending: true })
  await sendAll(site, 0)

  const letters = await dataSource.query<{ recipient: string; count: number }[]>(
    `select recipient, count(*)::int as count from letters where kind = 'statement' group by 1`,
  )
  expect(letters).toHaveLength(donors)
  expect(letters.filter(({ count }) => count !== 1)).toEqual([])
  expect(await one.statements.ofYear(admin, '2025')).toMatchObject({
    isSending: false,
    waiting: 0,
    sent: donors,
  })
})
