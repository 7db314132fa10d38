import { describe, expect } from 'vitest'
import { createSharedLimit } from '../../gateway/database/shared-limit.ts'
import { LetterEntity } from '../../gateway/letters/letter.entity.ts'
import type { Outbox } from '../../gateway/letters/outbox.ts'
import { noPayments } from '../../gateway/payments/payment-provider.ts'
import { longestCallback } from '../../gateway/rooms/pledges/payment-callbacks.routes.ts'
import { type ProviderName, paymentProviders, paymentWays } from '../../schema/pledges.ts'
import type { Agent } from '../support/agent.ts'
import { createTestPost, createTestServices } from '../support/gateway.ts'
import { anasPayment, type PaidPledge, promise, test as withProviders } from '../support/payments/giving.ts'
import type { SentCallback, StandIn } from '../support/payments/stand-in.ts'
import { anasPledge } from '../support/pledges.ts'

interface Gift {
  id: string
  amount: number
  refunded: number
  status: string
}

const callBack = (agent: Agent, way: ProviderName, { body, headers }: SentCallback) =>
  agent.post(`/api/payments/${way}/callback`, Buffer.from(body), {
    'content-type': 'application/json',
    ...headers,
  })

const look = async (agent: Agent, { token }: Pick<PaidPledge, 'token'>) =>
  (await agent.post<PaidPledge>('/api/giving/pledge', { token })).body

/** The gifts to a project, whatever became of them. */
const ledgerOf = async (agent: Agent, project: string): Promise<Gift[]> =>
  (await agent.get<Gift[]>(`/api/donations?project=${project}`)).body

/** Seconds. */
const day = 86_400

/** The only payment there is. */
const paymentAt = (standIn: StandIn) => {
  const [payment, ...others] = standIn.payments()
  if (!payment || others.length > 0) throw new Error(`there are ${others.length} payments too many`)
  return payment
}

