import { describe, expect } from 'vitest'
import type { Agent } from '../support/agent.ts'
import { test } from '../support/gateway.ts'

const ours = 'dogs.example'
const email = 'nino@example.org'

const onBothEdges = (visitor: Agent, headers: Record<string, string>) => [
  visitor.post('/api/newsletter/subscribe', { email }, { host: ours, ...headers }),
  visitor.graphql(
    `mutation { subscribeToNewsletter(input: { email: "${email}" }) { message } }`,
    {},
    { host: ours, ...headers },
  ),
]

describe('a change asked for by a page', () => {
  for (const headers of [
    { 'sec-fetch-site': 'same-origin', origin: `https://${ours}` },
    { 'sec-fetch-site': 'none' },
    { origin: `http://${ours}` },
    {},
  ]) {
    test(`of ours is made: ${JSON.stringify(headers)}`, async ({ asVisitor }) => {
      for (const { status } of await Promise.all(onBothEdges(asVisitor, headers)))
        expect(status).toBeLessThan(300)
    })
  }

  for (const headers of [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'cross-site', origin: `https://${ours}` },
    { origin: 'https://evil.example' },
    { origin: `https://${ours}.evil.example` },
    { origin: `https://${ours}:8443` },
    { origin: 'null' },
  ]) {
    test(`of another site is refused: ${JSON.stringify(headers)}`, async ({ asVisitor, manager }) => {
      const [rest, graphql] = await Promise.all(onBothEdges(asVisitor, headers))
      const detail = 'requests from pages of other sites are refused'
      expect(rest).toMatchObject({ status: 403, body: { code: 'forbidden', error: detail } })
      expect(graphql).toMatchObject({
        status: 403,
        body: { errors: [{ message: detail, extensions: { code: 'forbidden' } }] },
      })
      expect(await manager.query('select email from newsletter_subscriptions')).toEqual([])
    })
  }
})

describe('a page of another site', () => {
  test('may read nothing through a visitor’s browser', async ({ app }) => {
    const headers = { origin: 'https://evil.example', 'access-control-request-method': 'POST' }
    for (const url of ['/graphql', '/api/login']) {
      const preflight = await app.inject({ method: 'OPTIONS', url, headers })
      expect(preflight.statusCode).toBe(404)
      expect(preflight.headers).not.toHaveProperty('access-control-allow-origin')
    }
    const read = await app.inject({ method: 'GET', url: '/api/gallery', headers })
    expect(read.headers).not.toHaveProperty('access-control-allow-origin')
  })
})
