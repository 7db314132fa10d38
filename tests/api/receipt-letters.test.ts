import { describe, expect } from 'vitest'
import type { Outbox } from '../../gateway/letters/outbox.ts'
import { receiptPaper } from '../../gateway/rooms/receipts/receipt-paper.ts'
import type { LetterPreview } from '../../schema/letters.ts'
import type { Receipt } from '../../schema/receipts.ts'
import { lariToTheTetri } from '../../schema/written-numbers.ts'
import type { Agent } from '../support/agent.ts'
import { createTestPost } from '../support/gateway.ts'
import { startMailServer } from '../support/mail-server.ts'
import { canReadPdfs, wordsOfPdf } from '../support/pdf-words.ts'
import { erase } from '../support/personal-data.ts'
import { confirm, look, promise, reason, settle, test as withoutLetters } from '../support/pledge-site.ts'
import { anasPledge } from '../support/pledges.ts'
import { allReceipts, bringTo, receiptLetters } from '../support/receipt-letters.ts'

const test = withoutLetters
  .extend('post', ({ clock }): Outbox | null => createTestPost(clock))
  .extend('server', async ({ task: _ }, { onCleanup }) => {
    const server = await startMailServer()
    onCleanup(() => server.close())
    return server
  })

const ana = anasPledge.donorEmail

const send = (admin: Agent, { id }: Pick<Receipt, 'id'>) =>
  admin.post<Receipt>(`/api/receipts/${id}/letters`, {})

const refund = (admin: Agent, donationId: string | null | undefined, amount?: number) =>
  admin.post(`/api/donations/${donationId}/refunds`, { reason, amount })

/** A gift that a colleague has written down, and its receipt. */
const givenByHand = async (admin: Agent, project: string, more: object = {}): Promise<Receipt> => {
  const gift = { amount: 50, donorName: 'Gela Lomidze', donorEmail: 'gela@example.org', ...more }
  const { body } = await admin.post<{ id: string }>(`/api/projects/${project}/donations`, gift)
  return (await admin.post<Receipt>(`/api/donations/${body.id}/receipts`, {})).body
}

describe('whoever has promised a gift and left an address', () => {
  test('is sent the receipt of what came, in the language they promised in, by the same transaction', async ({
    asVisitor,
    asAdmin,
    project,
    manager,
    clock,
  }) => {
    const { body: pledge } = await promise(asVisitor.in('ka'), project)
    for (const _ of ['once', 'again']) await confirm(asAdmin, pledge, { amount: 65.5 })
    const receipts = await allReceipts(asAdmin)
    expect(receipts).toMatchObject([
      { number: '2026-000001', kind: 'gift', amount: 65.5, locale: 'ka', donorName: 'Ana Beridze' },
    ])
    expect(receipts[0]).toMatchObject({ donorEmail: ana, sentAt: clock.now().toISOString() })
    expect(await receiptLetters(manager)).toMatchObject([
      { recipient: ana, locale: 'ka', about: receipts[0]?.id, state: 'waiting' },
    ])
  })

  test('gets one PDF, whose words are the letter’s and the receipt’s', async ({
    asVisitor,
    asAdmin,
    project,
    manager,
    server,
  }) => {
    const { body: pledge } = await promise(asVisitor.in('ka'), project)
    await confirm(asAdmin, pledge)
    const [receipt] = await allReceipts(asAdmin)
    for (const letter of await receiptLetters(manager)) await bringTo(server, manager)(letter)

    const [letter, ...more] = await server.letters()
    expect(more).toEqual([])
    expect(letter?.subject).toBe(`ქვითარი № ${receipt?.number}: ${lariToTheTetri(70, 'ka')}, გმადლობთ!`)
    const link = /http\S+\/gift\?lng=ka#(\S+)/.exec(letter?.text ?? '')
    expect((await look(asVisitor, { token: link?.[1] ?? '' })).body).toMatchObject({ state: 'confirmed' })

    const [paper, ...others] = letter?.attachments ?? []
    expect(others).toEqual([])
    expect(paper).toMatchObject({
      filename: `receipt-${receipt?.number}.pdf`,
      contentType: 'application/pdf',
    })
    if (receipt) expect((await receiptPaper(receipt)).equals(paper?.content ?? Buffer.alloc(0))).toBe(true)
    const words = canReadPdfs ? wordsOfPdf(paper?.content ?? Buffer.alloc(0)) : null
    for (const told of [receipt?.number ?? '', 'Ana Beridze', '70,00'])
      if (words !== null) expect(words).toContain(told)
    for (const told of [receipt?.number ?? '', '70,00\u00A0₾', receipt?.projectTitle ?? ''])
      expect(letter?.text).toContain(told)
  })

  test('is sent a receipt of its own of each part that goes back', async ({
    asVisitor,
    asAdmin,
    project,
    manager,
    services,
    founder,
  }) => {
    const { body: pledge } = await promise(asVisitor, project)
    const { donationId } = (await confirm(asAdmin, pledge)).body
    for (const amount of [20, undefined]) await refund(asAdmin, donationId, amount)
    const receipts = await allReceipts(asAdmin)
    expect(receipts).toMatchObject([
      { kind: 'gift', ordinal: 1, amount: 70 },
      { kind: 'refund', ordinal: 2, amount: 20, entryVersion: 2 },
      { kind: 'refund', ordinal: 3, amount: 50, entryVersion: 3 },
    ])
    const letters = await receiptLetters(manager)
    expect(letters.map(({ about }) => about)).toEqual(receipts.map(({ id }) => id))
    const [english] = await services.letters.previews(founder, letters[1]?.id ?? '')
    expect(english?.text).toContain('We have returned ₾20.00 that you had given for “A warm winter”.')
    expect(english?.text).toContain('We have returned a part of your gift')
  })

  test('reads that all of it went back only where it did', async ({
    asVisitor,
    asAdmin,
    project,
    manager,
    services,
    founder,
  }) => {
    const { body: pledge } = await promise(asVisitor.in('ka'), project)
    const { donationId } = (await confirm(asAdmin, pledge)).body
    const said = async (): Promise<string> => {
      const about = (await receiptLetters(manager)).at(-1)?.id ?? ''
      return (await services.letters.previews(founder, about)).map(({ text }) => text).join()
    }
    await refund(asAdmin, donationId, 20)
    expect(await said()).toContain('შენი შემოწირულობის ნაწილი დაგიბრუნეთ')
    expect(await said()).not.toContain('შენი შემოწირულობა დაგიბრუნეთ')
    const { body: whole } = await promise(asVisitor.in('ka'), project)
    await refund(asAdmin, (await confirm(asAdmin, whole)).body.donationId)
    expect(await said()).toContain('შენი შემოწირულობა დაგიბრუნეთ')
  })

  test('is not sent what was taken back meanwhile', async ({
    asVisitor,
    asAdmin,
    project,
    manager,
    server,
  }) => {
    const { body: pledge } = await promise(asVisitor, project)
    await confirm(asAdmin, pledge)
    await settle(asAdmin, pledge, 'waiting', { reason })
    const [letter] = await receiptLetters(manager)
    await bringTo(server, manager)(letter ?? { id: '' })
    expect(server.count()).toBe(0)
    const [receipt] = await allReceipts(asAdmin)
    expect(await send(asAdmin, receipt ?? { id: '' })).toMatchObject({ body: { code: 'gift_not_counted' } })
  })

  test('is sent nothing once they are forgotten, whatever waited', async ({
    asVisitor,
    asAdmin,
    project,
    manager,
    server,
  }) => {
    const { body: pledge } = await promise(asVisitor, project)
    await confirm(asAdmin, pledge)
    const [letter] = await receiptLetters(manager)
    await erase(asAdmin, ana)
    expect(await receiptLetters(manager)).toEqual([])
    // As if its row had been written by a gateway that did not know of that yet.
    if (letter) await manager.insert('LetterEntity', { ...letter })
    await bringTo(server, manager)(letter ?? { id: '' })
    expect(server.count()).toBe(0)
    expect(await allReceipts(asAdmin)).toMatchObject([{ donorName: null, donorEmail: null, amount: 70 }])
  })
})

