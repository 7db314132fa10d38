import { describe, expect } from 'vitest'
import { password } from '../support/accounts.ts'
import { test } from '../support/gateway.ts'

const whole = JSON.stringify({
  username: 'somebody of the tests',
  password,
  unexpected: { deep: [1, 2, { more: null }] },
})

const nested = (open: string, close: string, depth: number): string =>
  open.repeat(depth) + close.repeat(depth)

/** Two hundred bodies that are no JSON, or no JSON anybody means. */
const broken = [
  ...Array.from({ length: whole.length - 1 }, (_, index) => whole.slice(0, index + 1)),
  ...[10, 100, 1000, 10_000].flatMap((depth) => [
    nested('[', ']', depth),
    nested('{"a":', '}', depth),
    '['.repeat(depth),
  ]),
  ...['__proto__', 'constructor', 'prototype', 'toString'].flatMap((key) => [
    `{"${key}": {"role": "admin"}}`,
    `{"username": {"${key}": 1}, "password": "x"}`,
  ]),
  ...[
    'NaN',
    'Infinity',
    '-',
    '01',
    '1e999',
    "'a'",
    'undefined',
    '\ufeff{}',
    '{}{}',
    '{"a":1,}',
    '[,]',
    '"\\ud800"',
    'true',
    '0',
  ],
  ...Array.from({ length: 80 }, (_, index) => `${'x'.repeat(index)}${whole}`).slice(1),
]

describe('bodies that are broken', () => {
  for (const url of ['/api/login', '/graphql', '/api/contacts']) {
    test(`are each a 4xx at ${url}`, async ({ app }) => {
      expect(broken.length).toBeGreaterThanOrEqual(200)
      for (const payload of broken) {
        const answer = await app.inject({
          method: 'POST',
          url,
          payload,
          headers: { 'content-type': 'application/json' },
        })
        expect(answer.statusCode, payload.slice(0, 60)).toBeGreaterThanOrEqual(400)
        expect(answer.statusCode, payload.slice(0, 60)).toBeLessThan(500)
      }
    })
  }

  test('pass no validation under whatever name of their kind', async ({ app }) => {
    const types = [
      'application/json',
      'APPLICATION/JSON',
      ' application/json',
      'application/json\t',
      'application/json;charset=utf-8',
      'application/json; charset=latin1',
      'application/json junk',
      'application/jsonx',
      'application/json, text/plain',
      'text/json',
      'multipart/form-data',
      '',
    ]
    for (const type of types) {
      const payload = JSON.stringify({ username: { $ne: null }, password: 1, role: 'admin' })
      const answer = await app.inject({
        method: 'POST',
        url: '/api/login',
        payload,
        headers: { 'content-type': type },
      })
      expect([400, 415], type).toContain(answer.statusCode)
    }
  })
})