describe.each(paymentProviders)('by %s', (way) => {
  const test = withProviders
  const input = anasPayment(way)

  test('whoever gives is led to its page, and what they pay there is one gift', async ({
    played,
    services,
    asVisitor,
    asAdmin,
    project,
    clock,
  }) => {
    expect((await asVisitor.get<{ ways: string[] }>('/api/giving')).body.ways).toContain(way)
    const { status, body: pledge } = await promise(asVisitor, project, input)
    expect(status).toBe(201)
    expect(pledge).toMatchObject({
      state: 'pledged',
      iban: null,
      payUrl: expect.stringMatching(/^https:/),
      expiresAt: new Date(clock.now().getTime() + paymentWays[way].minutes * 60_000).toISOString(),
    })
    const standIn = played.standIns[way]
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

  test('what somebody else says of a payment is refused', async ({
    played,
    services,
    asVisitor,
    project,
  }) => {
    const { body: pledge } = await promise(asVisitor, project, input)
    const standIn = played.standIns[way]
    const { id } = paymentAt(standIn)
    const { body, headers } = standIn.callback(id)
    const asked = standIn.asked()
    for (const callback of [
      standIn.forged(id),
      { body: 'no JSON', headers },
      { body: '', headers: {} },
      ...(way === 'tbc'
        ? []
        : [
            { body: `${body} `, headers },
            { body, headers: {} },
          ]),
    ])
      expect(await callBack(asVisitor, way, callback)).toMatchObject({
        status: 400,
        body: { code: 'callback_refused' },
      })
    await services.pledges.lookAtSome()
    expect(standIn.asked()).toBe(asked)
    expect((await look(asVisitor, pledge)).state).toBe('pledged')
  })

  test('what is said of a payment that is none of ours is not found', async ({
    played,
    asVisitor,
    project,
  }) => {
    await promise(asVisitor, project, input)
    const standIn = played.standIns[way]
    const { id } = paymentAt(standIn)
    expect(await callBack(asVisitor, way, standIn.strange())).toMatchObject({
      status: 404,
      body: { detail: 'payment not found' },
    })
    for (const other of paymentProviders.filter((each) => each !== way))
      expect((await callBack(asVisitor, other, standIn.callback(id))).status).toBeGreaterThanOrEqual(400)
  })

  test('a callback that says it is paid before it is decides nothing', async ({
    played,
    services,
    asVisitor,
    asAdmin,
    project,
  }) => {
    const { body: pledge } = await promise(asVisitor, project, input)
    const standIn = played.standIns[way]
    const { id } = paymentAt(standIn)
    standIn.change(id, { state: 'paid' })
    const early = standIn.callback(id)
    standIn.change(id, { state: 'created' })
    await callBack(asVisitor, way, early)
    await services.pledges.lookAtSome()
    expect((await look(asVisitor, pledge)).state).toBe('pledged')
    expect(await ledgerOf(asAdmin, project)).toEqual([])
  })

  test('whose callback is lost is asked for, and none expires before', async ({
    played,
    services,
    asVisitor,
    project,
    clock,
  }) => {
    const { body: pledge } = await promise(asVisitor, project, input)
    const standIn = played.standIns[way]
    standIn.change(paymentAt(standIn).id, { state: 'paid' })
    expect(await services.pledges.lookAtSome()).toBe(0)
    clock.advance({ seconds: 3600 })
    expect(await services.pledges.expire()).toBe(0)
    expect(await services.pledges.lookAtSome()).toBe(1)
    expect((await look(asVisitor, pledge)).state).toBe('confirmed')
    expect(await services.pledges.lookAtSome()).toBe(0)
  })

  test('whoever does not pay in time is waited for no longer, and late money is a gift', async ({
    played,
    services,
    asVisitor,
    project,
    clock,
  }) => {
    const { body: pledge } = await promise(asVisitor, project, input)
    clock.advance({ seconds: 3600 })
    await services.pledges.lookAtSome()
    expect(await look(asVisitor, pledge)).toMatchObject({ state: 'expired', payUrl: null })
    const standIn = played.standIns[way]
    standIn.change(paymentAt(standIn).id, { state: 'paid' })
    clock.advance({ seconds: 3600 })
    await services.pledges.lookAtSome()
    expect(await look(asVisitor, pledge)).toMatchObject({ state: 'confirmed', raised: 70 })
  })

  test('a payment that came to nothing has failed, unless it came to something later', async ({
    played,
    services,
    asVisitor,
    project,
  }) => {
    const { body: pledge } = await promise(asVisitor, project, input)
    const standIn = played.standIns[way]
    const { id } = paymentAt(standIn)
    for (const [state, then] of [
      ['failed', 'failed'],
      ['paid', 'confirmed'],
    ] as const) {
      standIn.change(id, { state })
      await callBack(asVisitor, way, standIn.callback(id))
      await services.pledges.lookAtSome()
      expect(await look(asVisitor, pledge)).toMatchObject({ state: then, payUrl: null })
    }
  })

  test('another sum, or another currency, confirms nothing, and is told to the team', async ({
    played,
    services,
    asVisitor,
    asAdmin,
    project,
    failures,
    clock,
  }) => {
    for (const [change, cameInstead] of [
      [{ amount: 6999 }, '69.99 GEL'],
      [{ amount: 7001 }, '70.01 GEL'],
      [{ currency: 'USD' }, '70.00 USD'],
    ] as const) {
      const { body: pledge } = await promise(asVisitor, project, input)
      const standIn = played.standIns[way]
      const { id } = standIn.payments().at(-1) ?? { id: '' }
      standIn.change(id, { state: 'paid', ...change })
      for (const _ of ['once', 'and again']) {
        await callBack(asVisitor, way, standIn.callback(id))
        await services.pledges.lookAtSome()
      }
      expect((await asAdmin.get(`/api/pledges/${pledge.id}`)).body).toMatchObject({
        state: 'pledged',
        cameInstead,
      })
      expect(await look(asVisitor, pledge)).toMatchObject({ state: 'pledged', payUrl: null })
    }
    expect(failures).toHaveLength(3)
    expect(await ledgerOf(asAdmin, project)).toEqual([])
    expect((await asAdmin.get<PaidPledge[]>('/api/pledges?filter=cameInstead')).body).toHaveLength(3)
    clock.advance({ seconds: 7200 })
    expect(await services.pledges.expire()).toBe(0)
  })

  test('what goes back at the provider goes back in the ledger, once', async ({
    played,
    services,
    asVisitor,
    asAdmin,
    project,
  }) => {
    await promise(asVisitor, project, input)
    const standIn = played.standIns[way]
    const { id } = paymentAt(standIn)
    const tell = async (change: Parameters<StandIn['change']>[1]): Promise<Gift[]> => {
      standIn.change(id, change)
      for (const _ of ['once', 'and again']) {
        await callBack(asVisitor, way, standIn.callback(id))
        await services.pledges.lookAtSome()
      }
      return ledgerOf(asAdmin, project)
    }
    const [gift] = await tell({ state: 'paid' })
    expect(await tell({ refunded: 2000 })).toMatchObject([{ amount: 50, refunded: 20, status: 'confirmed' }])
    // Somebody of the team has given back ten more there, and written it down before the provider says so.
    await asAdmin.post(`/api/donations/${gift?.id}/refunds`, { amount: 10, reason: 'By mistake.' })
    expect(await tell({ refunded: 3000 })).toMatchObject([{ amount: 40, refunded: 30 }])
    expect(await tell({ refunded: 7000 })).toMatchObject([{ amount: 0, refunded: 70, status: 'refunded' }])
  })

  test('what goes back is found by looking where nobody tells of it: within a day, later within a week', async ({
    played,
    services,
    asVisitor,
    project,
    clock,
  }) => {
    const { body: pledge } = await promise(asVisitor, project, input)
    const standIn = played.standIns[way]
    const { id } = paymentAt(standIn)
    standIn.change(id, { state: 'paid' })
    await callBack(asVisitor, way, standIn.callback(id))
    await services.pledges.lookAtSome()
    for (const [days, refunded] of [
      [1, 20],
      [90, 30],
    ] as const) {
      standIn.change(id, { refunded: refunded * 100 })
      clock.advance({ seconds: days * day })
      // A provider that is not there just then is asked the next time.
      standIn.behave('fails')
      expect(await services.pledges.lookAtSome()).toBe(1)
      standIn.behave('answers')
      clock.advance({ seconds: (days === 1 ? 1 : 7) * day })
      expect(await services.pledges.lookAtSome()).toBe(1)
      expect((await look(asVisitor, pledge)).raised).toBe(70 - refunded)
    }
    clock.advance({ seconds: 182 * day })
    expect(await services.pledges.lookAtSome()).toBe(1)
    clock.advance({ seconds: 182 * day })
    expect(await services.pledges.lookAtSome()).toBe(0)
  })

  test('what came and went back while nobody was told is a gift that went back', async ({
    played,
    services,
    asVisitor,
    asAdmin,
    project,
    clock,
  }) => {
    await promise(asVisitor, project, input)
    const standIn = played.standIns[way]
    standIn.change(paymentAt(standIn).id, { state: 'paid', refunded: 7000 })
    clock.advance({ seconds: 60 })
    await services.pledges.lookAtSome()
    expect(await ledgerOf(asAdmin, project)).toMatchObject([{ amount: 0, refunded: 70, status: 'refunded' }])
  })

  test('a provider that is not there is said to be, and whoever tries again pays once', async ({
    played,
    services,
    asVisitor,
    asAdmin,
    project,
    failures,
  }) => {
    const standIn = played.standIns[way]
    for (const manners of ['fails', 'says nothing', 'talks nonsense'] as const) {
      standIn.behave(manners)
      expect(await promise(asVisitor, project, input, 'one payment of mine')).toMatchObject({
        status: 503,
        headers: { 'retry-after': '60' },
        body: { code: 'payment_unavailable' },
      })
    }
    expect(failures).toHaveLength(3)
    standIn.behave('answers')
    const { body: pledge } = await promise(asVisitor, project, input, 'one payment of mine')
    expect((await promise(asVisitor, project, input, 'one payment of mine')).body).toEqual(pledge)
    const { id } = paymentAt(standIn)
    expect((await asAdmin.get<PaidPledge[]>('/api/pledges')).body).toHaveLength(1)
    standIn.change(id, { state: 'paid' })
    await callBack(asVisitor, way, standIn.callback(id))
    await services.pledges.lookAtSome()
    expect((await look(asVisitor, pledge)).raised).toBe(70)
  })

  test('whoever tries again much later has all the time that its page is open', async ({
    played,
    asVisitor,
    project,
    clock,
  }) => {
    const standIn = played.standIns[way]
    for (const minutes of [31, 62]) {
      const key = `again after ${minutes} minutes`
      standIn.behave('says nothing')
      expect((await promise(asVisitor, project, input, key)).status).toBe(503)
      standIn.behave('answers')
      clock.advance({ seconds: minutes * 60 })
      expect(await promise(asVisitor, project, input, key)).toMatchObject({
        status: 201,
        body: {
          payUrl: expect.stringMatching(/^https:/),
          expiresAt: new Date(clock.now().getTime() + paymentWays[way].minutes * 60_000).toISOString(),
        },
      })
    }
    expect(standIn.payments()).toHaveLength(2)
  })

  test('a provider that refuses a payment for good is not asked again in a minute', async ({
    played,
    asVisitor,
    project,
  }) => {
    played.standIns[way].behave('refuses')
    const refused = await promise(asVisitor, project, input)
    expect(refused).toMatchObject({ status: 409, body: { code: 'payment_refused' } })
    expect(refused.headers).not.toHaveProperty('retry-after')
  })

  test('a provider that is not there when it is asked is asked again', async ({
    played,
    services,
    asVisitor,
    project,
    clock,
    failures,
  }) => {
    const { body: pledge } = await promise(asVisitor, project, input)
    const standIn = played.standIns[way]
    const { id } = paymentAt(standIn)
    standIn.change(id, { state: 'paid' })
    standIn.behave('fails')
    expect((await callBack(asVisitor, way, standIn.callback(id))).status).toBe(200)
    expect(await services.pledges.lookAtSome()).toBe(1)
    expect(await services.pledges.lookAtSome()).toBe(0)
    expect(failures).toHaveLength(1)
    // Nobody knows yet whether it was paid, so it does not expire either.
    clock.advance({ seconds: 3600 })
    expect(await services.pledges.expire()).toBe(0)
    standIn.behave('answers')
    await services.pledges.lookAtSome()
    expect((await look(asVisitor, pledge)).state).toBe('confirmed')
  })

  test('what nobody can be asked about any more expires in the end', async ({
    manager,
    asVisitor,
    project,
    clock,
  }) => {
    const { body: pledge } = await promise(asVisitor, project, input)
    const { pledges } = createTestServices(manager, { clock })
    clock.advance({ seconds: 86_400 })
    expect(await pledges.expire()).toBe(0)
    clock.advance({ seconds: 7 * 86_400 })
    expect(await pledges.expire()).toBe(1)
    expect((await look(asVisitor, pledge)).state).toBe('expired')
  })

  test('money that came for what was taken back is a gift', async ({
    played,
    services,
    asVisitor,
    project,
  }) => {
    const { body: pledge } = await promise(asVisitor, project, input)
    await asVisitor.post('/api/giving/pledge/withdrawal', { token: pledge.token })
    const standIn = played.standIns[way]
    const { id } = paymentAt(standIn)
    standIn.change(id, { state: 'paid' })
    await callBack(asVisitor, way, standIn.callback(id))
    await services.pledges.lookAtSome()
    expect(await look(asVisitor, pledge)).toMatchObject({ state: 'confirmed', raised: 70 })
  })

  test('what was paid otherwise is not taken back by whoever paid it', async ({
    played,
    services,
    asVisitor,
    project,
  }) => {
    const { body: pledge } = await promise(asVisitor, project, input)
    const standIn = played.standIns[way]
    const { id } = paymentAt(standIn)
    standIn.change(id, { state: 'paid', amount: 6999 })
    await callBack(asVisitor, way, standIn.callback(id))
    await services.pledges.lookAtSome()
    expect(await asVisitor.post('/api/giving/pledge/withdrawal', { token: pledge.token })).toMatchObject({
      status: 409,
      body: { code: 'pledge_settled' },
    })
  })

  test('a payment whose answer was lost is not made twice, where the provider knows how', async ({
    played,
    asVisitor,
    project,
  }) => {
    const standIn = played.standIns[way]
    expect((await promise(asVisitor, project, { amount: 5, anonymous: true, way })).status).toBe(201)
    standIn.behave('does it and hangs up')
    expect((await promise(asVisitor, project, input, 'a key')).status).toBe(503)
    standIn.behave('answers')
    expect((await promise(asVisitor, project, input, 'a key')).status).toBe(201)
    // TBC Bank takes no key: nobody was ever led to the first one, so nobody can pay it.
    expect(standIn.payments()).toHaveLength(way === 'tbc' ? 3 : 2)
  })
})

describe('a sum that no payment by Stripe can be of', () => {
  withProviders('is refused at its field, and taken in another way', async ({ asVisitor, project }) => {
    for (const [amount, code, message] of [
      [1.99, 'too_small', 'amount must be at least 2'],
      [1_000_000, 'too_big', 'amount must be at most 999999.99'],
    ] as const) {
      const input = { ...anasPayment('stripe'), amount }
      expect(await promise(asVisitor, project, input)).toMatchObject({
        status: 400,
        body: { errors: [{ field: 'amount', code, message }] },
      })
      expect((await promise(asVisitor, project, { ...input, way: 'tbc' })).status).toBe(201)
    }
    expect((await promise(asVisitor, project, { ...anasPayment('stripe'), amount: 999_999.99 })).status).toBe(
      201,
    )
  })
})

describe('a payment that is taken back', () => {
  withProviders(
    'cannot be paid any more where its provider closes pages, whoever takes it back',
    async ({ played, asVisitor, asAdmin, project, failures }) => {
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
    },
  )
})

describe('a payment by Bank of Georgia', () => {
  withProviders(
    'is known by its code in the bank’s file, and no second gift',
    async ({ played, services, asVisitor, asAdmin, project }) => {
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
    },
  )
})

describe('whoever has set up no provider', () => {
  const test = withProviders.extend('payments', () => noPayments)

  test('offers none, and knows none of their callbacks', async ({ asVisitor, project }) => {
    expect((await asVisitor.get('/api/giving')).body).toMatchObject({ ways: ['transfer'] })
    expect(await promise(asVisitor, project, anasPayment('bog'))).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'way', code: 'invalid_option' }] },
    })
    for (const way of [...paymentProviders, 'transfer', 'nobody'])
      expect((await asVisitor.post(`/api/payments/${way}/callback`, {})).status).toBe(404)
  })
})

