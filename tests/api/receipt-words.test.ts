import { describe, expect } from 'vitest'
import type { Outbox } from '../../gateway/letters/outbox.ts'
import { receiptPaper } from '../../gateway/rooms/receipts/receipt-paper.ts'
import type { Receipt } from '../../schema/receipts.ts'
import { createTestPost } from '../support/gateway.ts'
import { promise, test as withoutLetters } from '../support/payments/giving.ts'
import { test as everyMonth, month } from '../support/payments/monthly.ts'
import { byProvider, callBack, paymentAt } from '../support/payments/told.ts'
import { canReadPdfs, wordsOfPdf } from '../support/pdf-words.ts'
import { erase } from '../support/personal-data.ts'
import { confirm } from '../support/pledge-site.ts'
import { anasPledge } from '../support/pledges.ts'
import { allReceipts, receiptLetters } from '../support/receipt-letters.ts'

const test = withoutLetters.extend('post', ({ clock }): Outbox | null => createTestPost(clock))
const ana = { ...anasPledge, dedicationKind: 'inMemory', dedication: 'Kursha, who walked us home' }

/** What its paper says, each run of blanks as one. */
const paperOf = async (receipt: Receipt | undefined): Promise<string | null> =>
  receipt && canReadPdfs ? wordsOfPdf(await receiptPaper(receipt)).replaceAll(/\s+/g, ' ') : null

const says = async (receipt: Receipt | undefined, ...words: string[]): Promise<void> => {
  const paper = await paperOf(receipt)
  if (paper !== null) for (const each of words) expect(paper).toContain(each)
}

describe('the receipt of what was promised', () => {
  test('says for whom it was given, and that it came once, on its paper and in its letter', async ({
    asVisitor,
    asAdmin,
    project,
    manager,
    services,
    founder,
  }) => {
    await confirm(asAdmin, (await promise(asVisitor, project, ana)).body)
    const [receipt] = await allReceipts(asAdmin)
    expect(receipt).toMatchObject({ method: 'transfer', way: null, frequency: 'once' })
    expect(receipt).toMatchObject({ dedicationKind: 'inMemory', dedication: ana.dedication })
    await says(receipt, `In memory of ${ana.dedication}`, 'Paid by Bank transfer', 'Received, once')

    const [letter] = await receiptLetters(manager)
    const [english, georgian] = await services.letters.previews(founder, letter?.id ?? '')
    expect(english?.subject).toBe('Receipt No. 2026-000001: ₾70.00, thank you!')
    for (const line of [
      'Received, once: ₾70.00',
      'Receipt: No. 2026-000001',
      `In memory of: ${ana.dedication}`,
      'Paid by: Bank transfer',
    ])
      expect(english?.text.split('\n')).toContain(line)
    expect(english?.html).toContain('₾70.00</td>')
    expect(georgian?.subject).toBe('ქვითარი № 2026-000001: 70,00\u00A0₾, გმადლობთ!')
  })

  test('says nothing of that once whoever gave is forgotten', async ({ asVisitor, asAdmin, project }) => {
    await confirm(asAdmin, (await promise(asVisitor, project, ana)).body)
    await erase(asAdmin, ana.donorEmail)
    const [receipt] = await allReceipts(asAdmin)
    expect(receipt).toMatchObject({ donorName: null, dedicationKind: null, dedication: null })
    await says(receipt, 'Without a name', 'Received, once')
    expect((await paperOf(receipt)) ?? '').not.toContain('Kursha')
  })

  test('says to nobody else for whom it was given, where the team has said since that the gift is theirs', async ({
    asVisitor,
    asAdmin,
    project,
  }) => {
    const { donationId } = (await confirm(asAdmin, (await promise(asVisitor, project, ana)).body)).body
    const theirs = {
      donorName: 'Nino Kapanadze',
      donorEmail: 'nino@example.org',
      reason: 'As the bank says.',
    }
    await asAdmin.post(`/api/donations/${donationId}/corrections`, theirs)
    const [known] = await allReceipts(asAdmin)
    await asAdmin.post(`/api/receipts/${known?.id}/replacements`, {})
    const [before, since] = await allReceipts(asAdmin)
    expect(before).toMatchObject({ donorName: ana.donorName, dedication: ana.dedication })
    expect(since).toMatchObject({ donorName: 'Nino Kapanadze', dedicationKind: null, dedication: null })
    expect((await paperOf(since)) ?? '').not.toContain('Kursha')
  })

  test('stays as it was sent where it was issued before papers said that', async ({
    asVisitor,
    asAdmin,
    project,
    manager,
  }) => {
    await confirm(asAdmin, (await promise(asVisitor, project, ana)).body)
    await manager.query('alter table receipts disable trigger receipts_permanent')
    await manager.query('update receipts set way = null, frequency = null')
    await manager.query('alter table receipts enable trigger receipts_permanent')
    const [receipt] = await allReceipts(asAdmin)
    expect(receipt).toMatchObject({ frequency: null, dedicationKind: null, dedication: null })
    const paper = (await paperOf(receipt)) ?? ''
    for (const word of ['Kursha', 'once']) expect(paper).not.toContain(word)
  })

  test('says nothing of it where a gift goes back, or where nobody had promised it', async ({
    asVisitor,
    asAdmin,
    project,
  }) => {
    const { donationId } = (await confirm(asAdmin, (await promise(asVisitor, project, ana)).body)).body
    await asAdmin.post(`/api/donations/${donationId}/refunds`, { reason: 'They asked for it.' })
    const gift = { amount: 50, donorName: 'Gela Lomidze', method: 'card' }
    const { body } = await asAdmin.post<{ id: string }>(`/api/projects/${project}/donations`, gift)
    await asAdmin.post(`/api/donations/${body.id}/receipts`, {})
    const [, refund, byHand] = await allReceipts(asAdmin)
    expect(refund).toMatchObject({ kind: 'refund', dedication: null })
    expect(byHand).toMatchObject({ method: 'card', way: null, frequency: null, dedication: null })
  })
})

