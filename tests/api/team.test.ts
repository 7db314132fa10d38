import { describe, expect } from 'vitest'
import type { Team } from '../../schema/team.ts'
import type { Agent } from '../support/agent.ts'
import { test } from '../support/gateway.ts'
import { eka, invite, memberCalled, own } from '../support/invitations.ts'

interface ProblemBody {
  code: string
}

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

  test('is changed from the version that was seen, or not at all', async ({ asAdmin, asVisitor }) => {
    const { id } = await joined(asAdmin, asVisitor)
    const path = `/api/team/members/${id}`
    const { body: changed, headers } = await asAdmin.put<{ version: number }>(`${path}/role`, {
      role: 'viewer',
    })
    expect(headers.etag).toBe(`"${changed.version}"`)
    await asAdmin.put(`${path}/role`, { role: 'admin' })
    for (const [late, body] of [
      ['role', { role: 'editor', version: changed.version }],
      ['access', { disabled: true, version: changed.version }],
    ] as const) {
      const refused = await asAdmin.put<ProblemBody>(`${path}/${late}`, body)
      expect([refused.status, refused.body.code]).toEqual([409, 'edit_conflict'])
      const { version: _, ...anyVersion } = body
      const tag = { 'if-match': `"${changed.version}"` }
      const { status } = await asAdmin.put(`${path}/${late}`, anyVersion, tag)
      expect(status).toBe(412)
    }
    expect(await memberCalled(asAdmin, 'eka')).toMatchObject({ role: 'admin', disabledAt: null })
  })

  test('is another version whoever gave the role, and none where the same is said again', async ({
    asAdmin,
    asVisitor,
    services,
  }) => {
    const { id } = await joined(asAdmin, asVisitor)
    const version = async () => (await memberCalled(asAdmin, 'eka'))?.version ?? 0
    const before = await version()
    await asAdmin.put(`/api/team/members/${id}/role`, { role: 'editor' })
    await asAdmin.put(`/api/team/members/${id}/access`, { disabled: false })
    await asAdmin.delete(`/api/team/members/${id}/sessions`)
    expect(await version()).toBe(before)
    await services.accounts.changeRole('eka', 'viewer')
    expect(await version()).toBe(before + 1)
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
