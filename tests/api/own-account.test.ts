import { describe, expect } from 'vitest'
import { newId } from '../../gateway/core/ids.ts'
import { createAccountsRepository } from '../../gateway/rooms/accounts/accounts.repository.ts'
import { password, signUpOf } from '../support/accounts.ts'
import type { Agent } from '../support/agent.ts'
import { address, test as withGateway } from '../support/gateway.ts'

const test = withGateway
  .extend('signIn', async ({ services }) => {
    await services.accounts.signUp(signUpOf('nino'), 'en', address)
    return async (device = '', withPassword = password): Promise<string> =>
      (await services.accounts.login({ username: 'nino', password: withPassword }, address, device)).token
  })
  .extend('asNino', async ({ asVisitor, signIn }) => asVisitor.as(await signIn('a telephone')))

interface Listed {
  sessions: { id: string; isCurrent: boolean; device: string; openedAt: string; seenAt: string }[]
}

const sessionsOf = async (agent: Agent) => (await agent.get<Listed>('/api/sessions')).body.sessions

/** Who has ended what, newest first. */
const endings = async (agent: Agent) => (await agent.get<object[]>('/api/trail?kind=session')).body

const ended = { status: 401, body: { code: 'token_invalid' } }
const renewed = 'a walk by the river'
const change = { currentPassword: password, password: renewed, confirmPassword: renewed }

describe('one’s own sessions', () => {
  test('say where each was opened and with what, this one first and then used last first', async ({
    asVisitor,
    asNino,
    signIn,
    clock,
  }) => {
    clock.advance({ seconds: 60 })
    await asVisitor.as(await signIn('a laptop')).get('/api/open-projects')
    expect(await sessionsOf(asNino)).toMatchObject([
      { isCurrent: true, device: 'a telephone', address },
      { isCurrent: false, device: 'a laptop', address },
    ])
    clock.advance({ seconds: 300 })
    const [first] = await sessionsOf(asNino)
    expect(first).toMatchObject({ isCurrent: true, seenAt: clock.now().toISOString() })
  })

  test('name the browser as it names itself, cut where it says too much', async ({ app, asNino }) => {
    await app.inject({
      method: 'POST',
      url: '/api/login',
      headers: { 'user-agent': `${'x'.repeat(400)}` },
      payload: { username: 'nino', password },
    })
    expect((await sessionsOf(asNino)).map(({ device }) => device)).toContain('x'.repeat(300))
  })

  test('are not written with every request', async ({ asNino, statements, clock }) => {
    clock.advance({ seconds: 299 })
    expect(await statements.during(() => asNino.get('/api/projects'))).toHaveLength(1)
    clock.advance({ seconds: 1 })
    expect(await statements.during(() => asNino.get('/api/projects'))).toHaveLength(2)
    expect(await statements.during(() => asNino.get('/api/projects'))).toHaveLength(1)
  })

  test('can be ended one by one, elsewhere and here', async ({ asVisitor, asNino, signIn }) => {
    const there = asVisitor.as(await signIn('a laptop'))
    const [other] = (await sessionsOf(asNino)).filter(({ isCurrent }) => !isCurrent)
    expect((await asNino.delete(`/api/sessions/${other?.id}`)).status).toBe(204)
    expect(await there.get('/api/projects')).toMatchObject(ended)
    const [here] = await sessionsOf(asNino)
    expect((await asNino.delete(`/api/sessions/${here?.id}`)).status).toBe(204)
    expect(await asNino.get('/api/sessions')).toMatchObject(ended)
  })

  test('can be ended all at once but for the one that asks', async ({ asVisitor, asNino, signIn }) => {
    const others = [asVisitor.as(await signIn()), asVisitor.as(await signIn())]
    expect(await asNino.graphql('mutation { endOtherSessions }')).toMatchObject({
      body: { data: { endOtherSessions: 2 } },
    })
    for (const other of others) expect(await other.get('/api/projects')).toMatchObject(ended)
    expect(await sessionsOf(asNino)).toHaveLength(1)
  })

  test('leave a trail where they are ended, elsewhere and here, and none where they are opened', async ({
    asAdmin,
    asNino,
    signIn,
  }) => {
    await signIn('a laptop')
    await signIn('a tablet')
    await signIn('a watch')
    expect(await endings(asAdmin)).toEqual([])
    const [here, other, ...others] = await sessionsOf(asNino)
    await asNino.delete(`/api/sessions/${other?.id}`)
    await asNino.graphql('mutation { endOtherSessions }')
    await asNino.post('/api/logout', {})
    const entry = { kind: 'session', action: 'delete', actor: 'Nino Beridze' }
    const told = await endings(asAdmin)
    expect(told.slice(0, 1)).toMatchObject([{ ...entry, operation: 'logOut', recordId: here?.id }])
    expect(told.slice(3)).toMatchObject([{ ...entry, operation: 'endSession', recordId: other?.id }])
    expect(told.slice(1, 3)).toEqual(
      expect.arrayContaining(
        others.map(({ id }) =>
          expect.objectContaining({ ...entry, operation: 'endOtherSessions', recordId: id }),
        ),
      ),
    )
    expect(JSON.stringify(told)).not.toContain('a laptop')
  })

  test('that nobody has ended leave none: those that are over, and those of an old password', async ({
    asVisitor,
    asNino,
    signIn,
    clock,
    manager,
  }) => {
    await signIn('a laptop')
    await asNino.put('/api/password', change)
    expect(await asNino.graphql('mutation { endOtherSessions }')).toMatchObject({
      body: { data: { endOtherSessions: 0 } },
    })
    clock.advance({ seconds: 3600 })
    const asLater = asVisitor.as(await signIn('a telephone', renewed))
    clock.advance({ seconds: 600 })
    await asLater.post('/api/login', { username: 'nino', password: renewed })
    expect(await manager.query('select from sessions')).toHaveLength(2)
    expect(await manager.query(`select from trail where of_table = 'sessions'`)).toEqual([])
  })

  test('of somebody else are neither shown nor ended', async ({ asAdmin, asNino }) => {
    const [own] = await sessionsOf(asAdmin)
    expect((await sessionsOf(asNino)).map(({ id }) => id)).not.toContain(own?.id)
    for (const id of [own?.id, 'none', '01928f6e-4d5c-7a3b-8c9d-0e1f2a3b4c5d']) {
      expect(await asNino.delete(`/api/sessions/${id}`)).toMatchObject({
        status: 404,
        body: { error: 'session not found' },
      })
    }
    expect((await asAdmin.get('/api/projects')).status).toBe(200)
  })

  test('are shown as far as anybody reads, and stay good beyond that', async ({
    asVisitor,
    asNino,
    signIn,
    clock,
  }) => {
    const first = asVisitor.as(await signIn('a laptop'))
    clock.advance({ seconds: 60 })
    for (let time = 0; time < 100; time += 1) await signIn(`program ${time}`)
    expect(await sessionsOf(asNino)).toHaveLength(100)
    const shown = await sessionsOf(first)
    expect(shown).toHaveLength(100)
    expect(shown.filter(({ isCurrent }) => isCurrent)).toEqual([
      expect.objectContaining({ device: 'a laptop' }),
    ])
    expect(shown[0]).toMatchObject({ isCurrent: true })
    expect((await first.get('/api/sessions')).status).toBe(200)
  })

  test('that are over are not shown', async ({ asNino, asVisitor, signIn, clock }) => {
    await sessionsOf(asNino)
    clock.advance({ seconds: 3600 })
    expect(await sessionsOf(asVisitor.as(await signIn()))).toHaveLength(1)
  })
})

