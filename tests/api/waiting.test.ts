import { describe, expect } from 'vitest'
import { newId } from '../../gateway/core/ids.ts'
import { LetterEntity } from '../../gateway/letters/letter.entity.ts'
import { ownLetterAnswers } from '../../schema/letter-troubles.ts'
import { password } from '../support/accounts.ts'
import type { Agent } from '../support/agent.ts'
import { charityDetails } from '../support/charity.ts'
import { test } from '../support/colleagues.ts'
import { walkEvent, winterProject } from '../support/content.ts'
import { anasPledge } from '../support/pledges.ts'

interface Waiting {
  need: string
  room: string
  count: number | null
  id: string
  title: string
  excerpt: string | null
  since: string | null
  endDate: string | null
  raised: number | null
  goal: number | null
}

const waiting = async (agent: Agent): Promise<Waiting[]> => (await agent.get<Waiting[]>('/api/waiting')).body

const letterOf = (name: string, message = 'When may I visit?') => ({
  name,
  email: 'ana@example.org',
  message,
})

/** The clock of tests stands in March 2026. */
const open = { ...winterProject, startDate: null, endDate: null }

const projectWith = async (admin: Agent, given: Record<string, unknown>, raised = 0): Promise<string> => {
  const { body } = await admin.post<{ id: string }>('/api/projects', { ...open, ...given })
  if (raised > 0) {
    const gift = { amount: raised, donorName: 'Nino', receivedAt: '2026-03-01T10:00:00Z' }
    expect((await admin.post(`/api/projects/${body.id}/donations`, gift)).body).toMatchObject({
      amount: raised,
    })
  }
  return body.id
}

