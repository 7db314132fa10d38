import { describe, expect, it } from 'vitest'
import { escapeWide } from './in-one-byte.ts'

describe('a chunk in one byte', () => {
  it('says the same', () => {
    const code = `['სახლი – 5 ₾', \`\${'ძაღლი'} 🐕\`, /^[ა-ჰ]+$/.test('კატა'), /^\\p{L}🐕$/u.test('ჩ🐕')]`
    const escaped = escapeWide(code)
    expect(escaped).not.toMatch(/[\u0100-\uffff]/)
    expect(new Function(`return ${escaped}`)()).toEqual(['სახლი – 5 ₾', 'ძაღლი 🐕', true, true])
  })

  it('leaves what fits into one as it is', () => {
    expect(escapeWide("'café'")).toBe("'café'")
  })
})
