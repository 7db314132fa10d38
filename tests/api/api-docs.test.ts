import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect } from 'vitest'
import { test } from '../support/gateway.ts'

const page = '/api/docs'

const linked = (html: string): string[] =>
  [...html.matchAll(/<(?:script|link)\b[^>]*?(?:src|href)="([^"]+)"/g)].map(([, url = '']) => url)

describe('the API reference', () => {
  test('is a page without a script of its own, for the policy of the site lets none run', async ({
    asVisitor,
  }) => {
    const { status, headers, body } = await asVisitor.get<string>(page)
    expect(status).toBe(200)
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(headers['content-security-policy']).toContain("script-src 'self';")
    expect(body).not.toMatch(/<script(?![^>]*\ssrc=)|\son\w+=|javascript:/i)
  })

  test('finds all it is made of on this host', async ({ asVisitor }) => {
    const { body } = await asVisitor.get<string>(page)
    const files = linked(body)
    expect(files.length).toBe(4)
    for (const file of files) {
      expect(file).toMatch(/^\/api\/docs\//)
      const { status, headers } = await asVisitor.get(file)
      expect(status, file).toBe(200)
      expect(headers['content-type'], file).toMatch(/^text\/(?:javascript|css); charset=utf-8$/)
    }
  })

  test.for([page, `${page}/swagger-ui.css`, '/api/openapi.json'])(
    'is not sent again while it is the same: %s',
    async (path, { app }) => {
      const { headers } = await app.inject(path)
      const again = await app.inject({ url: path, headers: { 'if-none-match': String(headers.etag) } })
      expect(again.statusCode).toBe(304)
      expect(again.body).toBe('')
    },
  )

  test('is compressed for whoever can read that', async ({ app }) => {
    const get = (coding: string) =>
      app.inject({ url: `${page}/swagger-ui.css`, headers: { 'accept-encoding': coding } })
    const plain = await get('identity')
    expect(plain.headers['content-encoding']).toBeUndefined()
    const zipped = await get('gzip')
    expect(zipped.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(zipped.rawPayload).equals(plain.rawPayload)).toBe(true)
    const brotli = await get('gzip, br')
    expect(brotli.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(brotli.rawPayload).equals(plain.rawPayload)).toBe(true)
    // Whoever has some of the bytes of one is never sent the rest of another.
    const tags = [plain, zipped, brotli].map(({ headers }) => headers.etag)
    expect(new Set(tags).size).toBe(3)
  })

  test('shows the document of the running gateway', async ({ app, asVisitor }) => {
    const { headers, body } = await asVisitor.get('/api/openapi.json')
    expect(headers['content-type']).toBe('application/json; charset=utf-8')
    expect(body).toEqual(app.swagger())
  })
})