describe('a receipt that a colleague has issued', () => {
  test('is sent by a press, once however often that is pressed, and the trail says by whom', async ({
    asAdmin,
    project,
    manager,
    clock,
  }) => {
    const receipt = await givenByHand(asAdmin, project)
    expect(receipt).toMatchObject({ sentAt: null, donorEmail: 'gela@example.org' })
    expect(await receiptLetters(manager)).toEqual([])
    const sentAt = clock.now().toISOString()
    for (const _ of ['once', 'again']) expect((await send(asAdmin, receipt)).body).toMatchObject({ sentAt })
    expect(await receiptLetters(manager)).toMatchObject([
      { recipient: 'gela@example.org', locale: receipt.locale, about: receipt.id },
    ])
    const { body: trail } = await asAdmin.get<object[]>(`/api/trail?kind=receipt&record=${receipt.id}`)
    expect(trail).toHaveLength(2)
    expect(trail[0]).toMatchObject({ action: 'change', operation: 'sendReceipt', columns: ['sent_at'] })

    clock.advance({ seconds: 60 })
    const { body } = await asAdmin.graphql('mutation ($id: ID!) { sendReceipt(id: $id) { sentAt } }', {
      id: receipt.id,
    })
    expect(body).toEqual({ data: { sendReceipt: { sentAt: clock.now().toISOString() } } })
    expect(await receiptLetters(manager)).toHaveLength(2)
  })

  test('has its refund sent once it was sent itself, and not before', async ({
    asAdmin,
    project,
    manager,
  }) => {
    const receipt = await givenByHand(asAdmin, project)
    await refund(asAdmin, receipt.donationId, 10)
    expect(await allReceipts(asAdmin)).toHaveLength(1)
    await send(asAdmin, receipt)
    await refund(asAdmin, receipt.donationId, 15)
    expect(await allReceipts(asAdmin)).toMatchObject([{}, { kind: 'refund', amount: 15 }])
    expect(await receiptLetters(manager)).toHaveLength(2)
  })

  test('is sent to nobody where the gift has no address', async ({ asAdmin, project }) => {
    const receipt = await givenByHand(asAdmin, project, { donorEmail: null })
    expect(await send(asAdmin, receipt)).toMatchObject({ status: 409, body: { code: 'donor_unreachable' } })
  })

  withoutLetters('is sent by no site without letters', async ({ asAdmin, project }) => {
    const receipt = await givenByHand(asAdmin, project)
    expect(await send(asAdmin, receipt)).toMatchObject({ status: 409, body: { code: 'letters_off' } })
  })
})

test('what a letter brings is named and offered by its preview', async ({
  asVisitor,
  asAdmin,
  project,
  manager,
}) => {
  await confirm(asAdmin, (await promise(asVisitor, project)).body)
  const [letter] = await receiptLetters(manager)
  const [receipt] = await allReceipts(asAdmin)
  const { body } = await asAdmin.get<LetterPreview[]>(`/api/letters/${letter?.id}/previews`)
  for (const preview of body)
    expect(preview.attachments).toEqual([{ name: `receipt-${receipt?.number}.pdf`, path: receipt?.pdfPath }])
})
