import { describe, expect } from 'vitest'
import { createKeyedHash } from '../../gateway/authentication/keyed-hash.ts'
import { createPledgeTokens } from '../../gateway/authentication/record-tokens.ts'
import type { Outbox } from '../../gateway/letters/outbox.ts'
import { createMonthlyGiftsRepository } from '../../gateway/rooms/pledges/monthly-gifts.repository.ts'
import { receiptLetter } from '../../gateway/rooms/receipts/receipt-letter.ts'
import { createReceiptsRepository } from '../../gateway/rooms/receipts/receipts.repository.ts'
import type { OwnPledge } from '../../schema/own-pledge.ts'
import type { Pledge } from '../../schema/pledges.ts'
import type { Agent } from '../support/agent.ts'
import { createTestPost, tokenSecret } from '../support/gateway.ts'
import { anasPayment, type PaidPledge, promise, test as withProviders } from '../support/payments/giving.ts'
import { type CardGift, callBack } from '../support/payments/told.ts'
import { erase } from '../support/personal-data.ts'
import { promise as promiseByTransfer, test as withoutProviders } from '../support/pledge-site.ts'
import { receiptLetters } from '../support/receipt-letters.ts'

const monthly = { ...anasPayment('stripe'), frequency: 'monthly' }
const day = { seconds: 24 * 60 * 60 }
const month = { seconds: 31 * 24 * 60 * 60 }
const why = { reason: 'They have asked us to, on the telephone.' }

const stop = (agent: Agent, { token }: Pick<PaidPledge, 'token'>) =>
  agent.post<OwnPledge>('/api/giving/pledge/stop', { token })

const seen = async (agent: Agent, { token }: Pick<PaidPledge, 'token'>) =>
  (await agent.post<OwnPledge>('/api/giving/pledge', { token })).body

/** Ana has promised seventy lari a month. */
const test = withProviders
  .extend('post', ({ clock }): Outbox | null => createTestPost(clock))
  .extend('stripe', ({ played }) => played.standIns.stripe)
  .extend('pledge', async ({ asVisitor, project }): Promise<PaidPledge> => {
    const { status, body } = await promise(asVisitor, project, monthly)
    expect(status).toBe(201)
    return body
  })
  /** Has everything looked at that is due. */
  .extend('look', ({ services }) => async (): Promise<void> => {
    while ((await services.pledges.lookAtSome()) > 0);
  })
  /** She has paid the first month; answers what charges the others. */
  .extend('begun', async ({ stripe, asVisitor, pledge: _, look }): Promise<string> => {
    const [{ id } = { id: '' }] = stripe.payments()
    stripe.change(id, { state: 'paid' })
    expect(await callBack(asVisitor, 'stripe', stripe.callback(id))).toMatchObject({ status: 200 })
    await look()
    return stripe.subscriptions()[0]?.id ?? ''
  })
  /** All gifts, the first one first. A session of the team does not last as long as a monthly gift. */
  .extend(
    'ledger',
    ({ manager }) =>
      (): Promise<CardGift[]> =>
        manager.query(
          'select id, amount::float8, refunded::float8, status, method from donations order by received_at, id',
        ),
  )
  /** The pledges of a filter as the team sees them, newest first. */
  .extend(
    'told',
    ({ services, founder }) =>
      async (filter?: string): Promise<Pledge[]> =>
        (await services.pledges.list(founder, filter === undefined ? {} : { filter }, 'en')).nodes,
  )
  /** Letters of a kind, the first one first. */
  .extend(
    'letters',
    ({ manager }) =>
      (kind: string): Promise<{ recipient: string; locale: string }[]> =>
        manager.query('select recipient, locale from letters where kind = $1 order by id', [kind]),
  )

