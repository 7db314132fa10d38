import fc from 'fast-check'
import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import { parse } from 'graphql'
import { describe, expect } from 'vitest'
import manifest from '../../schema/trusted-documents.json' with { type: 'json' }
import { test as prepared } from '../contract/prepared.ts'
import { createSharedApp } from '../support/shared-app.ts'
import {
  hostileDocuments,
  hostileHeaders,
  hostileJson,
  hostileNames,
  hostilePaths,
  hostileQueries,
  randomDocument,
  randomJson,
} from './hostile-shapes.ts'
import { runs } from './runs.ts'
import { writes } from './writes.ts'

/**
 * What one request may take of the one thread there is, in milliseconds of its own processor time, on a machine that does
 * `fixedWork` in `usualPace`; a slower one is given as much more.
 */
const longestHold = 100
const usualPace = 12

/**
 * How often one that took longer is sent before that is believed: what a request costs it costs again, whereas the
 * collection of somebody else's garbage, or code that is compiled at its first use, meets it once.
 */
const attempts = 3

/** Bytes of a refusal. */
const largestRefusal = 64 * 1024

const json = { 'content-type': 'application/json' }

const threadTime = async (work: () => unknown): Promise<number> => {
  const before = process.threadCpuUsage()
  await work()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}

const plainDocument = `{ ${Array.from({ length: 3000 }, (_, index) => `f${index}(id: "${index}") { id }`).join(' ')} }`

/** The same on every machine, and of the kind that requests are. */
const fixedWork = (): void => {
  for (let times = 0; times < 4; times++) parse(plainDocument)
}

/** How much slower than usual this machine is by now; never less than 1. */
const slowness = async (): Promise<number> => {
  let pace = Number.POSITIVE_INFINITY
  // The first ones are done by code that is not compiled yet.
  for (let times = 0; times < 12; times++) pace = Math.min(pace, await threadTime(fixedWork))
  return Math.max(1, pace / usualPace)
}

/** Sends requests as an admin, for whom most is read, and holds each answer to the limits of any request. */
const test = prepared
  // As in production: what is logged of a request costs as well.
  .extend('sharedApp', { scope: 'worker' }, ({ connection: _ }, { onCleanup }) => {
    const shared = createSharedApp({ log: { level: 'info', stream: { write: () => undefined } } })
    onCleanup(shared.close)
    return shared
  })
  .extend('hold', async ({ app, filled }) => {
    const authorization = `Bearer ${filled.token}`
    const send = (request: InjectOptions) =>
      app.inject({ ...request, headers: { authorization, ...request.headers } })
    // The first request of a kind reads code, not input.
    await send({ url: '/api/projects' })
    await send({ method: 'POST', url: '/graphql', headers: json, payload: '{"query": "{ viewer { id } }"}' })

    const measure = async (what: string, request: InjectOptions): Promise<number> => {
      let answer: LightMyRequestResponse | undefined
      const taken = await threadTime(async () => {
        answer = await send(request)
      })
      expect(answer?.statusCode, what).toBeLessThan(500)
      if (answer && answer.statusCode >= 400)
        expect(answer.rawPayload.length, what).toBeLessThan(largestRefusal)
      return taken
    }

    return async (what: string, request: InjectOptions): Promise<number> => {
      let taken = Number.POSITIVE_INFINITY
      for (let attempt = 0; attempt < attempts && taken >= longestHold; attempt++) {
        taken = Math.min(taken, await measure(what, request))
      }
      if (taken >= longestHold) taken /= await slowness()
      expect(taken, `${what}: milliseconds of the thread`).toBeLessThan(longestHold)
      return taken
    }
  })

const operations = [
  ['login', 'mutation ($input: CredentialsInput!) { login(input: $input) { token } }'],
  ['updateGallery', 'mutation ($input: GalleryInput!) { updateGallery(input: $input) { videoLinks } }'],
  ['createProject', 'mutation ($input: NewProjectInput!) { createProject(input: $input) { id } }'],
  ['search', 'query ($input: String) { contactMessages(search: $input) { totalCount } }'],
  ['project', 'query ($input: ID!) { project(id: $input) { id } }'],
] as const

