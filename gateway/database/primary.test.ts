import { describe, expect, it, onTestFinished, vi } from 'vitest'
import type { DatabaseHost } from '../config/database-hosts.ts'
import { createPrimary, type PrimaryOptions, type Standing } from './primary.ts'

const hostAt = (port: number): DatabaseHost => ({
  host: 'db.example',
  port,
  url: `postgres://db.example:${port}/x`,
})

const [one, two] = [hostAt(1), hostAt(2)]

const writes = (timeline: number): Standing => ({ isWritable: true, timeline })
const standby: Standing = { isWritable: false, timeline: 0 }

const refused = (): Error => Object.assign(new Error('refused'), { code: 'ECONNREFUSED', syscall: 'connect' })

/** Two servers, and what each says of itself; whoever says nothing refuses. */
const between = (said: Map<DatabaseHost, Standing>, more: Partial<PrimaryOptions> = {}) => {
  const primary = createPrimary({
    hosts: [one, two],
    look: async (host) => {
      const standing = said.get(host)
      if (!standing) throw refused()
      return standing
    },
    interval: 2,
    retry: 1,
    patience: 2000,
    ...more,
  })
  onTestFinished(primary.close)
  return primary
}

describe('the primary of several servers', () => {
  it('is the one that takes writes', async () => {
    const primary = between(
      new Map([
        [one, standby],
        [two, writes(1)],
      ]),
    )
    expect(await primary.find()).toBe(two)
    expect(primary.isKnown).toBe(true)
  })

  it('is waited for once it was there, and not before', async () => {
    const said = new Map<DatabaseHost, Standing>([[two, standby]])
    const primary = between(said)
    await expect(primary.find()).rejects.toThrow('refused')
    said.set(one, writes(1))
    expect(await primary.find()).toBe(one)
    said.delete(one)
    await vi.waitFor(() => expect(primary.isKnown).toBe(false))
    const next = primary.find()
    said.set(two, writes(2))
    expect(await next).toBe(two)
  })

  it('is left by everybody when another one is', async () => {
    const said = new Map([
      [one, writes(1)],
      [two, standby],
    ])
    const changes: unknown[] = []
    const primary = between(said, { onChange: (change) => changes.push(change) })
    const leave = vi.fn()
    primary.whenLeft(await primary.find(), leave)
    said.set(one, standby).set(two, writes(2))
    await vi.waitFor(() => expect(leave).toHaveBeenCalledOnce())
    expect(await primary.find()).toBe(two)
    expect(changes).toEqual([two])
  })

  it('is left where a later one answers beside it, and never gone back to', async () => {
    const said = new Map([
      [one, writes(1)],
      [two, standby],
    ])
    const primary = between(said)
    const leave = vi.fn()
    primary.whenLeft(await primary.find(), leave)
    said.set(two, writes(2))
    await vi.waitFor(() => expect(leave).toHaveBeenCalledOnce())
    said.delete(two)
    await vi.waitFor(() => expect(primary.isKnown).toBe(false))
    await expect(between(said, { patience: 20 }).find()).resolves.toBe(one)
    const waiting = primary.find()
    said.set(two, writes(2))
    expect(await waiting).toBe(two)
  })

  it('is left where the same address leads to a later one', async () => {
    const said = new Map([[one, writes(1)]])
    const primary = between(said, { hosts: [one] })
    const leave = vi.fn()
    primary.whenLeft(await primary.find(), leave)
    said.set(one, writes(2))
    await vi.waitFor(() => expect(leave).toHaveBeenCalledOnce())
    expect(await primary.find()).toBe(one)
  })

  it('that gives no answer is not left for that alone', async () => {
    const said = new Map([
      [one, writes(1)],
      [two, standby],
    ])
    const primary = between(said)
    const leave = vi.fn()
    primary.whenLeft(await primary.find(), leave)
    said.delete(one)
    await vi.waitFor(() => expect(primary.isKnown).toBe(false))
    said.set(one, writes(1))
    expect(await primary.find()).toBe(one)
    expect(leave).not.toHaveBeenCalled()
  })

  it('that nobody becomes is waited for only so long', async () => {
    const said = new Map([[one, writes(1)]])
    const primary = between(said, { patience: 20 })
    await primary.find()
    said.delete(one)
    await vi.waitFor(() => expect(primary.isKnown).toBe(false))
    await expect(primary.find()).rejects.toMatchObject({ code: 'unavailable', retryAfter: 5 })
  })

  it('that refuses us for good says so at once', async () => {
    const wrongPassword = Object.assign(new Error('no'), { code: '28P01' })
    const primary = between(new Map(), { look: () => Promise.reject(wrongPassword) })
    await expect(primary.find()).rejects.toBe(wrongPassword)
  })

  it('is nobody’s business any more once it is closed', async () => {
    const said = new Map([[one, writes(1)]])
    const primary = between(said)
    await primary.find()
    said.delete(one)
    await vi.waitFor(() => expect(primary.isKnown).toBe(false))
    const waiting = primary.find()
    primary.close()
    await expect(waiting).rejects.toMatchObject({ code: 'unavailable' })
    await expect(primary.find()).rejects.toMatchObject({ code: 'unavailable' })
  })
})
