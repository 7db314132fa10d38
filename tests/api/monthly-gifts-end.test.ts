import { describe, expect } from 'vitest'
import { createMonthlyGiftsRepository } from '../../gateway/rooms/pledges/monthly-gifts.repository.ts'
import { anasPayment, promise } from '../support/payments/giving.ts'
import { day, month, seen, stop, test, why } from '../support/payments/monthly.ts'
import { callBack } from '../support/payments/told.ts'
import { erase } from '../support/personal-data.ts'

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

  test('which is told in the language that the team has said is theirs', async ({
    begun: _,
    pledge,
    letters,
    asVisitor,
    asAdmin,
  }) => {
    const { body } = await asAdmin.get<{ donors: { id: string }[] }>('/api/donors')
    await asAdmin.put(`/api/donors/${body.donors[0]?.id}/language`, { locale: 'ka' })
    await stop(asVisitor, pledge)
    expect(await letters('monthlyEnded')).toEqual([{ recipient: 'ana@example.org', locale: 'ka' }])
  })

  test('which is told at the address that the team has put right', async ({
    begun: _,
    pledge,
    ledger,
    letters,
    asVisitor,
    services,
    founder,
  }) => {
    const [gift = { id: '' }] = await ledger()
    const right = { donorEmail: 'ana@example.com', reason: 'A slip of the hand.' }
    await services.donations.correct(founder, gift.id, right, 'en')
    await stop(asVisitor, pledge)
    expect(await letters('monthlyEnded')).toMatchObject([{ recipient: 'ana@example.com' }])
  })

  test('as whoever gives is forgotten, by the address that the team has put right', async ({
    stripe,
    begun: _,
    look,
    ledger,
    asAdmin,
    services,
    founder,
    manager,
  }) => {
    const [gift = { id: '' }] = await ledger()
    const right = { donorEmail: 'ana@example.com', reason: 'A slip of the hand.' }
    await services.donations.correct(founder, gift.id, right, 'en')
    expect((await erase(asAdmin, 'ana@example.com')).body.places).toContainEqual({
      place: 'pledges',
      count: 1,
    })
    await look()
    expect(stripe.subscriptions()).toMatchObject([{ status: 'canceled' }])
    expect(await manager.query('select donor_name as name, donor_email as email from pledges')).toEqual([
      { name: null, email: null },
    ])
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
    expect(await monthly.askEnd(due?.id ?? '', 'donor', clock.now())).toBe(true)
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

  test('with its donor, who is forgotten, and is of nobody then', async ({
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
})
