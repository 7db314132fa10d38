import { describe, expect } from 'vitest'
import type { NewInvitation } from '../../schema/team.ts'
import { password, signUpOf } from '../support/accounts.ts'
import type { Agent } from '../support/agent.ts'
import { address, test as withGateway } from '../support/gateway.ts'

interface Handled {
  id: string
  version: number
  state: string
  takenBy: string | null
  takenById: string | null
}

interface Entry {
  action: string
  changes: { column: string; before: string | null; after: string | null }[]
  accounts: { id: string; name: string }[]
}

const letter = { name: 'ნინო', email: 'nino@example.org', message: 'When can I visit?' }

const test = withGateway
  .extend(
    'message',
    async ({ asVisitor }) => (await asVisitor.post<{ id: string }>('/api/contacts', letter)).body.id,
  )
  .extend('admin', async ({ asAdmin, services }) => {
    const { id } = await services.accounts.login({ username: 'admin', password }, address)
    return { agent: asAdmin, id }
  })
  .extend('colleague', async ({ asAdmin, asVisitor }) => {
    const { body: made } = await asAdmin.post<NewInvitation>('/api/team/invitations', {
      name: 'Eka',
      role: 'editor',
    })
    const { accountType: _, ...eka } = { ...signUpOf('eka'), firstName: 'Eka', lastName: 'Lomidze' }
    const { body } = await asVisitor.post<{ token: string; id: string }>('/api/invitation/join', {
      ...eka,
      token: made.token,
    })
    return { agent: asVisitor.as(body.token), id: body.id }
  })

const read = async (agent: Agent, id: string) => (await agent.get<Handled>(`/api/contacts/${id}`)).body

const update = `mutation ($id: ID!, $input: ContactMessageChangeInput!) {
  updateContactMessage(id: $id, input: $input) { version state } }`

const conflict = {
  code: 'edit_conflict',
  detail: 'this record was changed by someone else in the meantime',
}