test('the receipt of what went back says that the charity gave it to the donor', async ({
  asVisitor,
  asAdmin,
  project,
  manager,
  services,
  founder,
}) => {
  const { donationId } = (await confirm(asAdmin, (await promise(asVisitor, project, ana)).body)).body
  await asAdmin.post(`/api/donations/${donationId}/refunds`, { amount: 20, reason: 'They asked for it.' })
  const refund = (await allReceipts(asAdmin)).find(({ kind }) => kind === 'refund')
  const { charityName = '', donorName = '' } = refund ?? {}
  await says(refund, `From ${charityName}`, `To ${donorName}`, 'Gift paid by Bank transfer')

  const letter = (await receiptLetters(manager)).at(-1)
  const [english, georgian] = await services.letters.previews(founder, letter?.id ?? '')
  expect(english?.text).toContain(`From: ${charityName}`)
  expect(english?.text).not.toContain('To: ')
  expect(georgian?.text).toContain(`დამბრუნებელი: ${charityName}`)
  expect(georgian?.text).not.toContain('მიმღები: ')
})

const names = { bog: 'Bank of Georgia', tbc: 'TBC Bank', stripe: 'Stripe' } as const

describe.each(['bog', 'tbc', 'stripe'] as const)('the receipt of what was paid at %s', (way) => {
  const test = byProvider(way).extend('post', ({ clock }): Outbox | null => createTestPost(clock))

  test('says who took the payment', async ({ standIn, services, asVisitor, asAdmin, pledge }) => {
    expect(pledge).toMatchObject({ state: 'pledged' })
    const { id } = paymentAt(standIn)
    standIn.change(id, { state: 'paid' })
    await callBack(asVisitor, way, standIn.callback(id))
    await services.pledges.lookAtSome()
    const [receipt] = await allReceipts(asAdmin)
    expect(receipt).toMatchObject({ method: 'card', way, frequency: 'once' })
    await says(receipt, `Paid by Card, ${names[way]}`)
  })
})

everyMonth(
  'each month says that it is given every month',
  async ({ stripe, begun, look, clock, asAdmin, manager }) => {
    await says((await allReceipts(asAdmin))[0], 'Paid by Card, Stripe', 'Received, as every month')
    clock.advance(month)
    stripe.chargeAgain(begun)
    await look()
    const said = { way: 'stripe', frequency: 'monthly' }
    expect(await manager.query('select way, frequency from receipts')).toEqual([said, said])
  },
)
