import { createHash } from 'node:crypto'
import { describe, expect } from 'vitest'
import { buildApp } from '../../gateway/app.ts'
import manifest from '../../schema/trusted-documents.json' with { type: 'json' }
import { signUpOf } from '../support/accounts.ts'
import { type Agent, createAgent } from '../support/agent.ts'
import { type ProjectBody, winterProject } from '../support/content.ts'
import { address, test } from '../support/gateway.ts'

/** The hash and the text of one of the client's operations. */
const trusted = (name: string): { hash: string; text: string } => {
  const found = Object.entries(manifest).find(([, text]) => new RegExp(`^\\w+ ${name}\\b`).test(text))
  if (!found) throw new Error(`the client has no operation ${name}`)
  return { hash: found[0], text: found[1] }
}

const persisted = (sha256Hash: unknown) => ({ persistedQuery: { version: 1, sha256Hash } })

const preflight = { 'apollo-require-preflight': 'true' }

const byGet = (visitor: Agent, hash: unknown, variables: object, headers: Record<string, string> = {}) => {
  const query = new URLSearchParams({
    variables: JSON.stringify(variables),
    extensions: JSON.stringify(persisted(hash)),
  })
  return visitor.get(`/graphql?${query}`, { ...preflight, ...headers })
}

const projectOf = async (asAdmin: Agent): Promise<string> =>
  (await asAdmin.post<ProjectBody>('/api/projects', winterProject)).body.id

describe('a trusted query', () => {
  test('is asked for by its hash alone, and anybody may keep the answer', async ({ asVisitor, asAdmin }) => {
    const id = await projectOf(asAdmin)
    const { status, headers, body } = await byGet(asVisitor, trusted('Project').hash, { id, locale: 'ka' })
    expect(status).toBe(200)
    expect(body).toMatchObject({ data: { project: { id, title: 'თბილი ზამთარი', __typename: 'Project' } } })
    expect(headers['cache-control']).toBe('public, no-cache')
    expect(headers.vary).toBe('accept, accept-language, authorization')
  })

  test('is answered without a body while nothing has changed', async ({ asVisitor, asAdmin }) => {
    const id = await projectOf(asAdmin)
    const ask = (headers = {}) => byGet(asVisitor, trusted('Project').hash, { id, locale: 'en' }, headers)
    const known = { 'if-none-match': String((await ask()).headers.etag) }
    const same = await ask(known)
    expect(same.status).toBe(304)
    expect(same.body).toBeNull()
    await asAdmin.put(`/api/projects/${id}`, { goal: 13_000 })
    const changed = await ask(known)
    expect(changed.status).toBe(200)
    expect(changed.body).toMatchObject({ data: { project: { goal: 13_000 } } })
  })

  test('with a token is nobody else’s', async ({ asVisitor, asAdmin, asIndividual }) => {
    const id = await projectOf(asAdmin)
    const { hash } = trusted('AdminProjects')
    const answer = await byGet(asAdmin, hash, {})
    expect(answer.body).toMatchObject({ data: { projects: { nodes: [{ id }] } } })
    expect(answer.headers['cache-control']).toBe('no-store')
    const own = await byGet(asIndividual, trusted('Project').hash, { id, locale: 'en' })
    expect(own.headers['cache-control']).toBe('no-store')
    const refused = await byGet(asVisitor, hash, {})
    expect(refused.status).toBe(401)
    expect(refused.headers['cache-control']).toBe('no-store')
  })

  test('with a token is never answered as unchanged, nor is a refusal', async ({ asVisitor, asAdmin }) => {
    const { hash } = trusted('AdminProjects')
    for (const agent of [asAdmin, asVisitor]) {
      const first = await byGet(agent, hash, {})
      expect(first.headers).not.toHaveProperty('etag')
      const again = await byGet(agent, hash, {}, { 'if-none-match': '*' })
      expect(again.status).toBe(first.status)
      expect(again.body).toEqual(first.body)
    }
  })

  test('by POST, or by its text, is not kept', async ({ asVisitor }) => {
    const variables = { id: 'x', locale: 'en' }
    const { hash, text } = trusted('Project')
    const byPost = await asVisitor.post('/graphql', { variables, extensions: persisted(hash) })
    const byText = await asVisitor.get(`/graphql?query=${encodeURIComponent('{ viewer { id } }')}`, preflight)
    const both = await asVisitor.post('/graphql', { query: text, variables, extensions: persisted(hash) })
    for (const { headers } of [byPost, byText, both]) expect(headers['cache-control']).toBe('no-store')
  })
})

