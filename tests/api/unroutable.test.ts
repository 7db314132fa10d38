import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { describe, expect } from 'vitest'
import { problemDetails } from '../../gateway/core/problem-details.ts'
import { test } from '../support/gateway.ts'
import { portOf } from '../support/raw-request.ts'

const long = 'x'.repeat(20_000)

const refusals: Record<string, [request: string, status: number, code: string]> = {
  'a method that is none': ['FOO /api/gallery HTTP/1.1\r\nHost: x\r\n\r\n', 400, 'validation_failed'],
  'a line break in a header': [
    'GET /api/gallery HTTP/1.1\r\nHost: x\r\nX-Two: one\ntwo\r\n\r\n',
    400,
    'validation_failed',
  ],
  'no HTTP': ['nonsense\r\n\r\n', 400, 'validation_failed'],
  'headers over 16 KiB': [
    `GET /health HTTP/1.1\r\nHost: x\r\nX-Long: ${long}\r\n\r\n`,
    431,
    'headers_too_large',
  ],
  'an address over 16 KiB': [`GET /${long} HTTP/1.1\r\nHost: x\r\n\r\n`, 431, 'headers_too_large'],
}

describe('what no route can be looked for by', () => {
  for (const [what, [request, status, code]] of Object.entries(refusals)) {
    test(`is refused as everything is: ${what}`, async ({ app }) => {
      const socket = connect(await portOf(app), '127.0.0.1')
      await once(socket, 'connect')
      socket.write(request)
      const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n')
      expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
      expect(head).toContain('content-type: application/problem+json; charset=utf-8')
      const problem = problemDetails.parse(JSON.parse(body))
      expect(problem).toMatchObject({ status, code, type: `urn:problem:${code}`, error: problem.detail })
    })
  }
})
