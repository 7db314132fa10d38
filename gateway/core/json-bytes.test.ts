import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { JsonBytes } from './json-bytes.ts'

/** Anything a text may hold: PostgreSQL sends UTF-8, in which there are no halves of a character. */
const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({
    unit: fc.constantFrom('"', '\\', '\n', '\u0000', '\u001f', '\u007f', '\u2028', 'ა', '🐕', 'a'),
  }),
)

test('a text is written as JSON.stringify writes it, whatever it holds', () => {
  fc.assert(
    fc.property(fc.array(anyText), (texts) => {
      const out = new JsonBytes()
      for (const text of texts) {
        const bytes = Buffer.from(`<${text}>`).toString('latin1')
        out.string(bytes, 1, bytes.length - 1)
      }
      expect(out.take()).toBe(texts.map((text) => JSON.stringify(text)).join(''))
    }),
  )
})

test('nothing of one text is left in the next, also where nobody took it', () => {
  const out = new JsonBytes()
  out.text(JSON.stringify('x'.repeat(2_000_000)))
  out.begin()
  out.text('[]')
  expect(out.take()).toBe('[]')
})

test('there is room for whatever is written, of which nobody has known how much it is', () => {
  const out = new JsonBytes()
  out.byte('['.charCodeAt(0))
  out.copy('xx12,yy', 2, 5)
  out.text('"გამარჯობა"')
  out.byte(']'.charCodeAt(0))
  expect(out.take()).toBe('[12,"გამარჯობა"]')
})

test('of a long text nothing is kept once it was taken', async () => {
  setFlagsFromString('--expose-gc')
  const collectGarbage: NodeJS.GCFunction = runInNewContext('gc')
  const kept = (): number => {
    collectGarbage({ type: 'major', execution: 'sync', flavor: 'last-resort' })
    return process.memoryUsage().arrayBuffers
  }
  const length = 40_000_000
  const before = kept()
  const out = new JsonBytes()
  out.text('x'.repeat(length))
  expect(out.take().length).toBe(length)
  // What nobody has any more is given back a little later.
  await expect.poll(() => kept() - before, { timeout: 4000 }).toBeLessThan(length / 2)
  out.text('[]')
  expect(out.take()).toBe('[]')
})
