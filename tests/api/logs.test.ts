import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import type { FastifyInstance } from 'fastify'
import { describe, expect } from 'vitest'
import { password, signUpOf } from '../support/accounts.ts'
import { createAgent } from '../support/agent.ts'
import { address } from '../support/gateway.ts'
import { errorsOf, logging, test } from '../support/logging.ts'
import { portOf } from '../support/raw-request.ts'

const json = { 'content-type': 'application/json' }

/** What people send. No line may hold a word of it. */
const letter = { name: 'Privatename', email: 'privatemail@example.org', message: 'Privateletter to the team' }
const newcomer = {
  ...signUpOf('privateuser'),
  password: 'Privatepassword',
  confirmPassword: 'Privatepassword',
}

const sendLetter = `mutation ($input: ContactMessageInput!) { sendContactMessage(input: $input) { id } }`
const subscribe = `mutation { subscribeToNewsletter(input: { email: "${letter.email}" }) { message } }`

/** Writes exactly this to the application, and waits until it has hung up. */
const send = async (app: FastifyInstance, request: string): Promise<string> => {
  const socket = connect(await portOf(app), '127.0.0.1')
  await once(socket, 'connect')
  socket.write(request)
  return text(socket)
}

describe('a statement that fails', () => {
  test('on either edge tells what failed, and nothing of what was sent', async ({
    log,
    manager,
    failing,
  }) => {
    const visitor = createAgent(log.app)
    await manager.query(`create function tell() returns trigger language plpgsql as
      $$ begin raise exception 'refused: %', new using detail = new::text, hint = new.email; end $$`)
    await failing(async () => {
      await manager.query(
        'create trigger t before insert on contact_messages for each row execute function tell()',
      )
      expect((await visitor.post('/api/contacts', letter)).status).toBe(500)
    })
    await failing(async () => {
      await manager.query(
        'create trigger t before insert on contact_messages for each row execute function tell()',
      )
      const { body } = await visitor.graphql(sendLetter, { input: letter })
      expect(body.errors).toMatchObject([{ extensions: { code: 'internal' } }])
    })
    await failing(async () => {
      await manager.query(
        'create trigger t before insert on newsletter_subscriptions for each row execute function tell()',
      )
      const { body } = await visitor.graphql(subscribe)
      expect(body.errors).toMatchObject([{ extensions: { code: 'internal' } }])
    })
    await failing(async () => {
      await manager.query('create trigger t before insert on users for each row execute function tell()')
      expect((await visitor.post('/api/users', newcomer)).status).toBe(500)
    })
    await failing(async () => {
      await manager.query('alter table contact_messages add constraint one_letter_each unique (email)')
      await visitor.post('/api/contacts', letter)
      expect((await visitor.post('/api/contacts', letter)).status).toBe(500)
    })
    await failing(async () => {
      await manager.query(
        'alter table contact_messages add constraint only_short check (length(message) < 3)',
      )
      expect((await visitor.post('/api/contacts', letter)).status).toBe(500)
    })
    await failing(async () => {
      await manager.query('alter table users rename to lost_users')
      expect(
        (await visitor.post('/api/login', { username: 'privateuser', password: newcomer.password })).status,
      ).toBe(500)
    })

    expect(log.text()).not.toMatch(/private/i)
    const errors = errorsOf(log.lines()).map(({ code, constraint, table }) => ({ code, constraint, table }))
    expect(errors).toEqual([
      { code: 'P0001' },
      { code: 'P0001' },
      { code: 'P0001' },
      { code: 'P0001' },
      { code: '23505', constraint: 'one_letter_each', table: 'contact_messages' },
      { code: '23514', constraint: 'only_short', table: 'contact_messages' },
      { code: '42P01' },
    ])
    for (const { type, statement, stack, routine } of errorsOf(log.lines())) {
      expect(type).toBe('QueryFailedError')
      expect(statement).toMatch(/insert into|select/i)
      expect(stack).toMatch(/\.repository\.ts:\d+/)
      expect(routine).toEqual(expect.any(String))
    }
  })

  test('names the request it failed in, over GraphQL too', async ({ log, manager, failing }) => {
    const visitor = createAgent(log.app)
    for (const ask of [
      () => visitor.post('/api/contacts', letter),
      () => visitor.graphql(sendLetter, { input: letter }),
    ]) {
      await failing(async () => {
        await manager.query('alter table contact_messages rename to lost_messages')
        await ask()
      })
    }
    const lines = log.lines()
    const asked = lines.flatMap(({ req }) => (req ? [req] : []))
    expect(asked).toEqual([
      { id: expect.any(String), method: 'POST', path: '/api/contacts', address: '127.0.0.1' },
      { id: expect.any(String), method: 'POST', path: '/graphql', address: '127.0.0.1' },
    ])
    const failed = lines.filter(({ err }) => err)
    expect(failed.map(({ reqId }) => reqId)).toEqual(asked.map(({ id }) => id))
    expect(failed.map(({ level }) => level)).toEqual([50, 50])
  })

  test('tells nothing as the cause of something else either', async ({ services, manager, failing }) => {
    const wrapped = async () => {
      try {
        return await manager.query('select $1::int', [letter.message])
      } catch (cause) {
        throw new Error('the gallery has burnt down', { cause })
      }
    }
    const repeated = async () => {
      const cause: unknown = await manager
        .query('select $1::int', [letter.email])
        .catch((error: unknown) => error)
      throw new Error(`it said: ${cause instanceof Error ? cause.message : ''}`, { cause })
    }
    for (const get of [wrapped, repeated]) {
      const log = await logging({ ...services, gallery: { ...services.gallery, get } })
      await failing(() => createAgent(log.app).get('/api/gallery'))
      await failing(() => createAgent(log.app).graphql('{ gallery { videoLinks } }'))
      expect(log.text()).not.toMatch(/private/i)
      const errors = errorsOf(log.lines())
      expect(errors).toHaveLength(2)
      for (const { cause } of errors)
        expect(cause).toMatchObject({ code: '22P02', statement: 'select $1::int' })
      if (get === wrapped) expect(log.text()).toContain('the gallery has burnt down')
    }
  })
})