describe('a trusted mutation', () => {
  test('is sent by POST', async ({ asVisitor, services }) => {
    await services.accounts.signUp(signUpOf('nino'), 'en', address)
    const { username, password } = signUpOf('nino')
    const variables = { input: { username, password } }
    const { hash } = trusted('LogIn')
    expect((await byGet(asVisitor, hash, variables)).status).toBe(405)
    const { status, body } = await asVisitor.post('/graphql', { variables, extensions: persisted(hash) })
    expect(status).toBe(200)
    expect(body).toMatchObject({ data: { login: { username, token: expect.any(String) } } })
  })
})

describe('every document of the client', () => {
  for (const text of Object.values(manifest)) {
    test(`is within the limits: ${text.slice(0, text.indexOf('('))}`, async ({ asVisitor }) => {
      const { body } = await asVisitor.graphql(text)
      const messages = body.errors?.map(({ message }) => message) ?? []
      expect(messages.filter((message) => /at most|is not|there is no|Token/.test(message))).toEqual([])
    })
  }
})

describe('an unknown hash', () => {
  const { text } = trusted('Project')

  test('is answered in the words that make a client send the text', async ({ asVisitor }) => {
    const { status, body } = await byGet(asVisitor, '0'.repeat(64), {})
    expect(status).toBe(200)
    expect(body).toEqual({
      errors: [{ message: 'PersistedQueryNotFound', extensions: { code: 'validation_failed' } }],
    })
  })

  test('is not learnt from whoever sends one with a text', async ({ asVisitor }) => {
    const query = '{ viewer { id } }'
    const hash = createHash('sha256').update(query).digest('hex')
    const first = await asVisitor.post('/graphql', { query, extensions: persisted(hash) })
    expect(first.body).toEqual({ data: { viewer: null } })
    const second = await asVisitor.post('/graphql', { extensions: persisted(hash) })
    expect(second.body).toMatchObject({ errors: [{ message: 'PersistedQueryNotFound' }] })
  })

  test('does not pass for a known one', async ({ asVisitor }) => {
    const { body } = await asVisitor.post('/graphql', {
      query: text,
      extensions: persisted(trusted('LogIn').hash),
    })
    expect(body).toMatchObject({ errors: [{ extensions: { code: 'validation_failed' } }] })
  })

  for (const hash of [
    '',
    'constructor',
    '__proto__',
    7,
    null,
    [],
    {},
    { toString: 'x' },
    'x'.repeat(10_000),
  ]) {
    test(`of ${JSON.stringify(hash).slice(0, 30)} is refused`, async ({ asVisitor }) => {
      const { status, body } = await asVisitor.post('/graphql', { extensions: persisted(hash) })
      expect(status).toBeLessThan(500)
      expect(body).toMatchObject({ errors: [{ extensions: { code: 'validation_failed' } }] })
    })
  }
})

describe('a gateway that trusts nothing else', () => {
  test('answers the client’s documents, by hash and by text, and no other', async ({ services }) => {
    const database = { isUp: () => true, isReady: async () => true }
    const app = await buildApp({ services, production: true, database, trustedDocumentsOnly: true })
    const visitor = createAgent(app)
    const variables = { id: 'x', locale: 'en' }
    const { hash, text } = trusted('Project')
    const notFound = { errors: [{ message: 'project not found', extensions: { code: 'not_found' } }] }
    expect((await byGet(visitor, hash, variables)).body).toMatchObject(notFound)
    expect((await visitor.graphql(text, variables)).body).toMatchObject(notFound)
    for (const query of ['{ viewer { id } }', `${text} `, `${text}\nquery Other { viewer { id } }`]) {
      const { status, body } = await visitor.graphql(query, variables)
      expect(status).toBe(400)
      expect(body).toEqual({
        errors: [
          {
            message: 'only the documents of the site itself are answered',
            extensions: { code: 'validation_failed' },
          },
        ],
      })
    }
    await app.close()
  })
})
