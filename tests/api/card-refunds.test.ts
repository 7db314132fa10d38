import { describe, expect } from 'vitest'
import { LetterEntity } from '../../gateway/letters/letter.entity.ts'
import type { Outbox } from '../../gateway/letters/outbox.ts'
import { createPaymentsRepository } from '../../gateway/rooms/pledges/payments.repository.ts'
import { paymentProviders } from '../../schema/payment-ways.ts'
import { createTestPost } from '../support/gateway.ts'
import { anasPayment, promise, test } from '../support/payments/giving.ts'
import type { StandIn } from '../support/payments/stand-in.ts'
import { byProvider, type CardGift, callBack, ledgerOf, look, paymentAt } from '../support/payments/told.ts'

/** After how many more days how much of the gift has gone back altogether: soon, and where its provider is asked rarely. */
const goneBack = [
  { days: 1, refunded: 20 },
  { days: 200, refunded: 30 },
]

/** Seconds. */
const day = 86_400

describe.each(paymentProviders)('by %s', (way) => {
  const test = byProvider(way)

  test('what goes back at the provider goes back in the ledger, once', async ({
    asAdmin,
    project,
    paymentId,
    become,
  }) => {
    const tell = async (change: Parameters<StandIn['change']>[1]): Promise<CardGift[]> => {
      await become(paymentId, change, 2)
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
    standIn,
    services,
    asVisitor,
    pledge,
    paymentId,
    become,
    clock,
  }) => {
    await become(paymentId, { state: 'paid' })
    for (const [days, refunded] of [
      [1, 20],
      [90, 30],
    ] as const) {
      standIn.change(paymentId, { refunded: refunded * 100 })
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

  test('what goes back is found a little later where the look after its callback fails, however long ago it was given', async ({
    standIn,
    services,
    asVisitor,
    pledge,
    paymentId,
    become,
    clock,
  }) => {
    await become(paymentId, { state: 'paid' })
    for (const { days, refunded } of goneBack) {
      clock.advance({ seconds: days * day })
      await services.pledges.lookAtSome()
      standIn.behave('fails')
      await become(paymentId, { refunded: refunded * 100 })
      standIn.behave('answers')
      expect((await look(asVisitor, pledge)).raised).not.toBe(70 - refunded)
      clock.advance({ seconds: 10 * 60 })
      expect(await services.pledges.lookAtSome()).toBe(1)
      expect((await look(asVisitor, pledge)).raised).toBe(70 - refunded)
    }
  })

  test('what goes back is found a little later where the gateway ends that looks after its callback, however long ago it was given', async ({
    standIn,
    services,
    asVisitor,
    pledge,
    paymentId,
    become,
    manager,
    clock,
  }) => {
    await become(paymentId, { state: 'paid' })
    for (const { days, refunded } of goneBack) {
      clock.advance({ seconds: days * day })
      await services.pledges.lookAtSome()
      standIn.change(paymentId, { refunded: refunded * 100 })
      await callBack(asVisitor, way, standIn.callback(paymentId))
      expect(await createPaymentsRepository(manager).takeDue(clock.now())).toHaveLength(1)
      clock.advance({ seconds: 10 * 60 })
      expect(await services.pledges.lookAtSome()).toBe(1)
      expect((await look(asVisitor, pledge)).raised).toBe(70 - refunded)
    }
  })

  test('what came and went back while nobody was told is a gift that went back', async ({
    standIn,
    services,
    asAdmin,
    project,
    paymentId,
    clock,
  }) => {
    standIn.change(paymentId, { state: 'paid', refunded: 7000 })
    clock.advance({ seconds: 60 })
    await services.pledges.lookAtSome()
    expect(await ledgerOf(asAdmin, project)).toMatchObject([{ amount: 0, refunded: 70, status: 'refunded' }])
  })
})

test.extend('post', ({ clock }): Outbox | null => createTestPost(clock))(
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