/** The client's own documents that take an input. */
const known = Object.entries<string>(manifest).filter(([, text]) => text.includes('$input'))

const overGraphql = (body: string): InjectOptions => ({
  method: 'POST',
  url: '/graphql',
  headers: json,
  payload: body,
})

describe('no request holds the thread or draws a long refusal', () => {
  for (const [shape, value] of Object.entries(hostileJson)) {
    test(`that brings ${shape} in variables, whatever the operation`, async ({ hold }) => {
      for (const [name, query] of operations) {
        const whole = `{"query":${JSON.stringify(query)},"variables":{"input":${value}}}`
        await hold(`${name} with ${shape}`, overGraphql(whole))
        const list = `{"query":${JSON.stringify(query)},"variables":{"input":{"videoLinks":${value},"translations":{"en":${value}}}}}`
        await hold(`${name} with fields of ${shape}`, overGraphql(list))
      }
      for (const [hash, text] of known) {
        const extensions = `{"persistedQuery":{"version":1,"sha256Hash":"${hash}"}}`
        const body = `{"extensions":${extensions},"variables":{"input":${value},"id":${value}}}`
        await hold(`${text.slice(0, 40)} by hash with ${shape}`, overGraphql(body))
      }
    })

    test(`that brings ${shape} anywhere else over GraphQL`, async ({ hold }) => {
      for (const body of [
        value,
        `{"query":${value}}`,
        `{"query":"{ viewer { id } }","variables":${value}}`,
        `{"query":"{ viewer { id } }","extensions":${value}}`,
        `{"query":"{ viewer { id } }","extensions":{"persistedQuery":${value}}}`,
        `{"extensions":{"persistedQuery":{"version":1,"sha256Hash":${value}}}}`,
        `{"query":"{ viewer { id } }","operationName":${value}}`,
      ]) {
        await hold(`${body.slice(0, 60)} with ${shape}`, overGraphql(body))
      }
    })

    test(`that brings ${shape} over REST`, async ({ hold, ids }) => {
      for (const write of writes) {
        const [field = ''] = Object.keys(write.body)
        for (const payload of [value, ...Object.keys(write.body).map((each) => `{"${each}":${value}}`)]) {
          await hold(`${write.name} with ${field} ${shape}`, {
            method: write.method === 'put' ? 'PUT' : 'POST',
            url: write.path(ids),
            headers: json,
            payload,
          })
        }
      }
    })
  }

  for (const [shape, query] of Object.entries(hostileDocuments)) {
    test(`whose document holds ${shape}`, async ({ hold }) => {
      await hold(shape, overGraphql(JSON.stringify({ query })))
      const url = `/graphql?query=${encodeURIComponent(query)}`
      // Longer request lines are refused before the application sees them.
      if (url.length > 14_000) return
      await hold(`${shape}, by GET`, { url, headers: { 'apollo-require-preflight': 'true' } })
    })
  }

  for (const [shape, query] of Object.entries(hostileQueries)) {
    test(`whose query string holds ${shape}`, async ({ hold, ids }) => {
      for (const path of [
        '/api/projects',
        '/api/events',
        '/api/contacts',
        `/api/projects/${ids.project}`,
        '/api/gallery',
        '/api/analytics/projects',
        '/api/exports/projects.csv',
        '/graphql',
        '/nowhere',
      ]) {
        await hold(`${path} with ${shape}`, { url: `${path}?${query}` })
      }
    })
  }

  for (const [shape, name] of Object.entries(hostileNames)) {
    test(`that asks for an operation called ${shape}`, async ({ hold }) => {
      await hold(shape, overGraphql(JSON.stringify({ query: '{ viewer { id } }', operationName: name })))
      await hold(`${shape} in two`, {
        ...overGraphql(
          JSON.stringify({
            query: 'query A { viewer { id } } query B { viewer { id } }',
            operationName: name,
          }),
        ),
      })
    })
  }

  for (const [shape, path] of Object.entries(hostilePaths)) {
    test(`whose path holds ${shape}`, async ({ hold }) => {
      for (const root of ['/', '/api/', '/api/projects/', '/uploads/', '/graphql/']) {
        await hold(`${root} with ${shape}`, { url: `${root}${path}` })
      }
    })
  }

  for (const [shape, headers] of Object.entries(hostileHeaders)) {
    test(`whose headers hold ${shape}`, async ({ hold, ids }) => {
      await hold(`a read with ${shape}`, { url: `/api/projects/${ids.project}`, headers })
      await hold(`a write with ${shape}`, {
        method: 'POST',
        url: '/api/contacts',
        headers: { ...json, ...headers },
        payload: '{"name":"Nino"}',
      })
      await hold(`an operation with ${shape}`, {
        ...overGraphql('{"query":"{ viewer { id } }"}'),
        headers: { ...json, ...headers },
      })
    })
  }

  // A form is read in the pieces a socket delivers: these are as large as one of them.
  for (const [shape, part] of Object.entries({
    'many fields': '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n1\r\n'.repeat(1200),
    'a long name': `--x\r\ncontent-disposition: form-data; name="${'n'.repeat(60_000)}"\r\n\r\n1\r\n`,
    'many headers': `--x\r\n${'a: b\r\n'.repeat(10_000)}\r\n1\r\n`,
    'no headers': '--x\r\n\r\n'.repeat(9000),
    'a file of nothing': `--x\r\ncontent-disposition: form-data; name="file"; filename="${'x'.repeat(9000)}"\r\n\r\n${'\0'.repeat(50_000)}\r\n`,
    'half a boundary again and again': '\r\n--'.repeat(16_000),
  })) {
    test(`whose form holds ${shape}`, async ({ hold }) => {
      await hold(shape, {
        method: 'POST',
        url: '/api/uploads',
        headers: { 'content-type': 'multipart/form-data; boundary=x' },
        payload: `${part}--x--\r\n`,
      })
    })
  }
})

