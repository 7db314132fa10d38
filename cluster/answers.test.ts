import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test as plain } from 'vitest'
import { repliesWith } from './ask.ts'
import type { Layout } from './layout.ts'
import { pgbouncerAnswers } from './pgbouncer.ts'
import { viewOfProxy } from './proxy-view.ts'

/** Takes every connection, as the kernel does for a program that stands still, and says what it is told to say. */
const serve = async (where: number | string, say: string | null) => {
  const taken = new Set<Socket>()
  const server = createServer((socket) => {
    taken.add(socket)
    if (say !== null) socket.write(say)
    socket.on('error', () => undefined)
  })
  server.listen(typeof where === 'string' ? { path: where } : { port: where, host: '127.0.0.1' })
  await once(server, 'listening')
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    close: () => {
      for (const socket of taken) socket.destroy()
      server.close()
    },
  }
}

const test = plain
  .extend('silent', async ({ task: _ }, { onCleanup }) => {
    const { port, close } = await serve(0, null)
    onCleanup(close)
    return port
  })
  .extend('speaking', async ({ task: _ }, { onCleanup }) => {
    const { port, close } = await serve(0, '+OK\r\n+PONG\r\n')
    onCleanup(close)
    return port
  })
  .extend('silentSocket', async ({ task: _ }, { onCleanup }) => {
    const folder = mkdtempSync(join(tmpdir(), 'answers-'))
    const file = join(folder, 'socket')
    const { close } = await serve(file, null)
    onCleanup(() => {
      close()
      rmSync(folder, { recursive: true })
    })
    return file
  })

const layoutOf = (pooler: number): Layout => {
  const known: Pick<Layout, 'pooler'> & { secrets: Pick<Layout['secrets'], 'site'> } = {
    pooler,
    secrets: { site: 'secret' },
  }
  return known as Layout
}

test('what takes a connection and says nothing does not answer', async ({ silent, silentSocket }) => {
  expect(await repliesWith(silent, 'PING\r\n', '+PONG\r\n')).toBe(false)
  expect(await pgbouncerAnswers(layoutOf(silent))).toBe(false)
  expect(await viewOfProxy(silentSocket)).toBe(null)
})

test('nor does what says something else, or is not there', async ({ speaking }) => {
  expect(await repliesWith(speaking, 'PING\r\n', '-NOAUTH')).toBe(false)
  expect(await repliesWith(1, 'PING\r\n', '+PONG\r\n')).toBe(false)
  expect(await pgbouncerAnswers(layoutOf(1))).toBe(false)
})

test('what says what it is to say answers', async ({ speaking }) => {
  expect(await repliesWith(speaking, 'AUTH secret\r\nPING\r\n', '+OK\r\n+PONG\r\n')).toBe(true)
})
