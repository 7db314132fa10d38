import { describe, expect, it } from 'vitest'
import { createKeyedHash } from './keyed-hash.ts'

const [current, previous] = ['the current key', 'the previous key'] as const

describe('a keyed hash', () => {
  it('finds again what it has stored, and nothing else', () => {
    const addresses = createKeyedHash([current])
    const stored = addresses.hash('192.0.2.1')
    expect(stored).not.toContain('192.0.2.1')
    expect(addresses.candidates('192.0.2.1')).toEqual([stored])
    expect(addresses.candidates('192.0.2.2')).not.toContain(stored)
  })

  it('outlives a rotation of the keys, until its key is retired', () => {
    const stored = createKeyedHash([previous]).hash('192.0.2.1')
    expect(createKeyedHash([current, previous]).candidates('192.0.2.1')).toContain(stored)
    expect(createKeyedHash([current]).candidates('192.0.2.1')).not.toContain(stored)
  })
})
