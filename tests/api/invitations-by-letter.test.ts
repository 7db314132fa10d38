import type { EntityManager } from 'typeorm'
import { describe, expect } from 'vitest'
import { createKeyedHash } from '../../gateway/authentication/keyed-hash.ts'
import { LetterEntity } from '../../gateway/letters/letter.entity.ts'
import { createInvitationLetter } from '../../gateway/rooms/team/invitation-letter.ts'
import { createInvitationTokens } from '../../gateway/rooms/team/invitation-tokens.ts'
import { createTeamRepository } from '../../gateway/rooms/team/team.repository.ts'
import type { Letter, LetterPreview } from '../../schema/letters.ts'
import type { NewInvitation, OpenedInvitation, Team } from '../../schema/team.ts'
import type { Agent } from '../support/agent.ts'
import type { TestClock } from '../support/clock.ts'
import { createTestPost, tokenSecret, test as withGateway } from '../support/gateway.ts'
import { eka } from '../support/invitations.ts'

const test = withGateway
  .extend('brought', (): string[] => [])
  .extend('post', ({ clock, brought }) => createTestPost(clock, brought))

const byLetter = { name: 'Eka', role: 'editor', email: 'eka@example.org', locale: 'ka' }

const inviteByLetter = async (agent: Agent) =>
  (await agent.post<NewInvitation>('/api/team/invitations', byLetter)).body

const theLetter = (manager: EntityManager): Promise<LetterEntity> =>
  manager.findOneByOrFail(LetterEntity, { kind: 'invitation' })

const writerOver = (manager: EntityManager, clock: TestClock) =>
  createInvitationLetter({
    findOpen: createTeamRepository(manager, () => null).findOpen,
    tokens: createInvitationTokens(createKeyedHash([tokenSecret])),
    clock,
  })