describe('a gift of every month', () => {
  test('is offered where a way can be charged again', async ({ asVisitor, project: _ }) => {
    expect((await asVisitor.get('/api/giving')).body).toMatchObject({ monthlyWays: ['stripe'] })
  })

  withoutProviders('is not where none can, and refused with what to do', async ({ asVisitor, project }) => {
    expect((await asVisitor.get('/api/giving')).body).not.toHaveProperty('monthlyWays')
    for (const [way, field] of [
      ['transfer', 'way'],
      ['bog', 'way'],
      ['stripe', 'frequency'],
    ])
      expect(
        await promiseByTransfer(asVisitor, project, {
          amount: 70,
          anonymous: true,
          way,
          frequency: 'monthly',
        }),
      ).toMatchObject({ status: 400, body: { errors: [{ field, code: 'not_monthly' }] } })
  })

  test('begins as one by card does, and each month of it is a gift with a receipt of its own', async ({
    stripe,
    begun,
    pledge,
    look,
    letters,
    asVisitor,
    clock,
    ledger,
    told,
  }) => {
    expect(pledge).toMatchObject({ state: 'pledged', payUrl: expect.stringMatching(/^https:/) })
    expect(await seen(asVisitor, pledge)).toMatchObject({ state: 'confirmed', monthlyState: 'active' })
    for (const _ of ['second', 'third']) {
      clock.advance(month)
      stripe.chargeAgain(begun)
      await callBack(asVisitor, 'stripe', stripe.toldOf(begun, 'invoice.paid'))
      await look()
    }
    expect(await ledger()).toMatchObject(
      Array.from({ length: 3 }, () => ({ amount: 70, status: 'confirmed', method: 'card' })),
    )
    expect(await letters('receipt')).toHaveLength(3)
    const months = await told()
    expect(months).toHaveLength(3)
    expect(new Set(months.map(({ code }) => code)).size).toBe(3)
    expect(await told('monthly')).toMatchObject([
      { id: months[0]?.id, frequency: 'monthly', monthlyState: 'active', nextChargeAt: expect.any(String) },
    ])
  })

  test('is charged once however often, early and falsely that is told', async ({
    stripe,
    pledge,
    look,
    asVisitor,
    clock,
    ledger,
  }) => {
    const [{ id } = { id: '' }] = stripe.payments()
    stripe.change(id, { state: 'paid' })
    const [{ id: subscription } = { id: '' }] = stripe.subscriptions()
    const first = stripe.toldOf(subscription, 'invoice.paid')
    // The first invoice is told before the session, and both twice.
    for (const callback of [first, first, stripe.callback(id), stripe.callback(id), first])
      expect(await callBack(asVisitor, 'stripe', callback)).toMatchObject({ status: 200 })
    await look()
    clock.advance(month)
    const payment = stripe.chargeAgain(subscription)
    expect(await callBack(asVisitor, 'stripe', stripe.forged(payment))).toMatchObject({ status: 400 })
    expect(await ledger()).toHaveLength(1)
    const second = stripe.toldOf(subscription, 'invoice.paid')
    for (const each of [second, first, second]) await callBack(asVisitor, 'stripe', each)
    await look()
    expect(await ledger()).toHaveLength(2)
    expect((await seen(asVisitor, pledge)).monthlyState).toBe('active')
  })

  test('loses no month whose callback was lost', async ({ stripe, begun, look, clock, ledger }) => {
    clock.advance(month)
    stripe.chargeAgain(begun)
    stripe.behave('fails')
    await look()
    expect(await ledger()).toHaveLength(1)
    stripe.behave('answers')
    clock.advance(day)
    await look()
    expect(await ledger()).toHaveLength(2)
  })

  test('tells the team where another sum was charged', async ({
    stripe,
    begun,
    look,
    failures,
    asVisitor,
    clock,
    ledger,
    told,
  }) => {
    clock.advance(month)
    stripe.chargeAgain(begun, { amount: 6900 })
    await callBack(asVisitor, 'stripe', stripe.toldOf(begun, 'invoice.paid'))
    await look()
    expect(await ledger()).toHaveLength(1)
    expect(await told('cameInstead')).toMatchObject([{ cameInstead: '69.00 GEL' }])
    expect(failures).toHaveLength(1)
  })

  test('has any month of it refunded as a gift by card is', async ({
    stripe,
    begun,
    look,
    asVisitor,
    clock,
    ledger,
  }) => {
    clock.advance(month)
    const second = stripe.chargeAgain(begun)
    await callBack(asVisitor, 'stripe', stripe.toldOf(begun, 'invoice.paid'))
    await look()
    const [{ id: first } = { id: '' }] = stripe.payments()
    for (const [id, refunded] of [
      [second, 7000],
      [first, 2000],
    ] as const) {
      stripe.change(id, { refunded })
      for (const _ of ['once', 'and again'])
        expect(await callBack(asVisitor, 'stripe', stripe.callback(id))).toMatchObject({ status: 200 })
      await look()
    }
    const gifts = await ledger()
    expect(gifts.toSorted((one, other) => one.refunded - other.refunded)).toMatchObject([
      { refunded: 20, status: 'confirmed' },
      { refunded: 70, status: 'refunded' },
    ])
  })

  test('says of a part that went back that the gift goes on, and not that this part is given', async ({
    stripe,
    begun: _,
    look,
    asVisitor,
    manager,
  }) => {
    const [{ id } = { id: '' }] = stripe.payments()
    stripe.change(id, { refunded: 2000 })
    await callBack(asVisitor, 'stripe', stripe.callback(id))
    await look()
    const writer = receiptLetter({
      receipts: createReceiptsRepository(manager),
      tokens: createPledgeTokens(createKeyedHash([tokenSecret])),
    })
    const [gift, refund] = await Promise.all((await receiptLetters(manager)).map(writer.say))
    const [gives, goesOn] = [/You give this every month/, /Your monthly gift goes on/]
    expect(gift?.paragraphs.join('\n')).toMatch(gives)
    expect(refund?.paragraphs.join('\n')).toMatch(goesOn)
    expect(refund?.paragraphs.join('\n')).not.toMatch(gives)
  })

  test('says that a charge has failed, until the next one comes', async ({
    stripe,
    begun,
    pledge,
    look,
    asVisitor,
    told,
  }) => {
    stripe.decline(begun)
    await callBack(asVisitor, 'stripe', stripe.toldOf(begun, 'invoice.payment_failed'))
    await look()
    expect((await seen(asVisitor, pledge)).monthlyState).toBe('failing')
    expect(await told('monthly')).toMatchObject([{ monthlyState: 'failing' }])
    stripe.chargeAgain(begun)
    await callBack(asVisitor, 'stripe', stripe.toldOf(begun, 'invoice.paid'))
    await look()
    expect((await seen(asVisitor, pledge)).monthlyState).toBe('active')
  })

  test('that was never paid has never begun', async ({ pledge, look, asVisitor, clock }) => {
    expect(await stop(asVisitor, pledge)).toMatchObject({ status: 409, body: { code: 'not_monthly' } })
    clock.advance({ seconds: 3600 })
    await look()
    expect(await seen(asVisitor, pledge)).toMatchObject({
      state: 'expired',
      monthlyState: 'ended',
      monthlyEnd: 'unpaid',
    })
  })

  test('that was taken back before it was paid is charged no more, however late that was', async ({
    stripe,
    pledge,
    look,
    asVisitor,
    clock,
    ledger,
  }) => {
    await asVisitor.post('/api/giving/pledge/withdrawal', { token: pledge.token })
    const [{ id } = { id: '' }] = stripe.payments()
    stripe.change(id, { state: 'paid' })
    await callBack(asVisitor, 'stripe', stripe.callback(id))
    await look()
    clock.advance(day)
    await look()
    expect(await ledger()).toHaveLength(1)
    expect(stripe.subscriptions()).toMatchObject([{ status: 'canceled' }])
    expect(await seen(asVisitor, pledge)).toMatchObject({ state: 'confirmed', monthlyEnd: 'donor' })
  })

  test('is of nobody, and charged no more, once its donor is forgotten', async ({
    stripe,
    begun: _,
    look,
    letters,
    asAdmin,
    told,
  }) => {
    expect(await erase(asAdmin, 'ana@example.org')).toMatchObject({ status: 200 })
    await look()
    expect(stripe.subscriptions()).toMatchObject([{ status: 'canceled' }])
    expect(await told()).toMatchObject([{ donorName: null, monthlyEnd: 'erased' }])
    expect(await letters('monthlyEnded')).toEqual([])
  })

  test('is charged no more once its donor is forgotten, though its first month is found paid only after', async ({
    stripe,
    pledge,
    look,
    services,
    founder,
    asVisitor,
    clock,
    ledger,
  }) => {
    clock.advance({ seconds: 3600 })
    await look()
    expect(await seen(asVisitor, pledge)).toMatchObject({ monthlyEnd: 'unpaid' })
    const email = 'ana@example.org'
    await services.personalData.erase(founder, { email, confirmEmail: email })
    const [{ id } = { id: '' }] = stripe.payments()
    stripe.change(id, { state: 'paid' })
    await callBack(asVisitor, 'stripe', stripe.callback(id))
    await look()
    expect(await ledger()).toHaveLength(1)
    expect(stripe.subscriptions()).toMatchObject([{ status: 'canceled' }])
  })

  test('thanks by name in later months only who still wishes that', async ({
    stripe,
    look,
    services,
    asVisitor,
    project,
    clock,
    manager,
    ledger,
  }) => {
    const { body: pledge } = await promise(asVisitor, project, { ...monthly, thanked: true })
    const [{ id } = { id: '' }] = stripe.payments()
    stripe.change(id, { state: 'paid' })
    await callBack(asVisitor, 'stripe', stripe.callback(id))
    await look()
    await services.pledges.thankOwn({ token: pledge.token, thanked: false })
    clock.advance(month)
    stripe.chargeAgain(stripe.subscriptions()[0]?.id ?? '')
    await look()
    expect(await ledger()).toHaveLength(2)
    expect(await manager.query('select count(*)::int as count from pledges where thanked')).toEqual([
      { count: 0 },
    ])
  })
})

