import { describe, expect } from 'vitest'
import type { Outbox } from '../../gateway/letters/outbox.ts'
import { giftPath, ownReceiptPath } from '../../schema/gift-page.ts'
import type { OwnPledge } from '../../schema/own-pledge.ts'
import type { Receipt } from '../../schema/receipts.ts'
import type { Agent } from '../support/agent.ts'
import { createTestPost } from '../support/gateway.ts'
import { confirm, look, type Own, promise, settle, test as withoutLetters } from '../support/pledge-site.ts'
import { allReceipts, receiptLetters } from '../support/receipt-letters.ts'

const test = withoutLetters.extend('post', ({ clock }): Outbox | null => createTestPost(clock))

const paperOf = (agent: Agent, { token }: Pick<Own, 'token'>) => agent.post<string>(ownReceiptPath, { token })

const sendAgain = (agent: Agent, { token }: Pick<Own, 'token'>) =>
  agent.post<OwnPledge>('/api/giving/pledge/receipt-letters', { token })

describe('whoever has the link of a gift', () => {
  test('reads what its receipt says, and where it was sent', async ({
    asVisitor,
    asAdmin,
    project,
    clock,
  }) => {
    const { body: pledge } = await promise(asVisitor, project)
    expect((await look(asVisitor, pledge)).body).toMatchObject({
      receiptName: null,
      receivedAt: null,
      sentTo: null,
    })
    await confirm(asAdmin, pledge)
    expect((await look(asVisitor, pledge)).body).toMatchObject({
      ...{ receipt: '2026-000001', receiptName: 'Ana Beridze', method: 'transfer', sentTo: 'a…@example.org' },
      receivedAt: clock.now().toISOString(),
    })
  })

  test('has it sent again, once a minute, to the address of the gift and no other', async ({
    asVisitor,
    asAdmin,
    project,
    manager,
    clock,
  }) => {
    const { body: pledge } = await promise(asVisitor, project)
    expect((await sendAgain(asVisitor, pledge)).status).toBe(404)
    await confirm(asAdmin, pledge)
    clock.advance({ seconds: 60 })
    for (const _ of ['once', 'again'])
      expect(await sendAgain(asVisitor, pledge)).toMatchObject({
        status: 200,
        body: { receipt: '2026-000001', sentTo: 'a…@example.org' },
      })
    const letters = await receiptLetters(manager)
    expect(letters.map(({ recipient }) => recipient)).toEqual(['ana@example.org', 'ana@example.org'])
    expect((await sendAgain(asVisitor, { token: 'nowhere' })).status).toBe(404)
  })

  test('is told where nobody has left an address', async ({ asVisitor, asAdmin, project }) => {
    const { body: pledge } = await promise(asVisitor, project, { amount: 70, donorName: 'Gela Lomidze' })
    const { donationId } = (await confirm(asAdmin, pledge)).body
    await asAdmin.post(`/api/donations/${donationId}/receipts`, {})
    expect((await look(asVisitor, pledge)).body).toMatchObject({ receiptName: 'Gela Lomidze', sentTo: null })
    expect(await sendAgain(asVisitor, pledge)).toMatchObject({
      status: 409,
      body: { code: 'donor_unreachable' },
    })
  })

  test('is told nothing of somebody else of whom the team has said that the gift is', async ({
    asVisitor,
    asAdmin,
    project,
    manager,
    clock,
  }) => {
    const { body: pledge } = await promise(asVisitor, project)
    const { donationId } = (await confirm(asAdmin, pledge)).body
    const theirs = {
      donorName: 'Nino Kapanadze',
      donorEmail: 'nino@example.org',
      reason: 'As the bank says.',
    }
    await asAdmin.post(`/api/donations/${donationId}/corrections`, theirs)
    const [receipt] = await allReceipts(asAdmin)
    expect((await asAdmin.post(`/api/receipts/${receipt?.id}/replacements`, {})).status).toBe(200)
    clock.advance({ seconds: 60 })
    expect((await look(asVisitor, pledge)).body).toMatchObject({
      ...{ state: 'confirmed', receipt: null, receiptName: null, sentTo: null },
    })
    expect((await paperOf(asVisitor, pledge)).status).toBe(404)
    expect((await sendAgain(asVisitor, pledge)).status).toBe(404)
    expect((await receiptLetters(manager)).map(({ recipient }) => recipient)).toEqual(['ana@example.org'])

    const put = {
      donorName: 'Ana B. Beridze',
      donorEmail: 'ana@example.org',
      reason: 'It was hers after all.',
    }
    await asAdmin.post(`/api/donations/${donationId}/corrections`, put)
    expect((await look(asVisitor, pledge)).body).toMatchObject({ receipt: '2026-000002' })
  })

  test('is alone with it, also where the team sends somebody else the receipt of a gift that is theirs', async ({
    asVisitor,
    asAdmin,
    project,
    manager,
    services,
    founder,
    clock,
  }) => {
    const { donationId } = (await confirm(asAdmin, (await promise(asVisitor, project)).body)).body
    const theirs = {
      donorName: 'Nino Kapanadze',
      donorEmail: 'nino@example.org',
      reason: 'As the bank says.',
    }
    await asAdmin.post(`/api/donations/${donationId}/corrections`, theirs)
    const [receipt] = await allReceipts(asAdmin)
    const { body } = await asAdmin.post<Receipt>(`/api/receipts/${receipt?.id}/replacements`, {})
    clock.advance({ seconds: 60 })
    expect((await asAdmin.post(`/api/receipts/${body.id}/letters`, {})).status).toBeLessThan(300)
    const letters = await receiptLetters(manager)
    expect(letters.map(({ recipient }) => recipient)).toEqual(['ana@example.org', 'nino@example.org'])
    const [english] = await services.letters.previews(founder, letters[1]?.id ?? '')
    expect(english?.text).toContain(body.number)
    expect(english?.text).not.toContain(giftPath)
  })

  test('is told the number of its receipt and has it as a PDF, for as long as the gift counts', async ({
    asVisitor,
    asAdmin,
    project,
  }) => {
    const { body: pledge } = await promise(asVisitor, project)
    expect((await look(asVisitor, pledge)).body).toMatchObject({ receipt: null })
    expect((await paperOf(asVisitor, pledge)).status).toBe(404)
    const { body } = await confirm(asAdmin, pledge)
    expect(body).toMatchObject({ state: 'confirmed' })
    expect((await look(asVisitor, pledge)).body).toMatchObject({ receipt: '2026-000001' })
    const paper = await paperOf(asVisitor, pledge)
    expect(paper.status).toBe(200)
    expect(paper.headers['content-type']).toBe('application/pdf')
    expect(paper.headers['content-disposition']).toBe('inline; filename="receipt-2026-000001.pdf"')
    expect(paper.body.slice(0, 5)).toBe('%PDF-')

    await settle(asAdmin, pledge, 'waiting', { reason: 'It never came.' })
    expect((await look(asVisitor, pledge)).body).toMatchObject({ state: 'pledged', receipt: null })
    expect((await paperOf(asVisitor, pledge)).status).toBe(404)
  })

  test('is told nothing by a link that nobody has made', async ({ asVisitor }) => {
    expect((await paperOf(asVisitor, { token: 'nowhere' })).status).toBe(404)
    expect((await asVisitor.post(ownReceiptPath, {})).status).toBe(400)
  })
})
