import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { test as base, describe, expect } from 'vitest'
import { followConnections } from './drain.ts'

const ask = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'

/** A server that answers when it is let go on, and whoever has connected to it. */
const test = base
  .extend('goOn', () => Promise.withResolvers<void>())
  .extend('site', async ({ goOn }, { onCleanup }) => {
    const answer: RequestListener = async (_request, response) => {
      await goOn.promise
      response.end('answered')
    }
    const server = createServer(answer)
    const drain = followConnections(server, { idle: 200, most: 400 })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    onCleanup(() => server.closeAllConnections())
    return { server, drain }
  })
  .extend('open', ({ site: { server } }) => async (said = ''): Promise<Socket> => {
    const { port } = server.address() as AddressInfo
    const accepted = once(server, 'connection')
    const socket = connect(port, '127.0.0.1')
    await accepted
    if (said !== '') socket.write(said)
    return socket
  })

describe('the end of connections', () => {
  for (const [who, said] of [
    ['have sent nothing', ''],
    ['have sent half a request head', 'GET / HTTP/1.1\r\nHost: local'],
    ['have an answer and say no more', ask],
  ]) {
    test(`closes those that ${who}`, async ({ site, open, goOn }) => {
      goOn.resolve()
      const socket = await open(said)
      const all = text(socket)
      expect(await site.drain.end()).toBe(0)
      expect(await all).toMatch(said === ask ? /answered$/ : /^$/)
    })
  }

  test('comes after the answer that is under way, which says so', async ({ site, open, goOn }) => {
    const arrived = once(site.server, 'request')
    const answer = text(await open(ask))
    await arrived
    const ended = site.drain.end()
    goOn.resolve()
    expect(await answer).toMatch(/Connection: close\r\n.*answered$/s)
    expect(await ended).toBe(0)
  })

  test('lets nobody in, and answers who asks on a connection that was there', async ({
    site,
    open,
    goOn,
  }) => {
    goOn.resolve()
    const socket = await open()
    const { port } = site.server.address() as AddressInfo
    const ended = site.drain.end()
    await expect(once(connect(port, '127.0.0.1'), 'connect')).rejects.toThrow('ECONNREFUSED')
    socket.write(ask)
    expect(await text(socket)).toMatch(/Connection: close\r\n.*answered$/s)
    expect(await ended).toBe(0)
  })

  test('cuts whoever takes too long, and counts them', async ({ site, open }) => {
    const arrived = once(site.server, 'request')
    const socket = await open(ask)
    await arrived
    expect(await site.drain.end()).toBe(1)
    expect(await text(socket)).toBe('')
  })
})
