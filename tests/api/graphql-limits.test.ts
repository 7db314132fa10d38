import { GraphQLObjectType } from 'graphql'
import { afterEach, beforeEach, describe, expect, vi } from 'vitest'
import { buildApp, graphqlSchema } from '../../gateway/app.ts'
import { abusive, nested, page } from '../support/abusive-documents.ts'
import { createAgent, type GraphqlBody } from '../support/agent.ts'
import { test } from '../support/gateway.ts'

const everything = `query { projects(first: 100) { nodes { id title goal raised donations(first: 1000) { totalCount
  nodes { anonymous amount donor { name } } } } } events(first: 100) { nodes { id title content date
  subscribers(first: 1000) { totalCount nodes { name email } } } } analytics { total projects { projectTitle
  totalDonated } } }`

/** Every resolver of the root types, so that a test can tell whether one ran. */
const rootResolvers = [graphqlSchema.getQueryType(), graphqlSchema.getMutationType()].flatMap((type) =>
  type instanceof GraphQLObjectType ? Object.values(type.getFields()) : [],
)

describe('an abusive document', () => {
  const resolved = vi.fn<(field: string) => void>()
  const originals = rootResolvers.map((field) => field.resolve)

  beforeEach(() => {
    rootResolvers.forEach((field, index) => {
      field.resolve = (...parameters) => {
        resolved(field.name)
        return originals[index]?.(...parameters)
      }
    })
  })

  afterEach(() => {
    rootResolvers.forEach((field, index) => {
      const original = originals[index]
      if (original) field.resolve = original
    })
    resolved.mockReset()
  })

  for (const [what, document] of Object.entries(abusive)) {
    test(`of ${what} is refused before any resolver`, async ({ asVisitor }) => {
      const { status, body } = await asVisitor.graphql(document)
      expect(status).toBe(400)
      expect(body.errors?.length).toBeGreaterThan(0)
      for (const { extensions } of body.errors ?? [])
        expect(extensions).toEqual({ code: 'validation_failed' })
      expect(resolved).not.toHaveBeenCalled()
    })
  }

  test('is one of forty', () => {
    expect(Object.keys(abusive).length).toBeGreaterThanOrEqual(40)
  })

  const times = (count: number, text: string): string => `${text} `.repeat(count)
  const deep = (levels: number): string => `{ ${nested(levels - 1, 'viewer { ', 'id', ' }')} }`
  const aliased = (count: number): string =>
    `{ viewer { ${Array.from({ length: count }, (_, index) => `a${index}: id`).join(' ')} } }`
  const directed = (count: number): string => `{ viewer { id ${times(count, '@x')} } }`
  const long = (fields: number): string => `{ viewer { ${times(fields - 1, 'id')} } }`

  test.for([
    ['a document may be 12 fields deep at most', deep, 12],
    ['a document may hold 15 aliases at most', aliased, 15],
    ['a document may hold 20 directives at most', directed, 20],
    ['a document may ask for 200 fields at most', long, 200],
  ] as const)(
    'is told its limit, and by no more than that: %s',
    async ([message, write, most], { asVisitor }) => {
      const messagesFor = async (document: string) =>
        (await asVisitor.graphql(document)).body.errors?.map((error) => error.message) ?? []
      expect(await messagesFor(write(most + 1))).toContain(message)
      expect(await messagesFor(write(most))).not.toContain(message)
    },
  )

  test('does not hide behind variables', async ({ asVisitor }) => {
    const document = `query ($n: Int!) { ${page('$n')} }`
    expect((await asVisitor.graphql(document, { n: 1000 })).body.errors).toMatchObject([
      { message: 'an operation may ask for 1500000 values at most' },
    ])
    expect(resolved).not.toHaveBeenCalled()
    await asVisitor.graphql(document, { n: 10 })
    expect(resolved).toHaveBeenCalledWith('projects')
  })

  test('does not hide behind what was asked for before', async ({ asVisitor }) => {
    const asked = (all: boolean) => {
      const document = `query ($all: Boolean!) { ...F @include(if: $all) viewer { id } }
        fragment F on Query { a: ${page(1000)} b: ${page(1000)} }`
      return asVisitor.graphql(document, { all })
    }
    const two = (operationName: string) =>
      asVisitor.post('/graphql', {
        operationName,
        query: `query Small { viewer { id } } query Large { a: ${page(1000)} b: ${page(1000)} }`,
      })
    expect((await asked(false)).body).toEqual({ data: { viewer: null } })
    expect((await asked(true)).status).toBe(400)
    expect((await two('Small')).body).toEqual({ data: { viewer: null } })
    expect((await two('Large')).status).toBe(400)
  })

  test('is refused with variables as deep as you like', async ({ app }) => {
    const deep = nested(10_000, '[', '1', ']')
    const payload = `{"query": "query ($id: ID!) { project(id: $id) { id } }", "variables": {"id": ${deep}}}`
    const headers = { 'content-type': 'application/json' }
    const answer = await app.inject({ method: 'POST', url: '/graphql', payload, headers })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ errors: [{ extensions: { code: 'validation_failed' } }] })
    expect(resolved).not.toHaveBeenCalled()
  })
})

