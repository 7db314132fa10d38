import type { AddressInfo } from 'node:net'
import { describe, expect } from 'vitest'
import { buildApp } from '../../gateway/app.ts'
import { password, signUpOf } from '../support/accounts.ts'
import { address, test as withGateway } from '../support/gateway.ts'

/** A gateway on a socket whose messages are `chunks`, and how an admin asks it for them. */
const test = withGateway.extend('askFor', ({ services }, { onCleanup }) => {
  return async (chunks: AsyncIterable<string>, signal?: AbortSignal): Promise<Response> => {
    const messages = async () => ({ fileName: 'messages-2026-03-21.csv', rowCount: 3, chunks })
    const exports = { ...services.exports, messages }
    const database = { isUp: () => true, isReady: async () => true }
    const app = await buildApp({ services: { ...services, exports }, production: true, database })
    onCleanup(() => app.close())
    await app.listen({ host: '127.0.0.1', port: 0 })
    const { port } = app.server.address() as AddressInfo
    await services.accounts.createAdmin(signUpOf('admin'), 'en')
    const { token } = await services.accounts.login({ username: 'admin', password }, address)
    const headers = { authorization: `Bearer ${token}` }
    return fetch(`http://127.0.0.1:${port}/api/exports/messages.csv`, {
      headers,
      ...(signal ? { signal } : {}),
    })
  }
})

describe('an export under way', () => {
  test('arrives whole', async ({ askFor }) => {
    const answer = await askFor(
      (async function* () {
        yield 'Name\r\n'
        yield 'ნინო\r\n'
      })(),
    )
    expect(await answer.text()).toBe('Name\r\nნინო\r\n')
  })

  test('does not look complete when the database fails in the middle', async ({ askFor }) => {
    const answer = await askFor(
      (async function* () {
        yield 'Name\r\n'
        yield 'ნინო\r\n'
        throw new Error('the database is gone')
      })(),
    )
    expect(answer.status).toBe(200)
    await expect(answer.text()).rejects.toThrow('terminated')
  })

  test('is read no further when its reader has left', async ({ askFor }) => {
    const leave = new AbortController()
    let tell: (pages: number) => void = () => undefined
    const stoppedAfter = new Promise<number>((resolve) => {
      tell = resolve
    })
    const answer = await askFor(
      (async function* () {
        let pages = 0
        try {
          for (;;) {
            pages += 1
            yield 'a letter\r\n'.repeat(1000)
          }
        } finally {
          tell(pages)
        }
      })(),
      leave.signal,
    )
    await answer.body?.getReader().read()
    leave.abort()
    expect(await stoppedAfter).toBeGreaterThan(0)
  })

  test('reads no faster than it is taken', async ({ askFor }) => {
    const leave = new AbortController()
    let pages = 0
    const answer = await askFor(
      (async function* () {
        for (; pages < 10_000; pages += 1) yield 'a letter\r\n'.repeat(10_000)
      })(),
      leave.signal,
    )
    const reader = answer.body?.getReader()
    for (let piece = 0; piece < 5; piece += 1) await reader?.read()
    expect(pages).toBeLessThan(1000)
    leave.abort()
  })
})

withGateway('what fails before the first row is told like any refusal', async ({ asAdmin, manager }) => {
  await manager.query('alter table contact_messages rename to lost_messages')
  const { status, headers, body } = await asAdmin.get('/api/exports/messages.csv')
  expect(status).toBe(500)
  expect(headers['content-type']).toContain('application/problem+json')
  expect(headers).not.toHaveProperty('content-disposition')
  expect(body).toMatchObject({ code: 'internal' })
})
