import { describe, expect } from 'vitest'
import { buildApp } from '../../gateway/app.ts'
import type { Services } from '../../gateway/rooms.ts'
import type { PageData, PageOperation } from '../../schema/pages.ts'
import manifest from '../../schema/trusted-documents.json' with { type: 'json' }
import { password } from '../support/accounts.ts'
import type { Agent } from '../support/agent.ts'
import { address, test } from '../support/gateway.ts'

const login = 'mutation ($input: CredentialsInput!) { login(input: $input) { token } }'
const create = 'mutation ($input: NewProjectInput!) { createProject(input: $input) { id } }'

const numbers = (length: number): number[] => Array.from({ length }, (_, index) => index)

const keys = (length: number) => Object.fromEntries(numbers(length).map((index) => [`key${index}`, index]))

const hashOf = (name: string): string =>
  Object.entries(manifest).find(([, text]) => text.includes(` ${name}(`))?.[0] ?? ''

const persisted = (name: string) => ({ persistedQuery: { version: 1, sha256Hash: hashOf(name) } })

/** Asks as a page does while it is rendered. */
const askInProcess = async (services: Services, operation: PageOperation): Promise<PageData> => {
  const answers: Promise<PageData>[] = []
  const app = await buildApp({
    services,
    production: true,
    database: { isUp: () => true, isReady: async () => true },
    servePages: async (_app, { ask }) => {
      answers.push(ask(operation, 'en'))
    },
  })
  await app.close()
  return (await answers[0]) ?? {}
}

/** The field errors of the one refusal. */
const refused = async (visitor: Agent, query: string, variables: Record<string, unknown>) => {
  const { status, body } = await visitor.graphql(query, variables)
  expect(status).toBe(400)
  expect(body.errors).toHaveLength(1)
  expect(body.errors?.[0]?.extensions.code).toBe('validation_failed')
  return body.errors?.[0]?.extensions.errors
}

describe('variables that do not fit', () => {
  test('are refused field by field, in the words of REST', async ({ asVisitor, asAdmin }) => {
    expect(await refused(asVisitor, login, { input: { username: 7, extra: true } })).toEqual([
      { field: 'username', code: 'invalid_type', message: 'username has the wrong type' },
      { field: 'password', code: 'required', message: 'password is required' },
      { field: 'extra', code: 'unknown_field', message: 'extra is not a field of this request' },
    ])
    const input = { goal: '1', translations: { en: { titel: 'x' }, ka: 'x', fr: {} }, startDate: 7 }
    expect(await refused(asAdmin, create, { input })).toMatchObject([
      { field: 'goal', code: 'invalid_type' },
      { field: 'startDate', code: 'invalid_type' },
      { field: 'translations.en.titel', code: 'unknown_field' },
      { field: 'translations.ka', code: 'invalid_type' },
      { field: 'translations.fr', code: 'unknown_field' },
    ])
  })

  test('are named themselves where they are no object', async ({ asVisitor }) => {
    const project = 'query ($id: ID!, $locale: Locale) { project(id: $id) { title(locale: $locale) } }'
    expect(await refused(asVisitor, project, { locale: 'fr' })).toMatchObject([
      { field: 'id', code: 'required' },
      { field: 'locale', code: 'invalid_option' },
    ])
    expect(await refused(asVisitor, project, { id: null })).toMatchObject([
      { field: 'id', code: 'invalid_type' },
    ])
    expect(await refused(asVisitor, project, { id: { toString: 'x' } })).toMatchObject([
      { field: 'id', code: 'invalid_type' },
    ])
  })

  test('that are none of a choice are called as over REST, null among them', async ({ asVisitor }) => {
    const pledge =
      'mutation ($input: NewPledgeInput!) { pledgeGift(projectId: "x", input: $input) { state } }'
    for (const way of ['gold', null])
      expect(await refused(asVisitor, pledge, { input: { amount: 5, way } })).toMatchObject([
        { field: 'way', code: 'invalid_option' },
      ])
  })

  test('in a list are named by their place', async ({ asAdmin }) => {
    const update = 'mutation ($input: GalleryInput!) { updateGallery(input: $input) { videoLinks } }'
    expect(await refused(asAdmin, update, { input: { videoLinks: ['dQw4w9WgXcQ', 7] } })).toMatchObject([
      { field: 'videoLinks.1', code: 'invalid_type' },
    ])
    expect(await refused(asAdmin, update, { input: [1, 2] })).toMatchObject([
      { field: 'input', code: 'invalid_type' },
    ])
  })

  test('never come back: not their values, not a guess at what was meant', async ({ asVisitor }) => {
    const secret = 'correct horse battery staple'
    for (const input of [
      { username: 'nino', passwrd: secret },
      { username: 'nino', password: { is: secret } },
      { username: [secret, secret], password: secret },
      secret,
      [secret],
      { username: 'nino', password: secret, locale: secret },
    ]) {
      const { status, body } = await asVisitor.graphql(login, { input })
      expect(status).toBe(400)
      expect(JSON.stringify(body)).not.toMatch(/correct horse|did you mean/i)
    }
    const { body } = await asVisitor.graphql(
      'query ($l: Locale!) { project(id: "x") { title(locale: $l) } }',
      {
        l: 'e',
      },
    )
    expect(JSON.stringify(body)).not.toMatch(/did you mean/i)
  })

  test('are named twenty at a time, and by the beginning of a long name', async ({ asVisitor }) => {
    const errors = await refused(asVisitor, login, { input: { ...keys(900), ['x'.repeat(5000)]: 1 } })
    expect(errors).toHaveLength(20)
    const long = { username: 'nino', password: 'x', ['x'.repeat(5000)]: 1 }
    expect(await refused(asVisitor, login, { input: long })).toMatchObject([
      { field: expect.stringMatching(/^x{99}…$/), code: 'unknown_field' },
    ])
  })

  test('may be left out where there is a default, or need be none', async ({ asVisitor }) => {
    const query = 'query ($id: ID! = "x", $locale: Locale) { project(id: $id) { title(locale: $locale) } }'
    const { body } = await asVisitor.graphql(query, { locale: null })
    expect(body.errors).toMatchObject([{ message: 'project not found' }])
  })
})

