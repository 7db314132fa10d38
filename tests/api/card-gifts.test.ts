import { expect } from 'vitest'
import { password, signUpOf } from '../support/accounts.ts'
import type { Agent } from '../support/agent.ts'
import { tbcFile } from '../support/bank-files.ts'
import { importOf, write } from '../support/bank-imports.ts'
import { address } from '../support/gateway.ts'
import { anasPayment, type PaidPledge, promise, test as withProviders } from '../support/payments/giving.ts'
import type { StandIn } from '../support/payments/stand-in.ts'
import { erase, find } from '../support/personal-data.ts'
import { linesWith, wholeDatabase } from '../support/whole-database.ts'

interface Gift {
  id: string
  amount: number
  refunded: number
  status: string
  method: string
  receivedAt: string
}

type Change = Parameters<StandIn['change']>[1]

const reason = 'It was a mistake.'

/** The gifts to a project, whatever became of them. */
const ledgerOf = async (admin: Agent, project: string): Promise<Gift[]> =>
  (await admin.get<Gift[]>(`/api/donations?project=${project}`)).body

/** Ana is led to Stripe for seventy lari; `tell` has that change there, and told. */
const test = withProviders
  .extend('pledge', async ({ asVisitor, project }): Promise<PaidPledge> => {
    const { body } = await promise(asVisitor, project, anasPayment('stripe'))
    return body
  })
  .extend(
    'tell',
    ({ played, services, asVisitor, asAdmin, project, pledge: _ }) =>
      async (change: Change): Promise<Gift[]> => {
        const standIn = played.standIns.stripe
        const [{ id } = { id: '' }] = standIn.payments()
        standIn.change(id, change)
        const { body, headers } = standIn.callback(id)
        const path = '/api/payments/stripe/callback'
        const said = { 'content-type': 'application/json', ...headers }
        expect(await asVisitor.post(path, Buffer.from(body), said)).toMatchObject({ status: 200 })
        await services.pledges.lookAtSome()
        return ledgerOf(asAdmin, project)
      },
  )

/** Of a bank. */
const fileWith = ({ code }: { code: string }, amount = 70): string =>
  tbcFile([{ day: '2026-02-17', amount, payer: 'Ana', purpose: code, reference: 'B-1' }])

const put = async (admin: Agent, path: string, input: object = { reason }): Promise<void> => {
  expect([200, 201]).toContain((await admin.post(path, { ...input })).status)
}

const raised = async (agent: Agent, project: string): Promise<number> =>
  (await agent.get<{ raised: number }>(`/api/projects/${project}`)).body.raised

test('what comes for the promise of somebody who is forgotten is a gift of nobody, and what goes back of it is known', async ({
  asAdmin,
  tell,
  manager,
}) => {
  const email = 'ana@example.org'
  expect((await find(asAdmin, email)).places).toContainEqual({ place: 'pledges', count: 1 })
  await erase(asAdmin, email)
  expect(linesWith(await wholeDatabase(manager), ['Ana', email])).toEqual([])
  expect(await tell({ state: 'paid' })).toMatchObject([{ amount: 70, anonymous: true, recordedDonor: null }])
  expect(await tell({ refunded: 2000 })).toMatchObject([{ amount: 50, refunded: 20 }])
  expect((await find(asAdmin, email)).places).toEqual([])
})

test('its history tells what its provider said from what somebody did whose account is gone', async ({
  tell,
  services,
  asVisitor,
  asAdmin,
  manager,
}) => {
  await tell({ state: 'paid' })
  const [gift] = await tell({ refunded: 2000 })
  await services.accounts.createAdmin(signUpOf('levan'), 'en')
  const { token } = await services.accounts.login({ username: 'levan', password }, address)
  const levan = asVisitor.as(token)
  await put(levan, `/api/donations/${gift?.id}/refunds`, { amount: 10, reason })
  await manager.query(`delete from users where username = 'levan'`)
  const { body } = await asAdmin.get<{ entries: object[] }>(`/api/donations/${gift?.id}`)
  expect(body.entries).toMatchObject([
    { kind: 'refunded', madeBy: null, byProvider: false },
    { kind: 'refunded', madeBy: null, byProvider: true },
    { kind: 'recorded', madeBy: null, byProvider: true },
  ])
})

test('what comes for a project that has ended meanwhile is a gift to it', async ({
  asAdmin,
  tell,
  project,
}) => {
  await asAdmin.put(`/api/projects/${project}/state`, { state: 'archived' })
  expect(await tell({ state: 'paid' })).toMatchObject([{ amount: 70, status: 'confirmed' }])
})

test('what was paid after somebody had confirmed it by hand is looked at again once that is undone', async ({
  asAdmin,
  asVisitor,
  services,
  tell,
  pledge,
  project,
}) => {
  await put(asAdmin, `/api/pledges/${pledge.id}/confirmation`, {})
  await tell({ state: 'paid' })
  await put(asAdmin, `/api/pledges/${pledge.id}/waiting`)
  expect(await raised(asVisitor, project)).toBe(0)
  expect(await services.pledges.lookAtSome()).toBe(1)
  expect(await raised(asVisitor, project)).toBe(70)
})

