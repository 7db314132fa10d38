import { describe, expect } from 'vitest'
import type { NewInvitation, Team } from '../../schema/team.ts'
import { password, signUpOf } from '../support/accounts.ts'
import type { Agent } from '../support/agent.ts'
import { address, test } from '../support/gateway.ts'

interface ProblemBody {
  code: string
}

const own = 'a walk by the river'
const { accountType: _, ...eka } = { ...signUpOf('eka'), password: own, confirmPassword: own }

const invite = async (agent: Agent, role = 'editor') =>
  (await agent.post<NewInvitation>('/api/team/invitations', { name: 'Eka', role })).body

const memberCalled = async (agent: Agent, name: string) =>
  (await agent.get<Team>('/api/team')).body.members.find(({ username }) => username === name)

describe('an invitation', () => {
  test('makes an account with the role of the link, signed in at once', async ({ asAdmin, asVisitor }) => {
    const { token } = await invite(asAdmin)
    const { body: told } = await asVisitor.post('/api/invitation', { token })
    expect(told).toMatchObject({ name: 'Eka', role: 'editor' })
    const { status, body } = await asVisitor.post<{ token: string; role: string }>('/api/invitation/join', {
      ...eka,
      token,
    })
    expect([status, body.role]).toEqual([200, 'editor'])
    expect((await asVisitor.as(body.token).get('/api/projects')).status).toBe(200)
    expect((await asVisitor.as(body.token).get('/api/donations')).status).toBe(403)
    expect((await asAdmin.get<Team>('/api/team')).body.invitations).toEqual([])
  })

  test('is used once, and not after its days, nor once it is taken back', async ({
    asAdmin,
    asVisitor,
    clock,
  }) => {
    const used = await invite(asAdmin)
    await asVisitor.post('/api/invitation/join', { ...eka, token: used.token })
    const withdrawn = await invite(asAdmin)
    await asAdmin.delete(`/api/team/invitations/${withdrawn.id}`)
    const old = await invite(asAdmin)
    const other = { ...eka, email: 'nino@example.org', username: 'nino' }
    for (const { token } of [used, withdrawn]) {
      const { status } = await asVisitor.post('/api/invitation/join', { ...other, token })
      expect(status).toBe(404)
    }
    clock.advance({ seconds: 8 * 86_400 })
    expect((await asVisitor.post('/api/invitation', { token: old.token })).status).toBe(404)
  })

  test('leaves in the trail who has joined, as what, and from where', async ({ asAdmin, asVisitor }) => {
    const { token } = await invite(asAdmin, 'admin')
    await asVisitor.from('203.0.113.5').post('/api/invitation/join', { ...eka, token })
    const id = (await memberCalled(asAdmin, 'eka'))?.id
    const { body } = await asAdmin.get<object[]>(`/api/trail?record=${id}`)
    expect(body).toMatchObject([
      {
        actorId: id,
        address: '203.0.113.5',
        operation: 'joinTeam',
        action: 'create',
        changes: expect.arrayContaining([{ column: 'role', before: null, after: 'admin' }]),
      },
    ])
  })

  test('stays good where the account could not be made', async ({ asAdmin, asVisitor }) => {
    const { token } = await invite(asAdmin)
    const common = { ...eka, password: 'password123', confirmPassword: 'password123', token }
    expect((await asVisitor.post('/api/invitation/join', common)).status).toBe(400)
    const taken = { ...eka, username: 'admin', token }
    await asVisitor.post('/api/invitation/join', taken)
    expect((await asVisitor.post('/api/invitation/join', { ...eka, token })).status).toBe(200)
  })

  test('gives its role to the account one is signed in with', async ({ asAdmin, asVisitor, services }) => {
    const { token } = await invite(asAdmin, 'viewer')
    await services.accounts.signUp(signUpOf('luka'), 'en', address)
    const session = await services.accounts.login({ username: 'luka', password }, address)
    const before = asVisitor.as(session.token)
    const { body } = await before.post<{ token: string; role: string }>('/api/invitation/acceptance', {
      token,
    })
    expect(body.role).toBe('viewer')
    expect((await asVisitor.as(body.token).get('/api/donations')).status).toBe(200)
    expect((await before.get('/api/sessions')).status).toBe(401)
  })

  test('is the same link where it is asked for again with its key', async ({ asAdmin }) => {
    const input = { name: 'Eka', role: 'editor' }
    const headers = { 'idempotency-key': 'a-key-of-this-test' }
    const first = await asAdmin.post<NewInvitation>('/api/team/invitations', input, headers)
    const second = await asAdmin.post<NewInvitation>('/api/team/invitations', input, headers)
    expect(second.body).toEqual(first.body)
  })

  test('leaves nothing in the database that leads in', async ({ asAdmin, manager }) => {
    const { token } = await invite(asAdmin)
    const rows = await manager.query<{ row: string }[]>('select i::text as row from invitations i')
    const secret = token.split('.').at(-1) ?? token
    for (const { row } of rows) expect(row).not.toContain(secret)
  })
})