describe('a monthly gift is stopped', () => {
  test('by one press from the link of any month, at Stripe first, and told by letter', async ({
    stripe,
    begun,
    pledge,
    look,
    letters,
    asVisitor,
    clock,
    told,
  }) => {
    clock.advance(month)
    stripe.chargeAgain(begun)
    await callBack(asVisitor, 'stripe', stripe.toldOf(begun, 'invoice.paid'))
    await look()
    for (const _ of ['once', 'and again'])
      expect(await stop(asVisitor, pledge)).toMatchObject({
        status: 200,
        body: { state: 'confirmed', monthlyState: 'ended', monthlyEnd: 'donor' },
      })
    expect(stripe.subscriptions()).toMatchObject([{ status: 'canceled' }])
    await callBack(asVisitor, 'stripe', stripe.toldOf(begun, 'customer.subscription.deleted'))
    await look()
    expect(await letters('monthlyEnded')).toEqual([{ recipient: 'ana@example.org', locale: 'en' }])
    expect(await told('monthly')).toEqual([])
  })

  test('not where Stripe cannot be reached, which says what to do', async ({
    stripe,
    begun: _,
    pledge,
    asVisitor,
    letters,
  }) => {
    for (const manners of ['fails', 'says nothing', 'talks nonsense'] as const) {
      stripe.behave(manners)
      expect(await stop(asVisitor, pledge)).toMatchObject({
        status: 503,
        body: { code: 'monthly_not_stopped' },
        headers: { 'retry-after': '60' },
      })
    }
    stripe.behave('answers')
    expect(await seen(asVisitor, pledge)).toMatchObject({ monthlyState: 'active', monthlyEnd: null })
    expect(await stop(asVisitor, pledge)).toMatchObject({ status: 200 })
    expect(await letters('monthlyEnded')).toHaveLength(1)
  })

  test('though the answer of Stripe was lost, or somebody has ended it there', async ({
    stripe,
    begun: _,
    pledge,
    asVisitor,
  }) => {
    stripe.behave('does it and hangs up')
    expect(await stop(asVisitor, pledge)).toMatchObject({ status: 503 })
    expect(stripe.subscriptions()).toMatchObject([{ status: 'canceled' }])
    stripe.behave('answers')
    expect(await stop(asVisitor, pledge)).toMatchObject({ status: 200, body: { monthlyEnd: 'donor' } })
  })

  for (const [who, why, monthlyEnd] of [
    ['Stripe, as nothing could be charged', 'payment_failed', 'provider'],
    ['somebody of the team at Stripe', 'cancellation_requested', 'team'],
  ] as const)
    test(`by ${who}, which is told by letter`, async ({
      stripe,
      begun,
      pledge,
      look,
      letters,
      asVisitor,
      clock,
    }) => {
      stripe.endThere(begun, why)
      clock.advance(day)
      await look()
      expect(await seen(asVisitor, pledge)).toMatchObject({ monthlyState: 'ended', monthlyEnd })
      expect(await letters('monthlyEnded')).toHaveLength(1)
    })

  test('by its donor, whatever a gateway finds that had begun to look before', async ({
    begun: _,
    pledge,
    asVisitor,
    clock,
    manager,
  }) => {
    const monthly = createMonthlyGiftsRepository(manager)
    clock.advance(day)
    const [due] = await monthly.takeDue(clock.now())
    expect(due).toMatchObject({ endedWhy: null })
    await monthly.want(due?.id ?? '', 'donor')
    expect(await monthly.end(due?.id ?? '', 'provider', clock.now())).toBe(true)
    expect(await seen(asVisitor, pledge)).toMatchObject({ monthlyState: 'ended', monthlyEnd: 'donor' })
  })

  test('with its project, whose last month is in the ledger', async ({
    stripe,
    begun,
    pledge,
    look,
    letters,
    asVisitor,
    project,
    clock,
    ledger,
    services,
    founder,
  }) => {
    clock.advance(month)
    stripe.chargeAgain(begun)
    await services.projects.setState(founder, project, { state: 'archived' })
    await look()
    expect(await ledger()).toHaveLength(2)
    expect(stripe.subscriptions()).toMatchObject([{ status: 'canceled' }])
    expect(await seen(asVisitor, pledge)).toMatchObject({ monthlyState: 'ended', monthlyEnd: 'project' })
    expect(await letters('monthlyEnded')).toHaveLength(1)
  })

  test('by the team, with why, and by nobody else', async ({
    stripe,
    begun: _,
    pledge,
    letters,
    asVisitor,
    asAdmin,
  }) => {
    const at = `/api/pledges/${pledge.id}/monthly-end`
    expect((await asVisitor.post(at, why)).status).toBe(401)
    expect((await asAdmin.post(at, {})).status).toBe(400)
    expect((await asAdmin.post(at, { ...why, version: 99 })).status).toBe(409)
    for (const _ of ['once', 'and again'])
      expect(await asAdmin.post(at, why)).toMatchObject({
        status: 200,
        body: { monthlyState: 'ended', monthlyEnd: 'team', ...why },
      })
    expect(stripe.subscriptions()).toMatchObject([{ status: 'canceled' }])
    expect(await letters('monthlyEnded')).toHaveLength(1)
    const { body } = await asAdmin.get<{ action: string }[]>('/api/trail?kind=monthlyGift')
    expect(body[0]).toMatchObject({ action: 'change', operation: 'endMonthlyGift' })
  })

  test('where it never was one, there is nothing to stop', async ({ asVisitor, asAdmin, project }) => {
    const { body } = await promise(asVisitor, project, anasPayment('stripe'))
    expect(await stop(asVisitor, body)).toMatchObject({ status: 409, body: { code: 'not_monthly' } })
    expect((await asAdmin.post(`/api/pledges/${body.id}/monthly-end`, why)).status).toBe(409)
  })
})
