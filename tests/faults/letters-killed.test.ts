import { MoreThan } from 'typeorm'
import { expect, onTestFinished, vi } from 'vitest'
import { systemClock } from '../../gateway/core/clock.ts'
import { createDataSource } from '../../gateway/database/data-source.ts'
import { LetterEntity } from '../../gateway/letters/letter.entity.ts'
import { inTurnAtOnce, openLetterQueue } from '../../gateway/letters/letter-queue.ts'
import { createOutbox } from '../../gateway/letters/outbox.ts'
import { entities } from '../../gateway/rooms.ts'
import { migrations } from '../../migrations/all.ts'
import { startMailServer } from '../support/mail-server.ts'
import { startGateway } from '../support/servers.ts'
import { effort } from './effort.ts'
import { test } from './on-server.ts'
import { inProduction } from './site.ts'

/** Milliseconds: a killed gateway is missed for half a minute before another takes what it had. */
const patience = { timeout: 150_000, interval: 200 }

const openDatabase = async (url: string) => {
  const dataSource = createDataSource({ connection: { url }, poolSize: 4, entities, migrations })
  await dataSource.initialize()
  onTestFinished(() => dataSource.destroy())
  return dataSource
}

/** Milliseconds for which the server has a letter and does not say so: usually, and while a gateway is killed. */
const pauses = { usual: 100, long: 3000 }

const openMailServer = async () => {
  const server = await startMailServer()
  onTestFinished(() => server.close())
  server.dawdle(pauses.usual)
  return server
}

test('each letter of a gateway that is killed again and again arrives once, or is listed as doubtful', async ({
  count,
  database,
}) => {
  const mail = await openMailServer()
  const env = {
    ...inProduction,
    DATABASE_URL: database,
    SMTP_URL: mail.url,
    MAIL_FROM: 'hello@dogs.example',
  }
  const gateways = [await startGateway({ env }), await startGateway({ env })]
  onTestFinished(async () => {
    for (const gateway of gateways) await gateway.stop('SIGKILL')
  })
  const dataSource = await openDatabase(database)
  const queue = await openLetterQueue(dataSource, () => undefined, false)
  const outbox = createOutbox(queue, systemClock)
  const [many, kills] = [effort(60, 1000), effort(2, 20)]
  const draft = { kind: 'trial', locale: 'ka', recipient: 'nino@example.org' } as const

  for (let kill = 1; kill <= kills; kill++) {
    const at = kill % gateways.length
    const since = systemClock.now()
    mail.dawdle(pauses.long)
    // Some for each kill, there all at once: however slow the machine is, the gateways have not brought them all before it.
    await dataSource.transaction(async (within) => {
      for (let left = many / kills; left > 0; left--) await outbox.write(within, draft)
    })
    // Each has as many on their way by then as it may, so that whichever is killed is killed in the midst of them.
    const handedOver = { state: 'sending' as const, triedAt: MoreThan(since) }
    await vi.waitFor(
      async () =>
        expect(await dataSource.manager.countBy(LetterEntity, handedOver)).toBe(
          gateways.length * inTurnAtOnce,
        ),
      { ...patience, interval: 20 },
    )
    await gateways[at]?.stop('SIGKILL')
    mail.dawdle(pauses.usual)
    gateways[at] = await startGateway({ env })
  }
  await queue.stop(1000)
  const unsettled = [{ state: 'waiting' as const }, { state: 'sending' as const }]
  await vi.waitFor(
    async () => expect(await dataSource.manager.countBy(LetterEntity, unsettled)).toBe(0),
    patience,
  )

  const copies = new Map<string, number>()
  for (const { messageId = '' } of await mail.letters())
    copies.set(messageId, (copies.get(messageId) ?? 0) + 1)
  const all = await dataSource.manager.find(LetterEntity)
  expect(all).toHaveLength(many)
  const faults = all.flatMap(({ id, state }) => {
    const got = copies.get(`<${id}@dogs.example>`) ?? 0
    const isRight = state === 'sent' ? got === 1 : state === 'doubtful' && got <= 1
    return isRight ? [] : [`${id} is ${state} and came ${got} times`]
  })
  const letters = count(60, 'letters')
  letters.add(many, faults)
  count(60, 'kills').add(kills, [])
  expect(letters.faults).toEqual([])
  // A gateway ends in the middle of those that it has on their way, and no other is in doubt for that.
  const doubtful = all.filter(({ state }) => state === 'doubtful').length
  expect(doubtful, 'as many as there were kills, or none would have been tried').toBeGreaterThan(0)
  expect(doubtful).toBeLessThanOrEqual(kills * inTurnAtOnce)
})
