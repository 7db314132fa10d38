import { describe, expect } from 'vitest'
import { createSharedLimit } from '../../gateway/database/shared-limit.ts'
import { noPayments } from '../../gateway/payments/payment-provider.ts'
import { paymentProviders, paymentWays } from '../../schema/payment-ways.ts'
import { createTestServices } from '../support/gateway.ts'
import { anasPayment, type PaidPledge, promise, test as withProviders } from '../support/payments/giving.ts'
import { callBack, look, paymentAt } from '../support/payments/told.ts'
import { anasPledge } from '../support/pledges.ts'

describe.each(paymentProviders)('by %s', (way) => {
  const test = withProviders
  const input = anasPayment(way)

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
