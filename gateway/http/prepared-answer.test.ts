import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { PreparedAnswer } from './prepared-answer.ts'

const story = 'ძაღლი და მისი სახლი. '.repeat(100)
const headers = { 'content-type': 'text/html', vary: 'cookie' }

describe('a prepared answer', () => {
  it('says the same in every encoding, each under a tag of its own', async () => {
    const answer = new PreparedAnswer(story, headers)
    const [plain, gzip, br] = [await answer.in('identity'), await answer.in('gzip'), await answer.in('br')]
    expect(plain.body.toString()).toBe(story)
    expect(gunzipSync(gzip.body).toString()).toBe(story)
    expect(brotliDecompressSync(br.body).toString()).toBe(story)
    expect(new Set([plain.etag, gzip.etag, br.etag]).size).toBe(3)
    for (const { etag } of [plain, gzip, br]) expect(etag).toMatch(/^"[\w-]+"$/)
  })

  it('says what it depends on, and how long it is', async () => {
    const answer = new PreparedAnswer(story, headers)
    const [plain, br] = [await answer.in('identity'), await answer.in('br')]
    expect(plain.headers).toEqual({ ...headers, vary: 'cookie, accept-encoding', etag: plain.etag })
    expect(br.headers).toEqual({
      ...headers,
      vary: 'cookie, accept-encoding',
      etag: br.etag,
      'content-encoding': 'br',
    })
    expect(br.lines.whole).toEqual([
      ...Object.entries(br.headers).flat(),
      'content-length',
      String(br.body.length),
    ])
    expect(br.lines.unchanged).toEqual(['vary', 'cookie, accept-encoding', 'etag', br.etag])
  })

  it('is encoded once, for all who ask at the same time', async () => {
    const answer = new PreparedAnswer(story, headers)
    const [one, other] = await Promise.all([answer.in('br'), answer.in('br')])
    expect(one).toBe(other)
    expect(answer.readyIn('br')).toBe(one)
    expect(answer.readyIn('gzip')).toBeUndefined()
  })

  it('is sent as it is where nothing would become shorter', async () => {
    const answer = new PreparedAnswer('ok', headers)
    const plain = await answer.in('identity')
    expect(await answer.in('br')).toBe(plain)
    expect(plain.headers).toEqual({ ...headers, etag: plain.etag })
  })

  it('takes no more room than it says', async () => {
    const answer = new PreparedAnswer(story, headers)
    const variants = [await answer.in('identity'), await answer.in('gzip'), await answer.in('br')]
    const bytes = variants.flatMap(({ body, lines }) => [body.length, lines.whole.join().length])
    expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(answer.size)
  })

  it('is equal to one with the same words and headers alone', () => {
    const answer = new PreparedAnswer(story, headers)
    expect(answer.equals(new PreparedAnswer(story, headers))).toBe(true)
    expect(answer.equals(new PreparedAnswer(`${story}.`, headers))).toBe(false)
    expect(answer.equals(new PreparedAnswer(story, { ...headers, vary: 'accept' }))).toBe(false)
  })
})
