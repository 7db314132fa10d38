import { argon2 } from 'node:crypto'
import { describe, expect, it, vi } from 'vitest'
import { argon2Passwords as passwords } from './passwords.ts'

vi.mock('node:crypto', async (importOriginal) => {
  const crypto = await importOriginal<typeof import('node:crypto')>()
  return { ...crypto, argon2: vi.fn(crypto.argon2) }
})

describe('a password', () => {
  it('is kept as an argon2id string of the recommended cost', async () => {
    const hash = await passwords.hash('from-stray-to-safe')
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
    expect(await passwords.hash('from-stray-to-safe')).not.toBe(hash)
  })

  it('is known again, however the keyboard composes its letters, and no other is', async () => {
    const hash = await passwords.hash('café ძაღლი')
    expect(await passwords.verify('cafe\u0301 ძაღლი', hash)).toBe(true)
    expect(await passwords.verify('cafe ძაღლი', hash)).toBe(false)
  })

  it('is still known when it was hashed at another cost', async () => {
    const older =
      '$argon2id$v=19$m=64,t=1,p=1$c29tZXNhbHQxMjM0NTY3OA$mepIdGUnPou2vj5bel3e72W2NrdjKj9zAO1ICbCX+g4'
    expect(await passwords.verify('from-stray-to-safe', older)).toBe(true)
    expect(await passwords.verify('something else', older)).toBe(false)
  })

  it('of nobody is refused, after the work of somebody', async () => {
    const stored = await passwords.hash('from-stray-to-safe')
    vi.mocked(argon2).mockClear()
    expect(await passwords.verify('something else', stored)).toBe(false)
    expect(await passwords.verify('something else', null)).toBe(false)
    const [ofSomebody, ofNobody] = vi
      .mocked(argon2)
      .mock.calls.map(([algorithm, { nonce, ...cost }]) => [
        algorithm,
        cost,
        Buffer.from(nonce as Buffer).length,
      ])
    expect(ofNobody).toEqual(ofSomebody)
  })

  it('waits for others no longer than people do: of a crowd, some are sent away at once', async () => {
    const cheap =
      '$argon2id$v=19$m=64,t=1,p=1$c29tZXNhbHQxMjM0NTY3OA$mepIdGUnPou2vj5bel3e72W2NrdjKj9zAO1ICbCX+g4'
    const crowd = Array.from({ length: 200 }, () => passwords.verify('from-stray-to-safe', cheap))
    const outcomes = await Promise.allSettled(crowd)
    const [seen, sentAway] = [
      outcomes.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : [])),
      outcomes.flatMap((each) => (each.status === 'rejected' ? [each.reason] : [])),
    ]
    expect(seen.length).toBeGreaterThanOrEqual(32)
    expect(seen).not.toContain(false)
    expect(sentAway.length).toBeGreaterThan(100)
    expect(new Set(sentAway.map(({ code }) => code))).toEqual(new Set(['unavailable']))
    expect(await passwords.verify('from-stray-to-safe', cheap)).toBe(true)
  })

  it('stored in a form nobody wrote is an error, not a wrong password', async () => {
    await expect(passwords.verify('x', 'plain x')).rejects.toThrow('not an argon2id string')
  })
})