describe('variables larger than any honest request', () => {
  const tooMany = 'request body must have at most 2000 items'
  const huge = { input: keys(3000) }

  test('are refused by whichever road they come', async ({ asVisitor, services }) => {
    const byText = await asVisitor.graphql(login, huge)
    const byHash = await asVisitor.post('/graphql', { variables: huge, extensions: persisted('LogIn') })
    const list = await asVisitor.graphql(login, { input: numbers(10_000) })
    const unused = await asVisitor.graphql('{ viewer { id } }', { nobody: { asked: numbers(2001) } })
    for (const { status, body } of [byText, byHash, list, unused]) {
      expect(status).toBe(400)
      expect(body).toMatchObject({
        errors: [{ message: tooMany, extensions: { code: 'validation_failed' } }],
      })
    }
    const few = Object.fromEntries(numbers(2001).map((index) => [index, 1]))
    const query = new URLSearchParams({
      variables: JSON.stringify({ id: few }),
      extensions: JSON.stringify(persisted('Project')),
    })
    const byGet = await asVisitor.get(`/graphql?${query}`, { 'apollo-require-preflight': 'true' })
    const variables = 'variables must have at most 2000 items'
    expect(byGet.body).toMatchObject({ errors: [{ message: variables }] })
    const inProcess = await askInProcess(services, { hash: hashOf('Project'), variables: { id: few } })
    expect(inProcess).toMatchObject({ errors: [{ message: variables }] })
  })

  test('are refused however deep they are', async ({ app }) => {
    const deep = `${'[1,'.repeat(300)}1${']'.repeat(300)}`
    const payload = `{"query": "query ($id: ID!) { project(id: $id) { id } }", "variables": {"id": ${deep}}}`
    const headers = { 'content-type': 'application/json' }
    const answer = await app.inject({ method: 'POST', url: '/graphql', payload, headers })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({
      errors: [{ message: 'request body must have at most 10 levels' }],
    })
  })
})

describe('the largest honest operation', () => {
  test('passes: a project in both languages, full of the widest letters', async ({ asAdmin }) => {
    const texts = { title: '🐕'.repeat(200), description: '🐕'.repeat(20_000) }
    const input = {
      ...texts,
      goal: 1_000_000_000,
      startDate: '2026-01-01',
      endDate: '2026-12-31',
      imageUrl: `https://example.org/${'x'.repeat(400)}.png`,
      youtubeUrl: 'dQw4w9WgXcQ',
      translations: { ka: texts },
    }
    const { status, body } = await asAdmin.graphql(create, { input })
    expect(status).toBe(200)
    expect(body.errors).toBeUndefined()
  })

  test('passes with every letter escaped, as some programs write JSON', async ({
    app,
    asAdmin,
    services,
  }) => {
    expect((await asAdmin.get('/api/projects')).status).toBe(200)
    const { token } = await services.accounts.login({ username: 'admin', password }, address)
    const texts = { title: '🐕'.repeat(200), description: '🐕'.repeat(20_000) }
    const plain = JSON.stringify({ goal: 1, translations: { en: texts, ka: texts } })
    const payload = plain.replaceAll('🐕', '\\ud83d\\udc15')
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
    const answer = await app.inject({ method: 'POST', url: '/api/projects', payload, headers })
    expect(answer.statusCode).toBe(201)
  })
})
