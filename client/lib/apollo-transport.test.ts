import { print } from 'graphql'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { presetFields } from '../../schema/preset-fields.ts'
import { LogInDocument, ProjectDocument } from '../generated/operations.ts'
import { createApolloClient, createBrowserLink } from './apollo-client.ts'
import { trustedHash } from './document-meta.ts'

const answer = (body: unknown) =>
  new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } })

const fetched = vi.fn<typeof fetch>()

/** Each request as a person would tell it. */
const sent = () =>
  fetched.mock.calls.map(([address, init]) => {
    const url = new URL(String(address), 'https://dogs.example')
    const given =
      init?.method === 'GET'
        ? {
            query: url.searchParams.get('query'),
            extensions: JSON.parse(url.searchParams.get('extensions') ?? '{}'),
          }
        : JSON.parse(String(init?.body))
    return {
      method: init?.method,
      preflight: new Headers(init?.headers).get('apollo-require-preflight'),
      text: given.query ?? null,
      extensions: given.extensions,
    }
  })

const client = () =>
  createApolloClient(
    createBrowserLink({ readLocale: () => 'en', readSession: () => null, onSessionEnd: () => undefined }),
  )

const persisted = (sha256Hash: string | null) => ({ persistedQuery: { version: 1, sha256Hash } })

const noPresets = Object.fromEntries(Object.keys(presetFields).map((name) => [name, null]))

const project = {
  __typename: 'Project',
  id: '1',
  title: 'A warm winter',
  description: 'Straw.',
  goal: 1,
  raised: 0,
  archivedAt: null,
  startDate: null,
  endDate: null,
  imageUrl: null,
  youtubeUrl: null,
  ...noPresets,
}

const askForProject = () =>
  client().query({ query: ProjectDocument, variables: { id: '1', locale: 'en' as const } })

describe('what the browser sends', () => {
  beforeEach(() => {
    vi.stubGlobal('fetch', fetched)
    fetched.mockImplementation(async () => answer({ data: { project } }))
  })

  afterEach(() => {
    vi.unstubAllGlobals()
    fetched.mockReset()
  })

  it('is a GET with the hash alone for a query', async () => {
    await askForProject()
    const extensions = persisted(trustedHash(ProjectDocument))
    expect(sent()).toEqual([{ method: 'GET', preflight: 'true', text: null, extensions }])
  })

  it('is a POST with the hash alone for a mutation', async () => {
    fetched.mockImplementation(async () => answer({ data: { login: null } }))
    const input = { username: 'nino', password: 'from-stray-to-safe' }
    await client().mutate({ mutation: LogInDocument, variables: { input } })
    const extensions = persisted(trustedHash(LogInDocument))
    expect(sent()).toEqual([{ method: 'POST', preflight: 'true', text: null, extensions }])
  })

  it('is the text as well once the gateway does not know the hash', async () => {
    const unknown = { message: 'PersistedQueryNotFound', extensions: { code: 'validation_failed' } }
    fetched.mockImplementationOnce(async () => answer({ errors: [unknown] }))
    const { data } = await askForProject()
    expect(data?.project?.title).toBe('A warm winter')
    expect(sent().map(({ method }) => method)).toEqual(['GET', 'POST'])
    const { text } = sent()[1] ?? {}
    expect(text).toContain(print(ProjectDocument).slice(0, 40))
  })
})
