import { describe, expect } from 'vitest'
import { createKeyedHash } from '../../gateway/authentication/keyed-hash.ts'
import { createPledgeTokens } from '../../gateway/authentication/record-tokens.ts'
import { receiptLetter } from '../../gateway/rooms/receipts/receipt-letter.ts'
import { createReceiptsRepository } from '../../gateway/rooms/receipts/receipts.repository.ts'
import { tokenSecret } from '../support/gateway.ts'
import { promise } from '../support/payments/giving.ts'
import { day, month, monthly, seen, test } from '../support/payments/monthly.ts'
import { callBack } from '../support/payments/told.ts'
import { receiptLetters } from '../support/receipt-letters.ts'

describe('a gift of every month', () => {
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

  test('is given in later months as the team has put it right, and its receipts go where that says', async ({
    stripe,
    begun,
    look,
    letters,
    ledger,
    clock,
    services,
    founder,
    manager,
  }) => {
    const [first = { id: '' }] = await ledger()
    const right = { donorEmail: 'ana@example.com', anonymous: true, reason: 'They have called.' }
    await services.donations.correct(founder, first.id, right, 'en')
    for (const _ of ['second', 'third']) {
      clock.advance(month)
      stripe.chargeAgain(begun)
      await look()
    }
    expect(await letters('receipt')).toMatchObject([
      { recipient: 'ana@example.org' },
      { recipient: 'ana@example.com' },
      { recipient: 'ana@example.com' },
    ])
    const givers = await manager.query(
      'select distinct name, email, anonymous from donations d join donors o on o.id = d.donor_id',
    )
    expect(givers).toEqual([{ name: 'Ana Beridze', email: 'ana@example.com', anonymous: true }])
  })

  test('is in later months of whoever gives it, where the team has said of one that it is somebody else’s', async ({
    stripe,
    begun,
    look,
    letters,
    ledger,
    clock,
    services,
    founder,
  }) => {
    const [first = { id: '' }] = await ledger()
    const other = { donorName: 'Nino Kapanadze', donorEmail: 'nino@example.org', reason: 'She has told us.' }
    await services.donations.correct(founder, first.id, other, 'en')
    clock.advance(month)
    stripe.chargeAgain(begun)
    await look()
    expect((await letters('receipt')).at(-1)).toMatchObject({ recipient: 'ana@example.org' })
  })
})
