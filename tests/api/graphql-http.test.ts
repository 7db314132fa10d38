import type { FastifyInstance } from 'fastify'
import { auditServer } from 'graphql-http'
import { describe, expect } from 'vitest'
import { buildApp } from '../../gateway/app.ts'
import { test } from '../support/gateway.ts'

/** The least that must be fulfilled. The rest are wishes, such as status 200 for a document that is refused. */
const leastFulfilled = 54

/** A request without a body says that no foreign page has sent it. */
const notAForeignPage = { 'apollo-require-preflight': 'true' }

/** The application as something to fetch from. */
const fetchFrom =
  (app: FastifyInstance): typeof fetch =>
  async (input, init) => {
    const request = new Request(input, init)
    const { pathname, search } = new URL(request.url)
    const answer = await app.inject({
      method: request.method === 'GET' ? 'GET' : 'POST',
      url: `${pathname}${search}`,
      headers: { ...Object.fromEntries(request.headers), ...notAForeignPage },
      payload: await request.text(),
    })
    const headers = { 'content-type': String(answer.headers['content-type']) }
    return new Response(answer.payload, { status: answer.statusCode, headers })
  }

describe('GraphQL over HTTP', () => {
  test('passes the audits of the specification', async ({ services }) => {
    const database = { isUp: () => true, isReady: async () => true }
    // The audits ask by introspection, which production does not answer.
    const app = await buildApp({ services, production: false, database })
    const results = await auditServer({ url: 'http://gateway.example/graphql', fetchFn: fetchFrom(app) })
    await app.close()
    const names = (...wanted: string[]) =>
      results.filter(({ status }) => wanted.includes(status)).map(({ name }) => name)
    const fulfilled = names('ok')
    process.stdout.write(
      `audits of GraphQL over HTTP: ${fulfilled.length} of ${results.length} fulfilled; not: ${names('warn', 'notice').join(' · ')}\n`,
    )
    expect(names('error')).toEqual([])
    expect(fulfilled.length).toBeGreaterThanOrEqual(leastFulfilled)
  })
})
