import type { EntityManager } from 'typeorm'
import { describe, expect } from 'vitest'
import { createKeyedHash } from '../../gateway/authentication/keyed-hash.ts'
import { createPledgeTokens } from '../../gateway/authentication/record-tokens.ts'
import { LetterEntity } from '../../gateway/letters/letter.entity.ts'
import { monthlyEndedLetter } from '../../gateway/rooms/pledges/monthly-ended-letter.ts'
import { createPledgesRepository } from '../../gateway/rooms/pledges/pledges.repository.ts'
import { receiptLetter } from '../../gateway/rooms/receipts/receipt-letter.ts'
import { createReceiptsRepository } from '../../gateway/rooms/receipts/receipts.repository.ts'
import { tokenSecret } from '../support/gateway.ts'
import { day, month, seen, stop, test, why } from '../support/payments/monthly.ts'
import { callBack } from '../support/payments/told.ts'
import { receiptLetters } from '../support/receipt-letters.ts'

const minute = { seconds: 60 }

/** What the letter says that is written last of the end of a monthly gift. */
const saidOfEnd = async (manager: EntityManager): Promise<string | undefined> => {
  const [letter] = await manager.find(LetterEntity, {
    where: { kind: 'monthlyEnded' },
    order: { id: 'desc' },
  })
  if (!letter) throw new Error('no end was told')
  const said = await monthlyEndedLetter({ pledges: createPledgesRepository(manager), tokens }).say(letter)
  return said?.paragraphs.join('\n')
}

const tokens = createPledgeTokens(createKeyedHash([tokenSecret]))

/** What Stripe does with what it is asked, so that nobody hears of it. */
const unheard = [
  'fails',
  'talks nonsense',
  'says nothing',
  'does it and says nothing',
  'does it and hangs up',
] as const

describe.each(unheard)('a monthly gift whose end Stripe does not answer, as it %s,', (manners) => {
  test('is said to be asked to end, and ends as its donor’s as soon as Stripe answers', async ({
    stripe,
    begun: _,
    pledge,
    look,
    asVisitor,
    letters,
    clock,
    told,
  }) => {
    const asked = { monthlyEnd: 'donor', endAskedAt: clock.now().toISOString() }
    stripe.behave(manners)
    expect(await stop(asVisitor, pledge)).toMatchObject({
      status: 200,
      body: { state: 'confirmed', monthlyState: 'active', ...asked, chargedSinceAskedAt: null },
    })
    expect(await letters('monthlyEnded')).toEqual([])
    expect(await told('monthly')).toMatchObject([{ monthlyState: 'active', ...asked }])

    stripe.behave('answers')
    clock.advance(minute)
    await look()
    expect(stripe.subscriptions()).toMatchObject([{ status: 'canceled' }])
    expect(await seen(asVisitor, pledge)).toMatchObject({ monthlyState: 'ended', ...asked })
    expect(await letters('monthlyEnded')).toEqual([{ recipient: 'ana@example.org', locale: 'en' }])
    clock.advance(day)
    await look()
    expect(await letters('monthlyEnded')).toHaveLength(1)
  })

  test('is the team’s to end, where they were first, with why', async ({
    stripe,
    begun: _,
    pledge,
    look,
    asAdmin,
    asVisitor,
    letters,
    clock,
  }) => {
    stripe.behave(manners)
    expect(await asAdmin.post(`/api/pledges/${pledge.id}/monthly-end`, why)).toMatchObject({
      status: 200,
      body: { monthlyState: 'active', monthlyEnd: 'team', ...why },
    })
    expect(await stop(asVisitor, pledge)).toMatchObject({ status: 200, body: { monthlyEnd: 'team' } })
    stripe.behave('answers')
    clock.advance(minute)
    await look()
    expect(await seen(asVisitor, pledge)).toMatchObject({ monthlyState: 'ended', monthlyEnd: 'team' })
    expect(await letters('monthlyEnded')).toHaveLength(1)
  })

  test('ends by another press as well, as of whoever has asked first', async ({
    stripe,
    begun: _,
    pledge,
    asAdmin,
    asVisitor,
    letters,
    told,
  }) => {
    stripe.behave(manners)
    await stop(asVisitor, pledge)
    stripe.behave('answers')
    expect(await asAdmin.post(`/api/pledges/${pledge.id}/monthly-end`, why)).toMatchObject({
      status: 200,
      body: { monthlyState: 'ended', monthlyEnd: 'donor', reason: null },
    })
    expect(await letters('monthlyEnded')).toHaveLength(1)
    expect(await told('monthly')).toEqual([])
  })
})

