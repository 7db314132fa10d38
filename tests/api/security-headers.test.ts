import { describe, expect } from 'vitest'
import { test } from '../support/gateway.ts'

const json = { 'content-type': 'application/json' }

const directivesOf = (policy: unknown): Record<string, string> =>
  Object.fromEntries(
    String(policy)
      .split(';')
      .map((directive) => directive.trim())
      .filter(Boolean)
      .map((directive) => [directive.split(' ')[0] ?? '', directive.split(' ').slice(1).join(' ')]),
  )

/** An answer of each kind: made here, refused here, refused before anything of ours has seen the request. */
const answers = {
  'what is served': { url: '/health' },
  'what was not found': { url: '/nothing' },
  'what one must sign in for': { url: '/api/projects' },
  'what cannot be read': { method: 'POST', url: '/api/contacts', headers: json, payload: '{' },
  'what is no address': { url: '/%zz' },
  'an operation': {
    method: 'POST',
    url: '/graphql',
    headers: json,
    payload: '{"query":"{ viewer { id } }"}',
  },
  'an operation that is none': { method: 'POST', url: '/graphql', headers: json, payload: '{"query":"{"}' },
  'a method that is not offered': { method: 'PATCH', url: '/api/contacts' },
  'a picture that is not kept': { url: '/uploads/nothing.webp' },
  'the description of the interface': { url: '/api/openapi.json' },
} as const

describe('the headers of', () => {
  for (const [what, request] of Object.entries(answers)) {
    test(what, async ({ app }) => {
      const { headers } = await app.inject(request)
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        // The address of a page, which may hold what was searched for, stays here; other sites are told our origin.
        'referrer-policy': 'strict-origin-when-cross-origin',
        // Believed by a browser that came by TLS, passed over by others.
        'strict-transport-security': 'max-age=31536000; includeSubDomains',
      })
      expect(headers).not.toHaveProperty('x-powered-by')
      expect(headers).not.toHaveProperty('server')
      expect(directivesOf(headers['content-security-policy'])).toMatchObject({
        'default-src': "'none'",
        'script-src': "'self'",
        'frame-src': 'https://www.youtube-nocookie.com',
        'frame-ancestors': "'none'",
        'base-uri': "'none'",
        'form-action': "'self'",
      })
    })
  }
})