test('so is what was paid after a file had confirmed it, once the import is undone', async ({
  asAdmin,
  asVisitor,
  services,
  tell,
  pledge,
  project,
}) => {
  const { body } = await write(asAdmin, project, await importOf(asAdmin, fileWith(pledge)))
  await tell({ state: 'paid' })
  await put(asAdmin, `/api/donation-imports/${body.id}/voids`)
  expect(await raised(asVisitor, project)).toBe(0)
  expect(await services.pledges.lookAtSome()).toBe(1)
  expect(await raised(asVisitor, project)).toBe(70)
})

test('a gift whose pledge has let it go comes back with it, and what is told of the payment makes no second one', async ({
  asAdmin,
  asVisitor,
  tell,
  pledge,
  project,
}) => {
  const [gift] = await tell({ state: 'paid' })
  await put(asAdmin, `/api/pledges/${pledge.id}/waiting`)
  await put(asAdmin, `/api/donations/${gift?.id}/restorations`)
  expect((await asAdmin.get(`/api/pledges/${pledge.id}`)).body).toMatchObject({
    state: 'confirmed',
    donationId: gift?.id,
  })
  expect(await tell({ state: 'paid' })).toHaveLength(1)
  expect(await raised(asVisitor, project)).toBe(70)
})

test('what somebody has recorded of another sum came by card, and goes back as it goes back there', async ({
  asAdmin,
  tell,
  pledge,
}) => {
  await tell({ state: 'paid', amount: 6999 })
  await put(asAdmin, `/api/pledges/${pledge.id}/confirmation`, { amount: 69.99 })
  expect(await tell({})).toMatchObject([{ amount: 69.99, refunded: 0, method: 'card' }])
  expect(await tell({ refunded: 2000 })).toMatchObject([{ amount: 49.99, refunded: 20 }])
  expect(await tell({ refunded: 6999 })).toMatchObject([{ refunded: 69.99, status: 'refunded' }])
})

test('so did what a file of the bank tells of the same sum', async ({ asAdmin, tell, pledge, project }) => {
  await tell({ state: 'paid', amount: 6999 })
  await write(asAdmin, project, await importOf(asAdmin, fileWith(pledge, 69.99)))
  expect(await tell({ refunded: 2000 })).toMatchObject([{ amount: 49.99, refunded: 20, method: 'card' }])
})

test('of what came in another currency is known when all of it went back', async ({
  asAdmin,
  tell,
  pledge,
}) => {
  await tell({ state: 'paid', currency: 'USD' })
  await put(asAdmin, `/api/pledges/${pledge.id}/confirmation`, { amount: 190 })
  expect(await tell({ refunded: 2000 })).toMatchObject([{ amount: 190, refunded: 0 }])
  expect(await tell({ refunded: 7000 })).toMatchObject([{ amount: 0, refunded: 190, status: 'refunded' }])
})

test('a transfer that came instead of a payment that went back stays', async ({
  asAdmin,
  tell,
  pledge,
  project,
}) => {
  await tell({ state: 'paid', amount: 6999 })
  await write(asAdmin, project, await importOf(asAdmin, fileWith(pledge)))
  expect(await tell({ refunded: 6999 })).toMatchObject([{ amount: 70, refunded: 0, method: 'transfer' }])
})

test('what went back while its gift was voided is known once that is restored', async ({
  asAdmin,
  services,
  tell,
  project,
}) => {
  const [gift] = await tell({ state: 'paid' })
  await put(asAdmin, `/api/donations/${gift?.id}/voids`)
  expect(await tell({ refunded: 7000 })).toMatchObject([{ status: 'voided', refunded: 0 }])
  await put(asAdmin, `/api/donations/${gift?.id}/restorations`)
  expect(await services.pledges.lookAtSome()).toBe(1)
  expect(await ledgerOf(asAdmin, project)).toMatchObject([{ amount: 0, refunded: 70, status: 'refunded' }])
})

test('a refund that came to nothing at the provider is taken back, and none that somebody has written down', async ({
  asAdmin,
  tell,
}) => {
  const [gift] = await tell({ state: 'paid' })
  await tell({ refunded: 2000 })
  await put(asAdmin, `/api/donations/${gift?.id}/refunds`, { amount: 10, reason })
  expect(await tell({ refunded: 7000 })).toMatchObject([{ amount: 0, refunded: 70 }])
  expect(await tell({ refunded: 2500 })).toMatchObject([{ amount: 40, refunded: 30, status: 'confirmed' }])
  for (const _ of ['once', 'and again'])
    expect(await tell({ refunded: 0 })).toMatchObject([{ amount: 60, refunded: 10 }])
})

test('a gift is of the moment in which it was paid, where the provider tells that', async ({
  clock,
  tell,
}) => {
  const paidAt = clock.now().toISOString()
  clock.advance({ seconds: 1800 })
  expect(await tell({ state: 'paid', paidAt: new Date(paidAt) })).toMatchObject([{ receivedAt: paidAt }])
})

test('where it tells no such moment, a gift is of no later one than its page was open', async ({
  asVisitor,
  manager,
  played,
  services,
  project,
  clock,
}) => {
  const { expiresAt } = (await promise(asVisitor, project, anasPayment('tbc'))).body
  const standIn = played.standIns.tbc
  standIn.change(standIn.payments()[0]?.id ?? '', { state: 'paid' })
  clock.advance({ seconds: 7200 })
  await services.pledges.lookAtSome()
  expect(await manager.query('select received_at from donations')).toEqual([
    { received_at: new Date(expiresAt) },
  ])
})
