import { describe, expect } from 'vitest'
import { paymentProviders, paymentWays } from '../../schema/payment-ways.ts'
import { anasPayment, type PaidPledge, promise, test } from '../support/payments/giving.ts'
import { byProvider, callBack, ledgerOf, look, paymentAt } from '../support/payments/told.ts'

describe.each(paymentProviders)('by %s', (way) => {
  const test = byProvider(way)

  test('whoever gives is led to its page, and what they pay there is one gift', async ({
    standIn,
    services,
    asVisitor,
    asAdmin,
    project,
    pledge,
    clock,
  }) => {
    expect((await asVisitor.get<{ ways: string[] }>('/api/giving')).body.ways).toContain(way)
    expect(pledge).toMatchObject({
      state: 'pledged',
      iban: null,
      payUrl: expect.stringMatching(/^https:/),
      expiresAt: new Date(clock.now().getTime() + paymentWays[way].minutes * 60_000).toISOString(),
    })
    const { id, amount, currency } = paymentAt(standIn)
    expect({ amount, currency }).toEqual({ amount: 7000, currency: 'GEL' })
    expect(await ledgerOf(asAdmin, project)).toEqual([])

    standIn.change(id, { state: 'paid' })
    for (const _ of ['once', 'and again'])
      expect(await callBack(asVisitor, way, standIn.callback(id))).toMatchObject({
        status: 200,
        body: { received: true },
      })
    await services.pledges.lookAtSome()
    expect(await callBack(asVisitor, way, standIn.callback(id))).toMatchObject({ status: 200 })
    await services.pledges.lookAtSome()

    expect(await look(asVisitor, pledge)).toMatchObject({ state: 'confirmed', payUrl: null, raised: 70 })
    expect(await ledgerOf(asAdmin, project)).toMatchObject([
      { amount: 70, status: 'confirmed', method: 'card' },
    ])
    expect((await asAdmin.get(`/api/pledges/${pledge.id}`)).body).toMatchObject({ paymentId: id })
  })

  test('whoever does not pay in time is waited for no longer, and late money is a gift', async ({
    standIn,
    services,
    asVisitor,
    pledge,
    paymentId,
    clock,
  }) => {
    clock.advance({ seconds: 3600 })
    await services.pledges.lookAtSome()
    expect(await look(asVisitor, pledge)).toMatchObject({ state: 'expired', payUrl: null })
    standIn.change(paymentId, { state: 'paid' })
    clock.advance({ seconds: 3600 })
    await services.pledges.lookAtSome()
    expect(await look(asVisitor, pledge)).toMatchObject({ state: 'confirmed', raised: 70 })
  })

  test('a payment that came to nothing has failed, unless it came to something later', async ({
    asVisitor,
    pledge,
    paymentId,
    become,
  }) => {
    for (const [state, then] of [
      ['failed', 'failed'],
      ['paid', 'confirmed'],
    ] as const) {
      await become(paymentId, { state })
      expect(await look(asVisitor, pledge)).toMatchObject({ state: then, payUrl: null })
    }
  })

  test('another sum, or another currency, confirms nothing, and is told to the team and to whoever paid it', async ({
    standIn,
    services,
    asVisitor,
    asAdmin,
    project,
    become,
    failures,
    clock,
  }) => {
    for (const [change, cameInstead] of [
      [{ amount: 6999 }, '69.99 GEL'],
      [{ amount: 7001 }, '70.01 GEL'],
      [{ currency: 'USD' }, '70.00 USD'],
    ] as const) {
      const { body: pledge } = await promise(asVisitor, project, anasPayment(way))
      const { id } = standIn.payments().at(-1) ?? { id: '' }
      await become(id, { state: 'paid', ...change }, 2)
      expect((await asAdmin.get(`/api/pledges/${pledge.id}`)).body).toMatchObject({
        state: 'pledged',
        cameInstead,
      })
      expect(await look(asVisitor, pledge)).toMatchObject({ state: 'pledged', payUrl: null, cameInstead })
    }
    expect(failures).toHaveLength(3)
    expect(await ledgerOf(asAdmin, project)).toEqual([])
    expect((await asAdmin.get<PaidPledge[]>('/api/pledges?filter=cameInstead')).body).toHaveLength(3)
    clock.advance({ seconds: 7200 })
    expect(await services.pledges.expire()).toBe(0)
  })

  test('money that came for what was taken back is a gift', async ({
    asVisitor,
    pledge,
    paymentId,
    become,
  }) => {
    await asVisitor.post('/api/giving/pledge/withdrawal', { token: pledge.token })
    await become(paymentId, { state: 'paid' })
    expect(await look(asVisitor, pledge)).toMatchObject({ state: 'confirmed', raised: 70 })
  })

  test('another sum that came for what is over waits for the team, and ends when they say so', async ({
    asVisitor,
    asAdmin,
    pledge,
    paymentId,
    become,
  }) => {
    await asVisitor.post('/api/giving/pledge/withdrawal', { token: pledge.token })
    await become(paymentId, { state: 'paid', amount: 6999 })
    const waits = async () => (await asAdmin.get<{ need: string; id: string }[]>('/api/waiting')).body
    expect(await waits()).toMatchObject([{ need: 'otherSum', id: pledge.id }])
    expect(await look(asVisitor, pledge)).toMatchObject({ state: 'pledged', cameInstead: '69.99 GEL' })
    await asAdmin.post(`/api/pledges/${pledge.id}/refusal`, { reason: 'It was sent back.' })
    await become(paymentId, {})
    expect(await waits()).toEqual([])
    expect(await look(asVisitor, pledge)).toMatchObject({ cameInstead: null })
  })

  test('what was paid otherwise is not taken back by whoever paid it', async ({
    asVisitor,
    pledge,
    paymentId,
    become,
  }) => {
    await become(paymentId, { state: 'paid', amount: 6999 })
    expect(await asVisitor.post('/api/giving/pledge/withdrawal', { token: pledge.token })).toMatchObject({
      status: 409,
      body: { code: 'pledge_settled' },
    })
  })
})