describe('who tries stolen cards', () => {
  const test = withProviders.extend('payments', async ({ played, manager, clock }) => ({
    providers: await played.providers(),
    starts: createSharedLimit(manager, { most: 3, windowSeconds: 3600, clock }),
  }))

  const limited = { status: 429, body: { code: 'rate_limited' } }
  const nameless = { amount: 5, anonymous: true, way: 'bog' }

  test('is kept from beginning more payments, by the address or by the email, and transfers are not', async ({
    asVisitor,
    project,
    clock,
  }) => {
    const { donorEmail, ...withoutEmail } = anasPayment('bog')
    for (const from of ['192.0.2.1', '192.0.2.2', '192.0.2.3'])
      expect((await promise(asVisitor.from(from), project, { ...withoutEmail, donorEmail })).status).toBe(201)
    const elsewhere = asVisitor.from('192.0.2.4')
    expect(
      await promise(elsewhere, project, { ...withoutEmail, donorEmail: 'ANA@example.org' }),
    ).toMatchObject(limited)
    // The address has begun one by then that was refused, and takes two more.
    for (const _ of ['second', 'third'])
      expect((await promise(elsewhere, project, nameless)).status).toBe(201)
    expect(await promise(elsewhere, project, nameless)).toMatchObject(limited)
    expect((await promise(elsewhere, project, anasPledge)).status).toBe(201)
    clock.advance({ seconds: 3600 })
    expect((await promise(elsewhere, project, nameless)).status).toBe(201)
  })
})