describe('a monthly gift that was asked to end', () => {
  test('is told to Stripe ever more rarely, and never less than each hour', async ({
    stripe,
    begun: _,
    pledge,
    look,
    asVisitor,
    clock,
  }) => {
    stripe.behave('fails')
    await stop(asVisitor, pledge)
    const began = clock.now().getTime()
    const minutes: number[] = []
    for (let each = 0; each < 240; each++) {
      const asked = stripe.asked()
      clock.advance(minute)
      await look()
      if (stripe.asked() > asked) minutes.push((clock.now().getTime() - began) / 60_000)
    }
    expect(minutes).toEqual([1, 2, 4, 8, 16, 32, 64, 124, 184])
    stripe.behave('answers')
    clock.advance({ seconds: 3600 })
    await look()
    expect(await seen(asVisitor, pledge)).toMatchObject({ monthlyState: 'ended', monthlyEnd: 'donor' })
  })

  test('is not said to have ended where Stripe knows nothing of it, as the key may be of another account', async ({
    stripe,
    begun,
    pledge,
    look,
    asVisitor,
    clock,
    letters,
    told,
    failures,
  }) => {
    const runs = { monthlyState: 'active', monthlyEnd: 'donor', endAskedAt: clock.now().toISOString() }
    stripe.forget(begun)
    expect(await stop(asVisitor, pledge)).toMatchObject({ status: 200, body: runs })
    clock.advance(day)
    const asked = stripe.asked()
    await look()
    expect(stripe.asked()).toBeGreaterThan(asked)
    expect(await seen(asVisitor, pledge)).toMatchObject(runs)
    expect(await told('monthly')).toMatchObject([runs])
    expect(await letters('monthlyEnded')).toEqual([])
    expect(failures).toContainEqual(expect.objectContaining({ status: 404 }))
  })

  test('has ended where Stripe says that it was cancelled before', async ({
    stripe,
    begun,
    pledge,
    asVisitor,
  }) => {
    stripe.endThere(begun, 'cancellation_requested')
    expect(await stop(asVisitor, pledge)).toMatchObject({
      body: { monthlyState: 'ended', monthlyEnd: 'donor' },
    })
  })

  test('is none where nobody asked: of what Stripe does not know any more nothing is said to have ended', async ({
    stripe,
    begun,
    pledge,
    look,
    asVisitor,
    clock,
  }) => {
    stripe.forget(begun)
    clock.advance(day)
    await look()
    expect(await seen(asVisitor, pledge)).toMatchObject({ monthlyState: 'active', monthlyEnd: null })
  })

  test('tells a month that was charged all the same, until that has gone back', async ({
    stripe,
    begun,
    pledge,
    look,
    asVisitor,
    clock,
    ledger,
    told,
    manager,
  }) => {
    clock.advance(month)
    stripe.behave('fails')
    await stop(asVisitor, pledge)
    clock.advance(minute)
    const second = stripe.chargeAgain(begun)
    const chargedSinceAskedAt = clock.now().toISOString()
    stripe.behave('answers')
    await look()
    expect(await ledger()).toHaveLength(2)
    for (const each of await told())
      expect(each).toMatchObject({ monthlyState: 'ended', monthlyEnd: 'donor', chargedSinceAskedAt })
    expect(await seen(asVisitor, pledge)).toMatchObject({ chargedSinceAskedAt })
    expect(await saidOfEnd(manager)).toMatch(/one more month was charged to your card/)

    stripe.change(second, { refunded: 7000 })
    await callBack(asVisitor, 'stripe', stripe.callback(second))
    await look()
    expect(await seen(asVisitor, pledge)).toMatchObject({ monthlyState: 'ended', chargedSinceAskedAt: null })
  })

  test('tells that month by the letter of its end, however soon that is sent', async ({
    stripe,
    begun,
    pledge,
    services,
    asVisitor,
    clock,
    letters,
    manager,
  }) => {
    clock.advance(month)
    stripe.behave('fails')
    await stop(asVisitor, pledge)
    clock.advance(minute)
    stripe.chargeAgain(begun)
    stripe.behave('answers')
    await services.pledges.lookAtSome()
    expect(stripe.subscriptions()).toMatchObject([{ status: 'canceled' }])
    while ((await letters('monthlyEnded')).length === 0)
      expect(await services.pledges.lookAtSome()).toBeGreaterThan(0)
    expect(await saidOfEnd(manager)).toMatch(/one more month was charged to your card/)
  })

  test('is not told by a receipt to go on', async ({ stripe, begun: _, pledge, asVisitor, manager }) => {
    stripe.behave('fails')
    await stop(asVisitor, pledge)
    const writer = receiptLetter({ receipts: createReceiptsRepository(manager), tokens })
    const [receipt] = await Promise.all((await receiptLetters(manager)).map(writer.say))
    expect(receipt?.paragraphs.join('\n')).not.toMatch(/You give this every month/)
  })
})
