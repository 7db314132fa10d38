import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, test as plain } from 'vitest'
import { PortUnusableError, takePort } from './ports.ts'

const test = plain.extend('taken', async ({ task: _ }, { onCleanup }) => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  onCleanup(() => {
    server.close()
  })
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('nobody listens')
  return address.port
})

test('a port another program has is named, with the way out', async ({ taken }) => {
  await expect(takePort(taken)).rejects.toThrow(
    new PortUnusableError(
      `Port ${taken} is in use by another program. Stop it, or choose another one with --port.`,
    ),
  )
})

test('a free one is found where any will do', async () => {
  expect(await takePort(0)).toBeGreaterThan(0)
})