describe('a refusal of a document', () => {
  test('names the first few mistakes, each in few words', async ({ asVisitor }) => {
    for (const document of Object.values(abusive)) {
      const { body } = await asVisitor.graphql(document)
      expect(body.errors?.length).toBeLessThanOrEqual(6)
      expect(JSON.stringify(body).length).toBeLessThan(4000)
    }
  })

  test('does not repeat a password that stands in it', async ({ asVisitor }) => {
    for (const document of [
      'mutation { login(input: { username: "nino", password: 9173519 }) { token } }',
      'mutation { login(input: { username: "nino", password: "9173519" }, locale: "9173519") { token } }',
      'mutation { login(input: "9173519") { token } }',
      'mutation { login(input: { username: "nino" } "9173519") { token } }',
    ]) {
      expect(JSON.stringify((await asVisitor.graphql(document)).body)).not.toContain('9173519')
    }
  })
})

describe('an answer', () => {
  test('names the first errors of many, whatever a list multiplies them with', async ({ asAdmin }) => {
    for (let count = 0; count < 30; count++) {
      await asAdmin.post('/api/projects', { title: `Project ${count}`, description: 'x', goal: 1 })
    }
    const { body } = await asAdmin.graphql('{ projects { nodes { donations(first: -1) { totalCount } } } }')
    expect(body.errors).toHaveLength(20)
    expect(body.errors?.[0]).toMatchObject({ message: 'first must be at least 1' })
  })

  test('says in its own words that there is no such operation', async ({ asVisitor }) => {
    const { status, body } = await asVisitor.post<GraphqlBody<unknown>>('/graphql', {
      query: '{ viewer { id } }',
      operationName: 'x'.repeat(10_000),
    })
    expect(status).toBe(400)
    expect(body.errors).toEqual([
      { message: 'the document has no operation of that name', extensions: { code: 'validation_failed' } },
    ])
  })
})

describe('an honest document', () => {
  test('passes, however much an admin wants to see at once', async ({ asAdmin }) => {
    const { status, body } = await asAdmin.graphql(everything)
    expect(status).toBe(200)
    expect(body.errors).toBeUndefined()
  })

  test('is told by the service that a page is too large, not that it costs too much', async ({ asAdmin }) => {
    const { body } = await asAdmin.graphql('{ projects(first: 1000000000) { totalCount } }')
    expect(body.errors).toMatchObject([{ message: 'first must be at most 1000' }])
  })
})

