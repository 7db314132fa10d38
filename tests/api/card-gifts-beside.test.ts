import { describe, expect } from 'vitest'
import type { ProviderName } from '../../schema/payment-ways.ts'
import type { Agent } from '../support/agent.ts'
import { tbcFile } from '../support/bank-files.ts'
import { importOf, preview, write } from '../support/bank-imports.ts'
import type { PaidPledge } from '../support/payments/giving.ts'
import { byProvider, ledgerOf, look } from '../support/payments/told.ts'

const fileWith = ({ code }: Pick<PaidPledge, 'code'>): string =>
  tbcFile([{ day: '2026-02-17', amount: 70, payer: 'Ana', purpose: code, reference: 'B-1' }])

/** By whom it is said that the money came another way than by the page of its provider. */
const roads: Record<string, (admin: Agent, pledge: PaidPledge, project: string) => Promise<unknown>> = {
  'by hand': (admin, { id }) => admin.post(`/api/pledges/${id}/confirmation`, {}),
  'by a bank’s file': async (admin, pledge, project) =>
    write(admin, project, await importOf(admin, fileWith(pledge))),
}

const waits = async (admin: Agent) => (await admin.get<{ need: string; id: string }[]>('/api/waiting')).body

const told = async (admin: Agent, { id }: Pick<PaidPledge, 'id'>) =>
  (await admin.get<Record<string, unknown>>(`/api/pledges/${id}`)).body

const ways: ProviderName[] = ['bog', 'tbc', 'stripe']

describe.each(ways)('a gift that is paid by %s', (way) => {
  const test = byProvider(way)

  describe.each(Object.entries(roads))('and was confirmed %s before', (_, confirm) => {
    test('counts once, and the team and whoever gave are told of what came as well', async ({
      asVisitor,
      asAdmin,
      project,
      pledge,
      paymentId,
      become,
      failures,
    }) => {
      await confirm(asAdmin, pledge, project)
      await become(paymentId, { state: 'paid' }, 2)
      expect(await ledgerOf(asAdmin, project)).toMatchObject([
        { amount: 70, refunded: 0, method: 'transfer', status: 'confirmed' },
      ])
      expect(await told(asAdmin, pledge)).toMatchObject({ state: 'confirmed', cameBeside: '70.00 GEL' })
      expect(await waits(asAdmin)).toMatchObject([{ need: 'otherSum', id: pledge.id }])
      expect((await asAdmin.get<PaidPledge[]>('/api/pledges?filter=cameInstead')).body).toMatchObject([
        { id: pledge.id },
      ])
      expect(await look(asVisitor, pledge)).toMatchObject({ state: 'confirmed', cameBeside: '70.00 GEL' })
      expect(failures).toContainEqual(expect.objectContaining({ name: 'PaidBeside' }))
    })

    test('is nothing to be done about once that went back, which the gift that counts did not', async ({
      asVisitor,
      asAdmin,
      project,
      pledge,
      paymentId,
      become,
    }) => {
      await confirm(asAdmin, pledge, project)
      await become(paymentId, { state: 'paid' })
      await become(paymentId, { refunded: 3000 })
      expect(await told(asAdmin, pledge)).toMatchObject({ cameBeside: '40.00 GEL' })
      await become(paymentId, { refunded: 7000 })
      expect(await told(asAdmin, pledge)).toMatchObject({ cameBeside: null, cameInstead: null })
      expect(await look(asVisitor, pledge)).toMatchObject({ amount: 70, refunded: 0, cameBeside: null })
      expect(await ledgerOf(asAdmin, project)).toMatchObject([{ amount: 70, refunded: 0 }])
      expect(await waits(asAdmin)).toEqual([])
    })

    test('is that very payment where the team says that the gift came by card', async ({
      asVisitor,
      asAdmin,
      project,
      pledge,
      paymentId,
      become,
    }) => {
      await confirm(asAdmin, pledge, project)
      await become(paymentId, { state: 'paid' })
      const [gift] = await ledgerOf(asAdmin, project)
      const correction = { method: 'card', reason: 'It is the same money.' }
      expect((await asAdmin.post(`/api/donations/${gift?.id}/corrections`, correction)).status).toBe(201)
      expect(await waits(asAdmin)).toEqual([])
      expect(await look(asVisitor, pledge)).toMatchObject({ cameBeside: null })
      await become(paymentId, { refunded: 3000 })
      expect(await told(asAdmin, pledge)).toMatchObject({ cameBeside: null, cameInstead: null })
      expect(await ledgerOf(asAdmin, project)).toMatchObject([{ amount: 40, refunded: 30 }])
    })

    test('is told of as well where nobody says any more how the gift came', async ({
      asVisitor,
      asAdmin,
      project,
      pledge,
      paymentId,
      become,
    }) => {
      await confirm(asAdmin, pledge, project)
      const [gift] = await ledgerOf(asAdmin, project)
      const correction = { method: null, reason: 'Nobody knows how it came.' }
      expect((await asAdmin.post(`/api/donations/${gift?.id}/corrections`, correction)).status).toBe(201)
      await become(paymentId, { state: 'paid' })
      expect(await told(asAdmin, pledge)).toMatchObject({ state: 'confirmed', cameBeside: '70.00 GEL' })
      expect(await waits(asAdmin)).toMatchObject([{ need: 'otherSum', id: pledge.id }])
      expect(await look(asVisitor, pledge)).toMatchObject({ state: 'confirmed', cameBeside: '70.00 GEL' })
    })

    test('is a gift once the other one turns out never to have been', async ({
      asAdmin,
      project,
      pledge,
      paymentId,
      become,
      services,
    }) => {
      await confirm(asAdmin, pledge, project)
      await become(paymentId, { state: 'paid' })
      const [gift] = await ledgerOf(asAdmin, project)
      const reason = { reason: 'It was somebody else’s.' }
      expect((await asAdmin.post(`/api/donations/${gift?.id}/voids`, reason)).status).toBe(201)
      expect(await waits(asAdmin)).toMatchObject([{ need: 'otherSum', id: pledge.id }])
      await services.pledges.lookAtSome()
      const counts = (await ledgerOf(asAdmin, project)).filter(({ status }) => status === 'confirmed')
      expect(counts).toMatchObject([{ amount: 70, method: 'card' }])
      expect(await waits(asAdmin)).toEqual([])
    })
  })
})

