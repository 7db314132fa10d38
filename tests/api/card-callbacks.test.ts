import { describe, expect } from 'vitest'
import { longestCallback } from '../../gateway/rooms/pledges/payment-callbacks.routes.ts'
import { paymentProviders } from '../../schema/payment-ways.ts'
import { test } from '../support/payments/giving.ts'
import { byProvider, callBack, ledgerOf, look } from '../support/payments/told.ts'

describe.each(paymentProviders)('by %s', (way) => {
  const test = byProvider(way)

  test('what somebody else says of a payment is refused', async ({
    standIn,
    services,
    asVisitor,
    pledge,
    paymentId: id,
  }) => {
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
    standIn,
    asVisitor,
    paymentId: id,
  }) => {
    expect(await callBack(asVisitor, way, standIn.strange())).toMatchObject({
      status: 404,
      body: { detail: 'payment not found' },
    })
    for (const other of paymentProviders.filter((each) => each !== way))
      expect((await callBack(asVisitor, other, standIn.callback(id))).status).toBeGreaterThanOrEqual(400)
  })

  test('a callback that says it is paid before it is decides nothing', async ({
    standIn,
    services,
    asVisitor,
    asAdmin,
    project,
    pledge,
    paymentId: id,
  }) => {
    standIn.change(id, { state: 'paid' })
    const early = standIn.callback(id)
    standIn.change(id, { state: 'created' })
    await callBack(asVisitor, way, early)
    await services.pledges.lookAtSome()
    expect((await look(asVisitor, pledge)).state).toBe('pledged')
    expect(await ledgerOf(asAdmin, project)).toEqual([])
  })

  test('whose callback is lost is asked for, and none expires before', async ({
    standIn,
    services,
    asVisitor,
    pledge,
    paymentId,
    clock,
  }) => {
    standIn.change(paymentId, { state: 'paid' })
    expect(await services.pledges.lookAtSome()).toBe(0)
    clock.advance({ seconds: 3600 })
    expect(await services.pledges.expire()).toBe(0)
    expect(await services.pledges.lookAtSome()).toBe(1)
    expect((await look(asVisitor, pledge)).state).toBe('confirmed')
    expect(await services.pledges.lookAtSome()).toBe(0)
  })
})

describe('the address for callbacks', () => {
  test.for(['a\u0000b', '\ud800', 'x'.repeat(201)])(
    'finds no payment of a name that none has, %j',
    async (PaymentId, { asVisitor }) => {
      expect(
        await callBack(asVisitor, 'tbc', { body: JSON.stringify({ PaymentId }), headers: {} }),
      ).toMatchObject({ status: 404, body: { detail: 'payment not found' } })
    },
  )

  test('takes no body of more bytes than any provider sends', async ({ asVisitor }) => {
    const callback = (bytes: number) =>
      callBack(asVisitor, 'tbc', { body: JSON.stringify({ PaymentId: 'x'.repeat(bytes) }), headers: {} })
    expect((await callback(longestCallback - 20)).status).toBe(404)
    expect(await callback(longestCallback)).toMatchObject({
      status: 413,
      body: { code: 'payload_too_large' },
    })
  })
})