describe('a message that two colleagues handle at once', () => {
  test('is read by the team at its own address, and by nobody else', async ({
    admin,
    asVisitor,
    message,
  }) => {
    const { status, body, headers } = await admin.agent.get(`/api/contacts/${message}`)
    expect([status, headers.etag]).toEqual([200, '"1"'])
    expect(body).toMatchObject({ ...letter, version: 1, state: 'new', takenBy: null, noteCount: 0 })
    expect((await asVisitor.get(`/api/contacts/${message}`)).status).toBe(401)
    expect((await admin.agent.get('/api/contacts/nowhere')).status).toBe(404)
    const query = 'query ($id: ID!) { contactMessage(id: $id) { name email version } }'
    expect((await admin.agent.graphql(query, { id: message })).body).toEqual({
      data: { contactMessage: { name: letter.name, email: letter.email, version: 1 } },
    })
  })

  test('keeps its address from whoever only reads', async ({ services, asVisitor, message }) => {
    await services.accounts.signUp(signUpOf('reader'), 'en', address)
    await services.accounts.changeRole('reader', 'viewer')
    const { token } = await services.accounts.login({ username: 'reader', password }, address)
    const reader = asVisitor.as(token)
    expect((await reader.get(`/api/contacts/${message}`)).body).toMatchObject({ name: 'ნინო', email: null })
    expect((await reader.get('/api/contacts/assignees')).status).toBe(403)
  })

  test('tells no visitor its version', async ({ asVisitor }) => {
    expect((await asVisitor.post('/api/contacts', letter)).body).not.toHaveProperty('version')
  })

  test('refuses the second over REST, and keeps what the first said', async ({
    admin,
    colleague,
    message,
  }) => {
    const path = `/api/contacts/${message}`
    const answered = await colleague.agent.put<Handled>(path, { state: 'answered', version: 1 })
    expect([answered.status, answered.body.version, answered.headers.etag]).toEqual([200, 2, '"2"'])
    const { status, body } = await admin.agent.put(path, { state: 'closed', version: 1 })
    expect([status, body]).toEqual([409, expect.objectContaining(conflict)])
    const byTag = await admin.agent.put(path, { state: 'closed' }, { 'if-match': '"1"' })
    expect([byTag.status, byTag.body]).toEqual([
      412,
      expect.objectContaining({ code: 'precondition_failed' }),
    ])
    expect(await read(admin.agent, message)).toMatchObject({ state: 'answered', version: 2 })
    expect((await admin.agent.put(path, { state: 'closed' }, { 'if-match': '"2"' })).status).toBe(200)
  })

  test('refuses the second over GraphQL, and keeps what the first said', async ({
    admin,
    colleague,
    message,
  }) => {
    const say = (agent: Agent, input: object) => agent.graphql(update, { id: message, input })
    expect((await say(colleague.agent, { state: 'answered', version: 1 })).body).toEqual({
      data: { updateContactMessage: { version: 2, state: 'answered' } },
    })
    const { body } = await say(admin.agent, { takenBy: admin.id, version: 1 })
    expect(body.errors).toMatchObject([{ message: conflict.detail, extensions: { code: conflict.code } }])
    expect(await read(admin.agent, message)).toMatchObject({ state: 'answered', takenBy: null, version: 2 })
  })

  test('is of the same version where what is said is so already', async ({ admin, message }) => {
    const path = `/api/contacts/${message}`
    await admin.agent.put(path, { state: 'closed', takenBy: admin.id })
    const same = { state: 'closed', takenBy: admin.id, version: 2 }
    expect((await admin.agent.put(path, same)).body).toMatchObject({ version: 2 })
    await admin.agent.post(`${path}/notes`, { text: 'Asked Telavi.' })
    expect(await read(admin.agent, message)).toMatchObject({ version: 2 })
  })

  test('is left alone by many changes made from an older version, as the others are not', async ({
    admin,
    colleague,
    asVisitor,
    message,
  }) => {
    const { body: other } = await asVisitor.post<{ id: string }>('/api/contacts', letter)
    await colleague.agent.put(`/api/contacts/${message}`, { state: 'answered' })
    const changes = [message, other.id].map((id) => ({ id, state: 'closed', version: 1 }))
    expect((await admin.agent.put('/api/contacts/changes', { changes })).body).toEqual([
      { id: message, refusal: 'edit_conflict', version: null },
      { id: other.id, refusal: null, version: 2 },
    ])
    expect(await read(admin.agent, message)).toMatchObject({ state: 'answered' })
  })
})

describe('a colleague who is disabled', () => {
  const disable = (agent: Agent, id: string) =>
    agent.put(`/api/team/members/${id}/access`, { disabled: true })

  test('is given no message, and is not among those who may be', async ({ admin, colleague, message }) => {
    const names = async () =>
      (await admin.agent.get<{ name: string }[]>('/api/contacts/assignees')).body.map(({ name }) => name)
    expect(await names()).toEqual(['Eka Lomidze', 'Nino Beridze'])
    await disable(admin.agent, colleague.id)
    expect(await names()).toEqual(['Nino Beridze'])
    const query = '{ contactMessageAssignees { id } }'
    expect((await admin.agent.graphql(query)).body).toEqual({
      data: { contactMessageAssignees: [{ id: admin.id }] },
    })
    const given = { takenBy: colleague.id }
    expect(await admin.agent.put(`/api/contacts/${message}`, given)).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'takenBy', code: 'unknown_record' }] },
    })
    const { body } = await admin.agent.graphql(update, { id: message, input: given })
    expect(body.errors).toMatchObject([{ extensions: { code: 'validation_failed' } }])
    expect(await read(admin.agent, message)).toMatchObject({ takenById: null, version: 1 })
  })

  test('keeps what they had, until somebody takes it over', async ({ admin, colleague, message }) => {
    const path = `/api/contacts/${message}`
    await colleague.agent.put(path, { takenBy: colleague.id })
    await disable(admin.agent, colleague.id)
    expect(await read(admin.agent, message)).toMatchObject({
      takenBy: 'Eka Lomidze',
      takenById: colleague.id,
    })
    const asItWas = { state: 'answered', takenBy: colleague.id, version: 2 }
    expect((await admin.agent.put(path, asItWas)).body).toMatchObject({ takenBy: 'Eka Lomidze', version: 3 })
    expect((await admin.agent.put(path, { takenBy: admin.id, version: 3 })).body).toMatchObject({
      takenBy: 'Nino Beridze',
    })
  })
})

