import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect } from 'vitest'
import { notAlive, unlike } from './alive.ts'
import { effort } from './effort.ts'
import { test } from './on-server.ts'
import type { Site } from './site.ts'

/** Milliseconds: the gateway gives a request half a minute to arrive and looks every five seconds; the rest is for a busy machine. */
const longestArrival = 30_000 + 5000 + 10_000

/** Milliseconds between two pieces of what a slow one sends. */
const pieceEvery = 2000

const beginnings = {
  heads: { begun: 'GET /api/gallery HTTP/1.1\r\nHost: localhost\r\n', piece: 'x-slow: slow\r\n' },
  bodies: {
    begun:
      'POST /api/contacts HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{"name":"',
    piece: 'N',
  },
}

const openSocket = async (site: Site): Promise<Socket> => {
  const { port, hostname } = new URL(site.gateway().address)
  const socket = connect(Number(port), hostname)
  // Whoever is cut while a piece is on its way is told so by a reset.
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  return socket
}

/** Sends as slowly as it can, until it is told off or cut; says what was wrong with that. */
const sendSlowly = async (site: Site, { begun, piece }: (typeof beginnings)['heads']): Promise<string[]> => {
  const since = performance.now()
  const socket = await openSocket(site)
  socket.write(begun)
  const pieces = setInterval(() => socket.write(piece), pieceEvery)
  const giveUp = setTimeout(() => socket.destroy(), longestArrival)
  const answer = await text(socket).catch(() => 'reset')
  clearInterval(pieces)
  clearTimeout(giveUp)
  const took = performance.now() - since
  if (took >= longestArrival) return ['was not cut']
  return answer === 'reset' || answer.startsWith('HTTP/1.1 408 ') ? [] : [`was told ${answer.slice(0, 40)}`]
}

test('those who send as slowly as they can are cut, and hinder nobody', async ({ count, site }) => {
  const sockets = effort(60, 500)
  const [heads, bodies, others] = [
    count(14, 'slow heads'),
    count(14, 'slow bodies'),
    count(14, 'requests of others'),
  ]
  let isOver = false
  const statuses: (number | string)[] = []
  const reader = async (): Promise<void> => {
    while (!isOver) {
      const answers = [
        await site.ask('/api/gallery', { as: 'visitor' }),
        await site.ask('/api/contacts'),
        await site.ask('/graphql', { body: { query: '{ viewer { id } }' } }),
      ]
      statuses.push(...answers.map(({ status }) => status))
    }
  }
  const reading = reader()
  const slow = (how: keyof typeof beginnings) =>
    Promise.all(Array.from({ length: sockets }, () => sendSlowly(site, beginnings[how])))
  const [ofHeads, ofBodies] = await Promise.all([slow('heads'), slow('bodies')])
  isOver = true
  await reading
  others.add(statuses.length, unlike([200], statuses))
  heads.add(sockets, ofHeads.flat())
  bodies.add(sockets, ofBodies.flat())
  expect([heads.faults, bodies.faults, others.faults]).toEqual([[], [], []])
  expect(await notAlive(site)).toEqual([])
})