describe('one’s own password', () => {
  test('is changed by whoever knows it, and signs out everywhere else', async ({
    asVisitor,
    asNino,
    signIn,
  }) => {
    const there = asVisitor.as(await signIn('a laptop'))
    expect((await asNino.put('/api/password', change)).status).toBe(204)
    expect(await there.get('/api/projects')).toMatchObject(ended)
    expect(await sessionsOf(asNino)).toMatchObject([{ isCurrent: true }])
    expect(await asVisitor.post('/api/login', { username: 'nino', password })).toMatchObject({ status: 401 })
    expect(await asVisitor.post('/api/login', { username: 'nino', password: renewed })).toMatchObject({
      status: 200,
    })
  })

  test('stays as it is where the old one is wrong, which ends no session', async ({ asNino, signIn }) => {
    const wrong = { ...change, currentPassword: 'a guess' }
    expect(await asNino.put('/api/password', wrong)).toMatchObject({
      status: 400,
      body: {
        code: 'validation_failed',
        errors: [{ field: 'currentPassword', code: 'wrong_password', message: 'current password is wrong' }],
      },
    })
    expect(await sessionsOf(asNino)).toHaveLength(1)
    await signIn()
  })

  test('is not changed over one that was chosen meanwhile, nor by a session that was ended meanwhile', async ({
    asNino,
    services,
    manager,
  }) => {
    const accounts = createAccountsRepository(manager)
    const before = await accounts.findByUsername('nino')
    const [own] = await sessionsOf(asNino)
    const ours = {
      id: before?.user.id ?? '',
      session: own?.id ?? '',
      tokenVersion: before?.tokenVersion ?? 0,
      passwordHash: 'ours',
    }
    expect(await accounts.replacePassword({ ...ours, session: newId() })).toBe(false)
    expect(await accounts.replacePassword(ours)).toBe(true)
    expect(await accounts.replacePassword({ ...ours, passwordHash: 'late' })).toBe(false)
    expect((await accounts.findByUsername('nino'))?.passwordHash).toBe('ours')
    await services.accounts.resetPassword('nino', { password: renewed, confirmPassword: renewed })
    expect(await accounts.replacePassword({ ...ours, tokenVersion: 2 })).toBe(false)
  })

  test('is typed twice, and long enough', async ({ asNino }) => {
    const { body } = await asNino.put('/api/password', {
      currentPassword: password,
      password: 'short',
      confirmPassword: 'shorter',
    })
    expect(body).toMatchObject({
      errors: [
        { field: 'password', code: 'too_short' },
        { field: 'confirmPassword', code: 'mismatch' },
      ],
    })
  })

  test('of an admin is none of the common ones', async ({ asAdmin, asNino }) => {
    const common = { currentPassword: password, password: 'password123', confirmPassword: 'password123' }
    expect(await asAdmin.put('/api/password', common)).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'password', code: 'too_common' }] },
    })
    expect((await asNino.put('/api/password', common)).status).toBe(204)
  })
})