describe('whatever is asked', () => {
  test('leaves method, path, address and number behind, and nothing of what was searched or said', async ({
    log,
    services,
  }) => {
    await services.accounts.createAdmin(signUpOf('admin'), 'en')
    const { token } = await services.accounts.login({ username: 'admin', password }, address)
    const visitor = createAgent(log.app)
    const admin = visitor.as(token)
    const variables = encodeURIComponent(JSON.stringify({ id: 'Privateid', locale: 'en' }))
    const inline = encodeURIComponent('{ contactMessages(search: "Privatesearch") { nodes { id } } }')
    await admin.get('/api/contacts?search=Privatesearch&limit=Privatelimit')
    await admin.get('/api/exports/messages.csv?search=Privatesearch')
    await admin.get(`/graphql?query=${inline}&variables=${variables}`, { 'apollo-require-preflight': 'true' })
    await visitor.get(`/graphql?variables=${variables}&extensions=Privateextension`)
    await visitor.graphql('query ($id: ID!) { project(id: $id) { Privatefield } }', { id: 'Privateid' })
    await visitor.graphql(
      'mutation ($input: ContactMessageInput!) { sendContactMessage(input: $input) { id } }',
      {
        input: { ...letter, Privatekey: 'Privatevalue' },
      },
    )
    await visitor.post('/api/contacts', { ...letter, email: 'Privateemail' })
    await visitor.post('/api/login', { username: 'privateuser', password: 'Privatepassword' })
    await visitor.post('/api/users', { ...newcomer, confirmPassword: 'Privateother' })
    await visitor.as('Privatetoken.Privatetoken.Privatetoken').get('/api/contacts')
    await visitor.get('/nowhere?search=Privatesearch')
    await visitor.get('/api/%zz?search=Privatesearch')
    await visitor.get(`/api/projects/${'x'.repeat(600)}?search=Privatesearch`)
    await visitor.get('/api/gallery', { 'x-forwarded-for': '203.0.113.7', 'x-forwarded-host': 'Privatehost' })
    await visitor.get('/api/gallery', { 'x-forwarded-for': 'Privateaddress' })
    await log.app.inject({
      method: 'POST',
      url: '/api/contacts',
      payload: '{"email": Privatemail',
      headers: json,
    })
    await send(
      log.app,
      'GET http://privateuser:Privatepassword@127.0.0.1/api/gallery?x=Privatesearch HTTP/1.1\r\nHost: Privatehost\r\nConnection: close\r\n\r\n',
    )
    await send(
      log.app,
      'GET //privateuser:Privatepassword@127.0.0.1/x HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
    )
    await send(log.app, 'GET / HTTP/1.1\r\nHost: x\r\nAuthorization Privatetoken\r\n\r\n')
    await send(log.app, `GET / HTTP/1.1\r\nHost: x\r\nCookie: ${'Privatecookie'.repeat(2000)}\r\n\r\n`)

    expect(log.text()).not.toMatch(/private/i)
    expect(log.text()).not.toContain(token)
    const asked = log.lines().flatMap(({ req }) => (req ? [req] : []))
    expect(asked.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['/api/contacts', '/graphql', '/nowhere', '/api/gallery', '/api/…', '//…']),
    )
    expect(asked.map(({ address }) => address)).toEqual(expect.arrayContaining(['127.0.0.1', '203.0.113.7']))
    expect(new Set(asked.map(({ id }) => id)).size).toBe(asked.length)
    expect(log.lines().filter(({ err }) => err?.code === 'HPE_HEADER_OVERFLOW')).toHaveLength(1)
  })

  test('and goes wrong without an error is described all the same', async ({ services }) => {
    const thrown = { gallery: { ...services.gallery, get: () => Promise.reject('Privatestring') } }
    const log = await logging({ ...services, ...thrown })
    await createAgent(log.app).get('/api/gallery')
    await createAgent(log.app).graphql('{ gallery { videoLinks } }')
    expect(log.text()).not.toMatch(/private/i)
  })
})
