import { expect } from 'vitest'
import { mayMountDisk, startPostgres } from '../support/postgres-cluster.ts'
import { notAlive, until } from './alive.ts'
import { test as counting } from './count.ts'
import { effort } from './effort.ts'
import { openSite } from './site.ts'

/** Megabytes: enough for an empty database, and soon full. */
const disk = 160

const test = counting
  .extend('server', async ({ skip }, { onCleanup }) => {
    if (!mayMountDisk()) return skip('nobody but root may mount a small disk')
    const server = await startPostgres({ asItComes: true, disk })
    onCleanup(() => server.stop())
    return server
  })
  .extend('site', async ({ server }, { onCleanup }) => {
    const site = await openSite({ DATABASE_URL: server.url() })
    onCleanup(() => site.stop())
    return site
  })

/** Letters that do not become fewer when they are compressed, so that each message needs new room. */
const longMessage = (): string =>
  Array.from({ length: 200 }, () => crypto.randomUUID())
    .join('')
    .slice(0, 5000)

test('a database whose disk is full refuses writes, answers reads, and goes on once there is room', async ({
  count,
  server,
  site,
}) => {
  const [rounds, kept] = [count(6, 'full disks'), count(6, 'requests meanwhile')]
  const write = () =>
    site.ask('/api/contacts', {
      as: 'visitor',
      body: { name: 'Nino', email: 'nino@example.org', message: longMessage() },
    })
  let written = 0
  for (let round = 0; round < effort(1, 5); round++) {
    await server.disk.fill()
    const answers: string[] = []
    let refused = 0
    for (let times = 0; times < effort(40, 100); times++) {
      const [{ status, retryAfter }, read] = await Promise.all([write(), site.ask('/api/projects')])
      if (status === 201) written += 1
      if (status === 503) refused += 1
      if (status !== 201 && (status !== 503 || retryAfter === null)) answers.push(`a write: ${status}`)
      if (read.status !== 200) answers.push(`a read: ${read.status}`)
    }
    kept.add(effort(40, 100) * 2, answers)
    const alive = await notAlive(site)
    await server.disk.free()
    const again = await until(201, write)
    if (again.length === 0) written += 1
    rounds.add(1, [...(refused > 0 ? [] : ['nothing was refused']), ...alive, ...again].slice(0, 1))
  }
  const { body } = await site.ask('/graphql', { body: { query: '{ contactMessages { totalCount } }' } })
  expect(JSON.parse(body)).toEqual({ data: { contactMessages: { totalCount: written } } })
  expect([rounds.faults, kept.faults]).toEqual([[], []])
})