describe('an invitation with an email', () => {
  test('is written to them in the language chosen, with a link that lets them join', async ({
    asAdmin,
    asVisitor,
    manager,
    clock,
    brought,
  }) => {
    const { id } = await inviteByLetter(asAdmin)
    const letter = await theLetter(manager)
    expect(letter).toMatchObject({ recipient: 'eka@example.org', locale: 'ka', about: id, state: 'waiting' })
    expect(brought).toEqual([letter.id])
    const writer = writerOver(manager, clock)
    expect(await writer.say(letter)).toMatchObject({
      subject: 'გუნდში გეპატიჟებიან',
      paragraphs: expect.arrayContaining(['გამარჯობა, Eka!', expect.stringContaining('რედაქტორი')]),
      action: { path: '/invitation?lng=ka' },
    })
    const token = await writer.makeSecret?.(letter)
    expect((await asVisitor.post('/api/invitation/join', { ...eka, token })).status).toBe(200)
  })

  test('is to an address that is confirmed by it, and known to whoever opens it', async ({
    asAdmin,
    asVisitor,
    manager,
    clock,
  }) => {
    await inviteByLetter(asAdmin)
    const letter = await theLetter(manager)
    const token = await writerOver(manager, clock).makeSecret?.(letter)
    const found = await asVisitor.post<OpenedInvitation>('/api/invitation', { token })
    expect(found.body).toMatchObject({ name: 'Eka', email: byLetter.email })
    const joined = await asVisitor.post<{ token: string }>('/api/invitation/join', {
      ...eka,
      email: 'EKA@example.org',
      token,
    })
    expect((await asVisitor.as(joined.body.token).get('/api/email')).body).toMatchObject({
      email: 'EKA@example.org',
      verifiedAt: clock.now().toISOString(),
    })
    expect(await manager.countBy(LetterEntity, { kind: 'emailVerification' })).toBe(0)
  })

  test('confirms no other address that somebody joins with by it', async ({
    asAdmin,
    asVisitor,
    manager,
    clock,
  }) => {
    await inviteByLetter(asAdmin)
    const token = await writerOver(manager, clock).makeSecret?.(await theLetter(manager))
    const other = { ...eka, email: 'another@example.org', token }
    const { body } = await asVisitor.post<{ token: string }>('/api/invitation/join', other)
    expect((await asVisitor.as(body.token).get('/api/email')).body).toMatchObject({ verifiedAt: null })
    expect(await manager.countBy(LetterEntity, { kind: 'emailVerification' })).toBe(1)
  })

  test('confirms nothing by the link that whoever invites is told, nor by a proof of another invitation', async ({
    asAdmin,
    asVisitor,
    manager,
    clock,
  }) => {
    const { token, id } = await inviteByLetter(asAdmin)
    const sent = await writerOver(manager, clock).makeSecret?.(await theLetter(manager))
    const another = await asAdmin.post<NewInvitation>('/api/team/invitations', {
      name: 'Ana',
      role: 'viewer',
    })
    const [, , proof] = sent?.split('.') ?? []
    const elsewhere = `${another.body.token}.${proof}`
    for (const handed of [token, `${token}.`, `${token}.${id}`])
      expect((await asVisitor.post('/api/invitation', { token: handed })).body).toMatchObject({ email: null })
    expect((await asVisitor.post('/api/invitation', { token: elsewhere })).body).toMatchObject({
      email: null,
    })
    for (const [handed, username] of [
      [token, 'eka'],
      [elsewhere, 'ana'],
    ] as const) {
      const person = { ...eka, username, email: username === 'eka' ? byLetter.email : 'ana@example.org' }
      const { body } = await asVisitor.post<{ token: string }>('/api/invitation/join', {
        ...person,
        token: handed,
      })
      expect((await asVisitor.as(body.token).get('/api/email')).body).toMatchObject({ verifiedAt: null })
    }
  })

  test('keeps its link from everybody who looks at the letter', async ({ asAdmin, manager }) => {
    const { token } = await inviteByLetter(asAdmin)
    const { id } = await theLetter(manager)
    const previews = (await asAdmin.get<LetterPreview[]>(`/api/letters/${id}/previews`)).body
    expect(previews.map(({ locale }) => locale)).toEqual(['en', 'ka'])
    const letters = (await asAdmin.get<Letter[]>('/api/letters')).body
    const stored = await manager.query<unknown[]>('select * from letters')
    expect(JSON.stringify([previews, letters, stored])).not.toContain(token.split('.')[1])
  })

  test('that is taken back, or over, has nothing to say any more', async ({ asAdmin, manager, clock }) => {
    const { id } = await inviteByLetter(asAdmin)
    const letter = await theLetter(manager)
    const writer = writerOver(manager, clock)
    clock.advance({ seconds: 8 * 86_400 })
    expect(await writer.say(letter)).toBeNull()
    clock.advance({ seconds: -8 * 86_400 })
    expect(await writer.say(letter)).not.toBeNull()
    await asAdmin.delete(`/api/team/invitations/${id}`)
    expect(await writer.say(letter)).toBeNull()
    expect((await asAdmin.get(`/api/letters/${letter.id}/previews`)).body).toEqual([])
  })

  test('is written once, however often the same request is made', async ({ asAdmin, brought }) => {
    const key = { 'idempotency-key': 'the same request again' }
    const first = await asAdmin.post<NewInvitation>('/api/team/invitations', byLetter, key)
    const again = await asAdmin.post<NewInvitation>('/api/team/invitations', byLetter, key)
    expect(again.body.token).toBe(first.body.token)
    expect(brought).toHaveLength(1)
  })

  test('is written in the language of the request where none is named', async ({ asAdmin, manager }) => {
    const { locale: _, ...without } = byLetter
    await asAdmin.in('ka').post('/api/team/invitations', without)
    expect(await theLetter(manager)).toMatchObject({ locale: 'ka' })
  })

  withGateway('is refused where the site sends no letters, and not made', async ({ asAdmin }) => {
    const refused = await asAdmin.post('/api/team/invitations', byLetter)
    expect(refused).toMatchObject({ status: 409, body: { code: 'letters_off' } })
    expect((await asAdmin.get<Team>('/api/team')).body.invitations).toEqual([])
  })
})

test('an invitation without one is written to nobody', async ({ asAdmin, brought }) => {
  await asAdmin.post('/api/team/invitations', { name: 'Eka', role: 'editor' })
  expect(brought).toEqual([])
})
