import { describe, expect } from 'vitest'
import type { Outbox } from '../../gateway/letters/outbox.ts'
import { ownReceiptPath } from '../../schema/gift-page.ts'
import type { Agent } from '../support/agent.ts'
import { createTestPost } from '../support/gateway.ts'
import { confirm, look, type Own, promise, settle, test as withoutLetters } from '../support/pledge-site.ts'

const test = withoutLetters.extend('post', ({ clock }): Outbox | null => createTestPost(clock))

const paperOf = (agent: Agent, { token }: Pick<Own, 'token'>) => agent.post<string>(ownReceiptPath, { token })

describe('whoever has the link of a gift', () => {
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
