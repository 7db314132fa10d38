import { describe, expect } from 'vitest'
import { password, signUpOf } from '../support/accounts.ts'
import type { Agent } from '../support/agent.ts'
import { address, test as withGateway } from '../support/gateway.ts'

const letter = { name: 'ნინო', email: 'nino@example.org', message: 'When can I visit?' }

interface Handled {
  id: string
  state: string
  takenBy: string | null
  noteCount: number
}

const test = withGateway
  .extend(
    'message',
    async ({ asVisitor }) => (await asVisitor.post<{ id: string }>('/api/contacts', letter)).body.id,
  )
  .extend('admin', async ({ asAdmin, services }) => {
    const { id } = await services.accounts.login({ username: 'admin', password }, address)
    return { agent: asAdmin, id }
  })

const listed = async (agent: Agent, query = '') => (await agent.get<Handled[]>(`/api/contacts${query}`)).body

describe('what became of a message', () => {
  test('is new, answered or closed, and back again', async ({ admin: { agent }, message }) => {
    expect(await listed(agent)).toMatchObject([{ id: message, state: 'new', takenBy: null, noteCount: 0 }])
    for (const state of ['answered', 'closed', 'new']) {
      const { status, body } = await agent.put(`/api/contacts/${message}`, { state })
      expect([status, body]).toEqual([200, expect.objectContaining({ ...letter, state, takenBy: null })])
    }
    expect(await agent.put(`/api/contacts/${message}`, { state: 'lost' })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'state', code: 'invalid_option' }] },
    })
  })

  test('is told to nobody who writes', async ({ asVisitor }) => {
    const send = 'mutation ($input: ContactMessageInput!) { sendContactMessage(input: $input) { state } }'
    const { body } = await asVisitor.graphql(send, { input: letter })
    expect(body.errors?.[0]?.extensions.code).toBe('token_missing')
    expect((await asVisitor.post('/api/contacts', letter)).body).not.toHaveProperty('state')
  })

  test('narrows the list and its file, with what was written in a language', async ({
    admin,
    asVisitor,
    message,
  }) => {
    const { agent, id } = admin
    const { body: other } = await asVisitor.in('ka').post<{ id: string }>('/api/contacts', letter)
    await agent.put(`/api/contacts/${message}`, { takenBy: id })
    await agent.put(`/api/contacts/${other.id}`, { state: 'answered', takenBy: id })
    const ids = async (query: string) => (await listed(agent, query)).map((each) => each.id)
    expect(await ids('?box=new')).toEqual([message])
    expect(await ids('?box=mine')).toEqual([message])
    expect(await ids('?box=answered')).toEqual([other.id])
    expect(await ids('?box=answered&filter=en')).toEqual([])
    expect(await ids('?box=closed')).toEqual([])
    const { body: file } = await agent.get<string>('/api/exports/messages.csv?box=answered')
    expect(file).toContain('Taken by')
    expect(file.trim().split('\r\n')).toHaveLength(2)
    expect(file).toContain('Answered')
    const query = '{ contactMessages(box: mine) { totalCount nodes { id } } }'
    expect((await agent.graphql(query)).body).toEqual({
      data: { contactMessages: { totalCount: 1, nodes: [{ id: message }] } },
    })
  })

  test('is counted as far as it waits, in one statement', async ({
    admin,
    asVisitor,
    message,
    statements,
  }) => {
    const { agent, id } = admin
    await asVisitor.post('/api/contacts', letter)
    await agent.put(`/api/contacts/${message}`, { takenBy: id })
    expect((await agent.get('/api/contacts/counts')).body).toEqual({ new: 2, mine: 1 })
    await agent.put(`/api/contacts/${message}`, { state: 'closed' })
    expect((await agent.get('/api/contacts/counts')).body).toEqual({ new: 1, mine: 0 })
    const sent = await statements.during(() => agent.get('/api/contacts/counts'))
    expect(sent.filter((sql) => sql.includes('contact_messages'))).toHaveLength(1)
  })
})

describe('a message', () => {
  test('is taken by an account of the team, and given back', async ({ admin, message, services }) => {
    const { agent, id } = admin
    const take = (takenBy: string | null) => agent.put(`/api/contacts/${message}`, { takenBy })
    expect((await take(id)).body).toMatchObject({ takenBy: 'Nino Beridze', takenById: id, state: 'new' })
    const stranger = await services.accounts.signUp(signUpOf('stranger'), 'en', address)
    for (const nobody of [stranger.id, message]) {
      expect(await take(nobody)).toMatchObject({
        status: 400,
        body: { errors: [{ field: 'takenBy', code: 'unknown_record' }] },
      })
    }
    expect((await take(null)).body).toMatchObject({ takenBy: null, takenById: null })
  })

  test('that is in the bin, or nowhere, is neither changed nor noted', async ({
    admin: { agent },
    message,
  }) => {
    await agent.delete(`/api/contacts/${message}`)
    for (const id of [message, 'nonsense']) {
      const url = `/api/contacts/${id}`
      for (const answer of [
        await agent.put(url, { state: 'closed' }),
        await agent.put(url, {}),
        await agent.get(`${url}/notes`),
        await agent.post(`${url}/notes`, { text: 'Hello?' }),
      ]) {
        expect(answer).toMatchObject({ status: 404, body: { error: 'contact message not found' } })
      }
    }
  })
})

describe('notes on a message', () => {
  test('say who wrote them and when, and are kept with it in the bin, and go with it', async ({
    admin: { agent },
    message,
    manager,
  }) => {
    for (const text of ['Room for two in Zestafoni.', 'Asking Telavi for the third.']) {
      expect((await agent.post(`/api/contacts/${message}/notes`, { text })).status).toBe(201)
    }
    const { body } = await agent.get<Handled[]>(`/api/contacts/${message}/notes`)
    expect(body).toMatchObject([
      { text: 'Room for two in Zestafoni.', writtenBy: 'Nino Beridze', writtenAt: expect.any(String) },
      { text: 'Asking Telavi for the third.' },
    ])
    expect((await listed(agent))[0]?.noteCount).toBe(2)
    const count = () => manager.query('select count(*)::int as count from message_notes')
    await agent.put(`/api/contacts/${message}`, { state: 'answered' })
    await agent.delete(`/api/contacts/${message}`)
    expect(await count()).toEqual([{ count: 2 }])
    expect((await agent.post(`/api/bin/${message}/restoration`, {})).status).toBeLessThan(300)
    expect(await listed(agent)).toMatchObject([{ state: 'answered', noteCount: 2 }])
    await agent.delete(`/api/contacts/${message}`)
    await agent.delete(`/api/bin/${message}`)
    expect(await count()).toEqual([{ count: 0 }])
  })
})
