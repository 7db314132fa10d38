import { describe, expect } from 'vitest'
import type { Services } from '../../gateway/rooms.ts'
import type { NewInvitation, Team } from '../../schema/team.ts'
import { password, signUpOf } from '../support/accounts.ts'
import type { Agent } from '../support/agent.ts'
import { address, test } from '../support/gateway.ts'
import { eka, invite, memberCalled, own } from '../support/invitations.ts'

interface ProblemBody {
  code: string
}

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
      currentPassword: password,
    })
    expect(body.role).toBe('viewer')
    expect((await asVisitor.as(body.token).get('/api/donations')).status).toBe(200)
    expect((await before.get('/api/sessions')).status).toBe(401)
  })

  test('is not accepted with a password that would not let them in again, and stays good until there is another', async ({
    asAdmin,
    asVisitor,
    services,
  }) => {
    const { token } = await invite(asAdmin, 'editor')
    const common = { password: 'password123', confirmPassword: 'password123' }
    await services.accounts.signUp({ ...signUpOf('luka'), ...common }, 'en', address)
    const luka = await services.accounts.login({ username: 'luka', password: common.password }, address)
    const asLuka = asVisitor.as(luka.token)
    const accept = (currentPassword: string) =>
      asLuka.post<ProblemBody>('/api/invitation/acceptance', { token, currentPassword })
    expect(await accept(common.password)).toMatchObject({
      status: 403,
      body: { code: 'password_too_common' },
    })
    const change = { currentPassword: common.password, password: own, confirmPassword: own }
    expect((await asLuka.put('/api/password', change)).status).toBe(204)
    expect((await accept(own)).status).toBe(200)
    expect((await asVisitor.post('/api/login', { username: 'luka', password: own })).status).toBe(200)
  })

  test('is accepted by nobody who does not know the password of their account', async ({
    asAdmin,
    asVisitor,
    services,
  }) => {
    const { token } = await invite(asAdmin, 'admin')
    await services.accounts.signUp(signUpOf('luka'), 'en', address)
    const luka = await services.accounts.login({ username: 'luka', password }, address)
    const guess = { token, currentPassword: 'a guess' }
    expect(await asVisitor.as(luka.token).post('/api/invitation/acceptance', guess)).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'currentPassword', code: 'wrong_password' }] },
    })
  })

  test('is the same link where it is asked for again with its key', async ({ asAdmin }) => {
    const input = { name: 'Eka', role: 'editor' }
    const headers = { 'idempotency-key': 'a-key-of-this-test' }
    const first = await asAdmin.post<NewInvitation>('/api/team/invitations', input, headers)
    const second = await asAdmin.post<NewInvitation>('/api/team/invitations', input, headers)
    expect(second.body).toEqual(first.body)
  })

  describe('of somebody who invites no more', () => {
    const secondAdmin = async (asAdmin: Agent, asVisitor: Agent) => {
      const { token } = await invite(asAdmin, 'admin')
      const { body } = await asVisitor.post<{ token: string; id: string }>('/api/invitation/join', {
        ...eka,
        token,
      })
      const kept = await invite(asVisitor.as(body.token), 'admin')
      return { id: body.id, kept }
    }

    for (const [what, end] of [
      ['is disabled', ({ asAdmin, id }) => asAdmin.put(`/api/team/members/${id}/access`, { disabled: true })],
      [
        'is an editor now',
        ({ asAdmin, id }) => asAdmin.put(`/api/team/members/${id}/role`, { role: 'editor' }),
      ],
      ['has left', ({ asAdmin, id }) => asAdmin.put(`/api/team/members/${id}/role`, { role: 'user' })],
      [
        'was disabled, and is erased',
        async ({ asAdmin, id }) => {
          await asAdmin.put(`/api/team/members/${id}/access`, { disabled: true })
          await asAdmin.post('/api/personal-data/erasure', { email: eka.email, confirmEmail: eka.email })
        },
      ],
      [
        'got another role by the command line',
        ({ services }) => services.accounts.changeRole('eka', 'viewer'),
      ],
    ] as [string, (given: { asAdmin: Agent; services: Services; id: string }) => Promise<unknown>][]) {
      test(`leads nowhere once they are: ${what}`, async ({ asAdmin, asVisitor, services }) => {
        const { id, kept } = await secondAdmin(asAdmin, asVisitor)
        const own = await invite(asAdmin)
        await end({ asAdmin, services, id })
        expect((await asVisitor.post('/api/invitation', { token: kept.token })).status).toBe(404)
        const back = { ...eka, username: 'back', email: 'back@example.org', token: kept.token }
        expect((await asVisitor.post('/api/invitation/join', back)).status).toBe(404)
        const { body } = await asAdmin.get<Team>('/api/team')
        expect(body.invitations.map((each) => each.id)).toEqual([own.id])
      })
    }

    test('is told of in the trail by whoever took their place from them', async ({ asAdmin, asVisitor }) => {
      const { id, kept } = await secondAdmin(asAdmin, asVisitor)
      await asAdmin.put(`/api/team/members/${id}/access`, { disabled: true })
      const { body } = await asAdmin.get<object[]>(`/api/trail?record=${kept.id}`)
      expect(body).toMatchObject([
        { actor: 'Nino Beridze', operation: 'setMemberAccess', action: 'delete', kind: 'invitation' },
        { actorId: id, action: 'create' },
      ])
    })

    test('stays good where they only sign in anew', async ({ asAdmin, asVisitor }) => {
      const { id, kept } = await secondAdmin(asAdmin, asVisitor)
      await asAdmin.delete(`/api/team/members/${id}/sessions`)
      expect((await asVisitor.post('/api/invitation', { token: kept.token })).status).toBe(200)
    })
  })

  test('says who has made it, as long as they are there', async ({ asAdmin }) => {
    await invite(asAdmin)
    const { body } = await asAdmin.get<Team>('/api/team')
    expect(body.invitations).toMatchObject([{ invitedBy: 'Nino Beridze' }])
  })

  test('leaves nothing in the database that leads in', async ({ asAdmin, manager }) => {
    const { token } = await invite(asAdmin)
    const rows = await manager.query<{ row: string }[]>('select i::text as row from invitations i')
    const secret = token.split('.').at(-1) ?? token
    for (const { row } of rows) expect(row).not.toContain(secret)
  })
})