describe('the address for callbacks', () => {
  withProviders.for(['a\u0000b', '\ud800', 'x'.repeat(201)])(
    'finds no payment of a name that none has, %j',
    async (PaymentId, { asVisitor }) => {
      expect(
        await callBack(asVisitor, 'tbc', { body: JSON.stringify({ PaymentId }), headers: {} }),
      ).toMatchObject({ status: 404, body: { detail: 'payment not found' } })
    },
  )

  withProviders('takes no body of more bytes than any provider sends', async ({ asVisitor }) => {
    const callback = (bytes: number) =>
      callBack(asVisitor, 'tbc', { body: JSON.stringify({ PaymentId: 'x'.repeat(bytes) }), headers: {} })
    expect((await callback(longestCallback - 20)).status).toBe(404)
    expect(await callback(longestCallback)).toMatchObject({
      status: 413,
      body: { code: 'payload_too_large' },
    })
  })
})

withProviders.extend('post', ({ clock }): Outbox | null => createTestPost(clock))(
  'whoever pays by card and leaves an address is sent one receipt of that, one of what goes back, and told of no transfer',
  async ({ played, services, asVisitor, project, manager }) => {
    await promise(asVisitor, project, anasPayment('bog'))
    const standIn = played.standIns.bog
    const { id } = paymentAt(standIn)
    for (const change of [{ state: 'paid' }, { refunded: 2000 }] as const) {
      standIn.change(id, change)
      for (const _ of ['once', 'and again']) {
        await callBack(asVisitor, 'bog', standIn.callback(id))
        await services.pledges.lookAtSome()
      }
    }
    const letters = await manager.find(LetterEntity, {
      ...{ where: { recipient: 'ana@example.org' }, order: { id: 'ASC' } },
    })
    expect(letters).toMatchObject([{ kind: 'receipt' }, { kind: 'receipt' }])
    expect(
      await manager.query(
        'select id, kind, amount::float8 as amount, issued_by as by from receipts order by ordinal',
      ),
    ).toEqual([
      { id: letters[0]?.about, kind: 'gift', amount: 70, by: null },
      { id: letters[1]?.about, kind: 'refund', amount: 20, by: null },
    ])
  },
)