describe('a message of a colleague who was erased', () => {
  test('is nobody’s already: to give it back is no change', async ({ admin, colleague, message }) => {
    const path = `/api/contacts/${message}`
    await colleague.agent.put(path, { takenBy: colleague.id })
    const email = signUpOf('eka').email
    await admin.agent.put(`/api/team/members/${colleague.id}/access`, { disabled: true })
    await admin.agent.post('/api/personal-data/erasure', { email, confirmEmail: email })
    expect(await read(admin.agent, message)).toMatchObject({ takenBy: null, takenById: null, version: 2 })
    expect((await admin.agent.put<Handled>(path, { takenBy: null })).body).toMatchObject({ version: 2 })
    const { body: entries } = await admin.agent.get<Entry[]>(`/api/trail?kind=message&record=${message}`)
    expect(entries.map(({ action }) => action)).toEqual(['take'])
    expect((await admin.agent.put<Handled>(path, { takenBy: admin.id })).body).toMatchObject({
      takenById: admin.id,
      version: 3,
    })
  })
})

describe('the trail of a message', () => {
  test('says what was done with it, and to whom it was given, and holds no name', async ({
    admin,
    colleague,
    asVisitor,
    message,
    manager,
  }) => {
    const path = `/api/contacts/${message}`
    for (const change of [
      { takenBy: admin.id },
      { takenBy: colleague.id },
      { takenBy: null },
      { state: 'answered' },
      { state: 'new' },
      { state: 'closed', takenBy: admin.id },
    ]) {
      expect((await admin.agent.put(path, change)).status).toBe(200)
    }
    const { body: entries } = await admin.agent.get<Entry[]>(`/api/trail?kind=message&record=${message}`)
    expect(entries.map(({ action }) => action)).toEqual([
      'close',
      'reopen',
      'answer',
      'release',
      'give',
      'take',
    ])
    const given = entries.find(({ action }) => action === 'give')
    expect(given?.changes).toEqual([{ column: 'taken_by', before: admin.id, after: colleague.id }])
    expect(given?.accounts).toEqual(
      expect.arrayContaining([
        { id: admin.id, name: 'Nino Beridze' },
        { id: colleague.id, name: 'Eka Lomidze' },
      ]),
    )
    const kept = await manager.query<{ row: string }[]>(
      `select concat(t::text, v::text) as row from trail t join trail_values v on v.entry_id = t.id
       where t.of_table = 'contact_messages'`,
    )
    for (const name of ['Eka', 'Lomidze', 'Beridze', letter.name])
      expect(JSON.stringify(kept)).not.toContain(name)

    const { body: file } = await admin.agent.in('ka').get<string>('/api/exports/trail.csv?action=answer')
    expect(file).toContain('პასუხგაცემულად მოინიშნა')
    const narrowed = '{ trail(action: give) { nodes { action accounts { name } } } }'
    const { body: page } = await admin.agent.graphql<{ trail: { nodes: Entry[] } }>(narrowed)
    expect(page.data?.trail.nodes).toMatchObject([{ action: 'give' }])
    expect((await asVisitor.get('/api/trail?action=give')).status).toBe(401)
  })

  test('says who wrote a note, as ever', async ({ admin, message }) => {
    await admin.agent.post(`/api/contacts/${message}/notes`, { text: 'Asked Telavi.' })
    const { body: entries } = await admin.agent.get<Entry[]>('/api/trail?kind=messageNote')
    expect(entries).toMatchObject([{ action: 'create', kind: 'messageNote', actor: 'Nino Beridze' }])
  })
})