describe('a member of the team', () => {
  const joined = async (asAdmin: Agent, asVisitor: Agent, role = 'editor') => {
    const { token } = await invite(asAdmin, role)
    const { body } = await asVisitor.post<{ token: string; id: string }>('/api/invitation/join', {
      ...eka,
      token,
    })
    return { id: body.id, agent: asVisitor.as(body.token) }
  }

  test('is listed with role, sessions and when they were last seen', async ({ asAdmin, asVisitor }) => {
    await joined(asAdmin, asVisitor)
    expect(await memberCalled(asAdmin, 'eka')).toMatchObject({
      role: 'editor',
      openSessions: 1,
      hasSecondFactor: false,
      seenAt: expect.any(String),
      disabledAt: null,
    })
  })

  test('who is disabled cannot sign in, and is out at once', async ({ asAdmin, asVisitor }) => {
    const { id, agent } = await joined(asAdmin, asVisitor)
    await asAdmin.put(`/api/team/members/${id}/access`, { disabled: true })
    expect((await agent.get('/api/projects')).status).toBe(401)
    const credentials = { username: 'eka', password: own }
    const { body } = await asVisitor.post<ProblemBody>('/api/login', credentials)
    expect(body.code).toBe('account_disabled')
    const wrong = { ...credentials, password: 'not this one' }
    expect((await asVisitor.post<ProblemBody>('/api/login', wrong)).body.code).toBe('invalid_credentials')
    await asAdmin.put(`/api/team/members/${id}/access`, { disabled: false })
    expect((await asVisitor.post('/api/login', credentials)).status).toBe(200)
  })

  test('who was disabled and leaves the team is a visitor like any other', async ({ asAdmin, asVisitor }) => {
    const { id } = await joined(asAdmin, asVisitor)
    await asAdmin.put(`/api/team/members/${id}/access`, { disabled: true })
    await asAdmin.put(`/api/team/members/${id}/role`, { role: 'user' })
    const { status, body } = await asVisitor.post('/api/login', { username: 'eka', password: own })
    expect([status, body]).toMatchObject([200, { role: 'user' }])
  })

  test('who gets another role signs in again, and may what it may', async ({ asAdmin, asVisitor }) => {
    const { id, agent } = await joined(asAdmin, asVisitor)
    await asAdmin.put(`/api/team/members/${id}/role`, { role: 'viewer' })
    expect((await agent.get('/api/projects')).status).toBe(401)
    const { body } = await asVisitor.post<{ token: string }>('/api/login', { username: 'eka', password: own })
    expect((await asVisitor.as(body.token).post('/api/projects', {})).status).toBe(403)
  })

  test('whose sessions are ended is out everywhere', async ({ asAdmin, asVisitor }) => {
    const { id, agent } = await joined(asAdmin, asVisitor)
    await asAdmin.delete(`/api/team/members/${id}/sessions`)
    expect((await agent.get('/api/projects')).status).toBe(401)
    expect((await memberCalled(asAdmin, 'eka'))?.openSessions).toBe(0)
  })

  test('whose sessions are ended is told of in the trail, with who ended them', async ({
    asAdmin,
    asVisitor,
  }) => {
    const { id } = await joined(asAdmin, asVisitor)
    await asAdmin.delete(`/api/team/members/${id}/sessions`)
    const { body } = await asAdmin.get<object[]>(`/api/trail?kind=account&record=${id}&action=change`)
    expect(body).toMatchObject([
      {
        actor: 'Nino Beridze',
        operation: 'endMemberSessions',
        kind: 'account',
        recordId: id,
        columns: ['token_version'],
        changes: [],
      },
    ])
  })

  test('who is the last admin stays one, and stays', async ({ asAdmin }) => {
    const { body } = await asAdmin.get<Team>('/api/team')
    const admins = body.members.filter(({ role }) => role === 'admin')
    const last = admins[0]?.id ?? ''
    expect(admins).toHaveLength(1)
    for (const [path, change] of [
      ['role', { role: 'editor' }],
      ['access', { disabled: true }],
    ] as const) {
      const answer = await asAdmin.put<ProblemBody>(`/api/team/members/${last}/${path}`, change)
      expect(answer.body.code).toBe('last_admin')
    }
  })
})