describe.each(ways)('money that comes another way after it was paid by %s', (way) => {
  const test = byProvider(way)

  test('is not taken for that by whoever has not heard of the payment', async ({
    asAdmin,
    project,
    pledge,
    paymentId,
    become,
  }) => {
    const { version } = await told(asAdmin, pledge)
    await become(paymentId, { state: 'paid' })
    const confirm = (more: object) => asAdmin.post(`/api/pledges/${pledge.id}/confirmation`, { ...more })
    expect(await confirm({ reference: 'B-1', version })).toMatchObject({
      status: 409,
      body: { code: 'edit_conflict' },
    })
    expect((await confirm({})).status).toBe(200)
    expect(await ledgerOf(asAdmin, project)).toMatchObject([{ amount: 70, method: 'card' }])
  })

  test(`is ${way === 'stripe' ? 'asked about' : 'known to be the same'} where a bank’s file has it`, async ({
    asAdmin,
    pledge,
    paymentId,
    become,
  }) => {
    await become(paymentId, { state: 'paid' })
    // Stripe alone tells of which moment a payment is, so here it is of the first of March.
    const day = way === 'stripe' ? '2026-02-27' : '2026-03-21'
    const csv = tbcFile([{ day, amount: 70, payer: 'Ana', purpose: pledge.code, reference: 'B-1' }])
    const rows = [{ state: way === 'stripe' ? 'question' : 'known', twin: { match: 'code' } }]
    expect(await preview(asAdmin, csv)).toMatchObject({ rows })
  })
})

const test = byProvider('stripe')

describe.each(Object.entries(roads))('a page of Stripe whose gift was confirmed %s', (_, confirm) => {
  test('is closed', async ({ standIn, services, asAdmin, project, pledge, failures }) => {
    await confirm(asAdmin, pledge, project)
    await services.pledges.lookAtSome()
    expect(standIn.payments()).toMatchObject([{ state: 'failed' }])
    expect(await told(asAdmin, pledge)).toMatchObject({ state: 'confirmed', cameBeside: null })
    expect(failures).toEqual([])
  })

  test('is closed once Stripe can be reached', async ({
    standIn,
    services,
    asAdmin,
    project,
    pledge,
    clock,
  }) => {
    standIn.behave('fails')
    await confirm(asAdmin, pledge, project)
    await services.pledges.lookAtSome()
    standIn.behave('answers')
    expect(standIn.payments()).toMatchObject([{ state: 'created' }])
    clock.advance({ seconds: 600 })
    await services.pledges.lookAtSome()
    expect(standIn.payments()).toMatchObject([{ state: 'failed' }])
  })
})