describe('random requests', () => {
  test('each hold the thread as briefly', async ({ hold, ids }) => {
    const taken: number[] = []
    const request = fc.oneof(
      fc
        .record({ query: randomDocument(), variables: randomJson() })
        .map((body) => overGraphql(JSON.stringify(body))),
      fc
        .record({ operation: fc.constantFrom(...operations), input: randomJson() })
        .map(({ operation: [, query], input }) =>
          overGraphql(JSON.stringify({ query, variables: { input } })),
        ),
      fc.record({ write: fc.constantFrom(...writes), body: randomJson(), isWhole: fc.boolean() }).map(
        ({ write, body, isWhole }): InjectOptions => ({
          method: write.method === 'put' ? 'PUT' : 'POST',
          url: write.path(ids),
          headers: json,
          payload: JSON.stringify(
            isWhole ? body : { ...write.body, [Object.keys(write.body)[0] ?? '']: body },
          ),
        }),
      ),
      fc.string({ maxLength: 4000, size: 'max' }).map(
        (text): InjectOptions => ({
          url: `/api/projects?search=${encodeURIComponent(text.toWellFormed()).slice(0, 14_000)}`,
        }),
      ),
    )
    await fc.assert(
      fc.asyncProperty(request, async (each) => {
        taken.push(await hold(JSON.stringify(each).slice(0, 500), each))
      }),
      { ...runs, endOnFailure: true },
    )
    const sorted = taken.toSorted((a, b) => a - b)
    const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))]?.toFixed(1)
    process.stdout.write(
      `${taken.length} hostile requests held the thread for ${at(0.5)} ms at the median, ${at(0.99)} at the 99th percentile, ${at(1)} at most\n`,
    )
  })
})