describe('a payment that is taken back', () => {
  test('cannot be paid any more where its provider closes pages, whoever takes it back', async ({
    played,
    asVisitor,
    asAdmin,
    project,
    failures,
  }) => {
    const { stripe } = played.standIns
    const promised = async () => (await promise(asVisitor, project, anasPayment('stripe'))).body

    const { token } = await promised()
    const own = await asVisitor.post('/api/giving/pledge/withdrawal', { token })
    expect(own.body).toMatchObject({ state: 'withdrawn' })
    const { id } = await promised()
    const reason = { reason: 'Called, and will not pay.' }
    const refused = await asAdmin.post(`/api/pledges/${id}/refusal`, reason)
    expect(refused.body).toMatchObject({ state: 'withdrawn' })

    expect(stripe.payments().map(({ state }) => state)).toEqual(['failed', 'failed'])
    expect(failures).toEqual([])
  })
})

describe('a payment by Bank of Georgia', () => {
  test('is known by its code in the bank’s file, and no second gift', async ({
    played,
    services,
    asVisitor,
    asAdmin,
    project,
  }) => {
    await promise(asVisitor, project, anasPayment('bog'))
    const { bog } = played.standIns
    const { id, of } = paymentAt(bog)
    bog.change(id, { state: 'paid' })
    await callBack(asVisitor, 'bog', bog.callback(id))
    await services.pledges.lookAtSome()
    // As the bank says, so much of what it was told stands on the account.
    const csv = `Date,Amount,Sender,Reference,Purpose\n2026-03-21,70.00,Card payments,B-17,${of.slice(0, 25)}`
    const columns = { day: 1, amount: 2, payer: 3, reference: 4, description: 5 }
    const mapping = { ...columns, dayOrder: 'yearFirst', decimalMark: 'point' }
    expect((await asAdmin.post('/api/donation-imports/preview', { csv, mapping })).body).toMatchObject({
      rows: [{ state: 'known', code: { outcome: 'settled' } }],
    })
  })
})