describe('what waits', () => {
  test('is nothing where nothing does', async ({ as }) => {
    expect(await waiting(await as('viewer'))).toEqual([])
  })

  test('is the oldest message without an answer, and how many there are', async ({
    as,
    asVisitor,
    asAdmin,
  }) => {
    const { body } = await asVisitor.post<{ id: string }>('/api/contacts', letterOf('Ana', 'One\n\nline'))
    await asVisitor.post('/api/contacts', letterOf('Beso'))
    expect(await waiting(await as('editor'))).toMatchObject([
      { need: 'answer', room: 'contacts', count: 2, id: body.id, title: 'Ana', excerpt: 'One line' },
    ])
    await asAdmin.put(`/api/contacts/${body.id}`, { state: 'answered' })
    expect(await waiting(asAdmin)).toMatchObject([{ count: 1, title: 'Beso' }])
  })

  test('is a draft of each kind, and what lacks a language', async ({ as, asAdmin }) => {
    const draft = await projectWith(asAdmin, { publishedAt: null })
    await asAdmin.post('/api/events', { ...walkEvent, translations: { ka: walkEvent.translations.ka } })
    expect(await waiting(await as('viewer'))).toMatchObject([
      { need: 'publication', room: 'projects', count: 1, id: draft, title: 'A warm winter', raised: null },
      { need: 'translation', room: 'events', count: 1, title: 'ერთად სეირნობა' },
    ])
  })

  test('is each project near its end or its goal that takes gifts', async ({ asAdmin }) => {
    const ends = await projectWith(asAdmin, { endDate: '2026-04-10', goal: 100 }, 20)
    const near = await projectWith(asAdmin, { goal: 100 }, 90)
    const past = await projectWith(asAdmin, { goal: 100 }, 104)
    await projectWith(asAdmin, { goal: 100 }, 89)
    await projectWith(asAdmin, { goal: 100, publishedAt: null }, 95)
    await projectWith(asAdmin, { goal: 100, startDate: '2025-01-01', endDate: '2025-02-01' }, 95)
    const told = (await waiting(asAdmin)).filter(({ need }) => need !== 'publication')
    expect(told).toMatchObject([
      { need: 'end', id: ends, endDate: '2026-04-10', raised: 20, goal: 100 },
      { need: 'goal', id: past, raised: 104, since: null },
      { need: 'nearGoal', id: near, raised: 90 },
    ])
  })

  test('is what was promised and has not come, for whoever sees gifts', async ({
    as,
    asAdmin,
    asVisitor,
  }) => {
    await asAdmin.put('/api/charity', { ...charityDetails, currentPassword: password })
    await asAdmin.put('/api/launches/giving/state', { launched: true })
    const project = await projectWith(asAdmin, {})
    const promise = async () =>
      (await asVisitor.post<{ id: string }>(`/api/projects/${project}/pledges`, anasPledge)).body.id
    const [oldest, paid] = [await promise(), await promise()]
    expect(await waiting(await as('viewer'))).toMatchObject([
      { need: 'pledge', room: 'pledges', count: 2, id: oldest, title: 'A warm winter', raised: null },
    ])
    await asAdmin.post(`/api/pledges/${oldest}/confirmation`, {})
    expect(await waiting(asAdmin)).toMatchObject([{ need: 'pledge', count: 1, id: paid }])
    expect(await waiting(await as('editor'))).toEqual([])
  })

  test('is each letter that was not sent, may not have been or waits for a server, for whoever sees them', async ({
    as,
    asAdmin,
    manager,
    clock,
  }) => {
    const minutesAgo = (minutes: number) => new Date(clock.now().getTime() - minutes * 60_000)
    const write = async (recipient: string, fields: Partial<LetterEntity>) => {
      const id = newId()
      const letter = { id, recipient, kind: 'trial', locale: 'ka', writtenAt: minutesAgo(60) } as const
      await manager.insert(LetterEntity, { ...letter, ...fields })
      return id
    }
    const failed = await write('nobody@example.org', { state: 'failed', answer: '550 5.1.1 nobody' })
    await write('nobody@example.org', { state: 'failed', answer: '550 5.1.1 nobody' })
    await write('gone@example.org', { state: 'failed', answer: ownLetterAnswers.pointless })
    await write('aside@example.org', { state: 'failed', answer: '550', dismissedAt: minutesAgo(1) })
    const doubtful = await write('perhaps@example.org', { state: 'doubtful' })
    const held = await write('busy@example.org', { answer: '451 try later' })
    await write('fresh@example.org', { answer: '451 try later', writtenAt: minutesAgo(10) })
    await write('untried@example.org', {})
    expect(await waiting(asAdmin)).toMatchObject([
      { need: 'failedLetter', room: 'letters', count: 2, id: failed, title: 'nobody@example.org' },
      { need: 'doubtfulLetter', room: 'letters', count: 1, id: doubtful, title: 'perhaps@example.org' },
      { need: 'heldLetter', room: 'letters', count: 1, id: held, title: 'busy@example.org' },
    ])
    expect(await waiting(await as('editor'))).toEqual([])
  })

  test('of promises is not what is paid by a card, unless with another sum than promised', async ({
    as,
    asAdmin,
    asVisitor,
    manager,
  }) => {
    await asAdmin.put('/api/charity', { ...charityDetails, currentPassword: password })
    await asAdmin.put('/api/launches/giving/state', { launched: true })
    const project = await projectWith(asAdmin, {})
    const { body } = await asVisitor.post<{ id: string }>(`/api/projects/${project}/pledges`, anasPledge)
    await manager.query(`update pledges set way = 'bog'`)
    expect(await waiting(asAdmin)).toEqual([])
    await manager.query(`update pledges set came_instead = '69.99 GEL'`)
    expect(await waiting(await as('viewer'))).toMatchObject([
      { need: 'otherSum', room: 'pledges', count: 1, id: body.id, title: 'A warm winter' },
    ])
    expect(await waiting(await as('editor'))).toEqual([])
    await asAdmin.post(`/api/pledges/${body.id}/refusal`, { reason: 'It was sent back.' })
    expect(await waiting(asAdmin)).toEqual([])
  })

  test('comes with people first, then what has waited longest', async ({ asAdmin, asVisitor }) => {
    await projectWith(asAdmin, { endDate: '2026-04-10' })
    await projectWith(asAdmin, { publishedAt: null })
    await asVisitor.post('/api/contacts', letterOf('Ana'))
    const told = await waiting(asAdmin)
    expect(told[0]?.need).toBe('answer')
    const moments = told.slice(1).map(({ since }) => since ?? '')
    expect(moments).toEqual(moments.toSorted())
  })

  test('leaves out what was deleted, and takes one statement', async ({ asAdmin, asVisitor, statements }) => {
    const { body } = await asVisitor.post<{ id: string }>('/api/contacts', letterOf('Ana'))
    await asAdmin.delete(`/api/contacts/${body.id}`)
    const sent = await statements.during(async () => expect(await waiting(asAdmin)).toEqual([]))
    expect(sent.filter((text) => text.includes('contact_messages'))).toHaveLength(1)
  })
})