describe('production', () => {
  test('answers no introspection', async ({ asVisitor }) => {
    for (const document of [
      '{ __schema { types { name } } }',
      '{ __type(name: "Project") { fields { name } } }',
      '{ viewer { id } s: __schema { queryType { name } } }',
      'query Hidden { ...F } fragment F on Query { __schema { types { name } } }',
    ]) {
      const { status, body } = await asVisitor.graphql(document)
      expect(status).toBe(400)
      expect(body.errors).toMatchObject([
        { message: 'introspection is not answered here', extensions: { code: 'validation_failed' } },
      ])
    }
  })

  test('makes no suggestions', async ({ asVisitor }) => {
    for (const document of [
      '{ viewr { id } }',
      '{ viewer { usernam } }',
      '{ project(idd: 1) { id } }',
      '{ project(id: "x") { title(locale: e) } }',
      'mutation { logn(input: {}) { token } }',
      'mutation { login(input: { usernam: "x" }) { token } }',
      'query ($x: Locle) { viewer { id } }',
      '{ ... on Quer { viewer { id } } }',
    ]) {
      const { body } = await asVisitor.graphql(document)
      expect(body.errors?.length, document).toBeGreaterThan(0)
      expect(JSON.stringify(body), document).not.toMatch(/did you mean/i)
    }
  })

  test('names neither its parts nor its places', async ({ asVisitor, app }) => {
    const answers = [
      await asVisitor.graphql('{ __schema { types { name } } }'),
      await asVisitor.graphql('{'),
      await asVisitor.graphql('{ project(id: "x") { id } }'),
      await asVisitor.post('/graphql', {}),
      await asVisitor.post('/graphql', { query: 7 }),
      await asVisitor.post('/graphql', { query: { kind: 'Document' } }),
      await asVisitor.get('/graphql', { accept: 'text/html' }),
      await asVisitor.get('/graphql?query={viewer{id}}', {
        'apollo-require-preflight': 'true',
        accept: 'a/b',
      }),
    ]
    for (const { body, headers } of answers) {
      expect(JSON.stringify(body)).not.toMatch(
        /node_modules|\.[tj]s:|stack|Apollo Server|apollo-client|sandbox/i,
      )
      expect(headers).not.toHaveProperty('server')
      expect(headers).not.toHaveProperty('x-powered-by')
    }
    expect((await app.inject({ method: 'HEAD', url: '/graphql' })).statusCode).toBe(405)
  })
})

describe('development', () => {
  test('answers introspection, and shows a browser its explorer', async ({ services }) => {
    const { createExplorer } = await import('../../gateway/graphql-server/dev-explorer.ts')
    const database = { isUp: () => true, isReady: async () => true }
    const app = await buildApp({
      services,
      production: false,
      database,
      explorer: async () => createExplorer(),
    })
    const visitor = createAgent(app)
    const { body } = await visitor.graphql('{ __schema { queryType { name } } }')
    expect(body).toEqual({ data: { __schema: { queryType: { name: 'Query' } } } })
    const browser = await visitor.get<string>('/graphql', { accept: 'text/html,*/*;q=0.8' })
    expect(browser.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(browser.body).toContain('<title>from stray to safe</title>')
    expect(browser.body).not.toMatch(/<(?:script|link)[^>]+(?:src|href)="https?:/)
    expect(browser.headers['content-security-policy']).toMatch(/;script-src 'sha256-[\w+/=]+';/)
    await app.close()
  })
})

describe('a change', () => {
  const signUp = 'mutation { subscribeToNewsletter(input: { email: "nino@example.org" }) { message } }'

  test('is made by POST alone', async ({ asVisitor, manager }) => {
    const url = `/graphql?query=${encodeURIComponent(signUp)}`
    const { status, headers } = await asVisitor.get(url, { 'apollo-require-preflight': 'true' })
    expect(status).toBe(405)
    expect(headers.allow).toBe('POST')
    expect(await manager.query('select email from newsletter_subscriptions')).toEqual([])
  })

  test('is made by nothing a foreign page can send unasked', async ({ app, manager }) => {
    const attempts = [
      { 'content-type': 'text/plain' },
      { 'content-type': 'text/plain;charset=UTF-8' },
      { 'content-type': 'application/x-www-form-urlencoded' },
      { 'content-type': 'multipart/form-data; boundary=x' },
      {},
    ]
    for (const headers of attempts) {
      const payload = JSON.stringify({ query: signUp })
      const { statusCode } = await app.inject({ method: 'POST', url: '/graphql', payload, headers })
      expect([400, 415], JSON.stringify(headers)).toContain(statusCode)
    }
    const get = await app.inject({ method: 'GET', url: '/graphql?query={viewer{id}}' })
    expect(get.statusCode).toBe(400)
    expect(await manager.query('select email from newsletter_subscriptions')).toEqual([])
  })
})
