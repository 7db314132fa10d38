import { once } from 'node:events'
import { readdirSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { memoryOf } from '../bench/measure/memory.ts'
import { percentile } from '../bench/measure/percentile.ts'
import { findPostgres, type PostgresCluster, startPostgres } from '../support/postgres-cluster.ts'
import { root } from '../support/root.ts'
import { faultsInWritten, writeNumbered } from './numbered-writes.ts'
import { connectTo, ofGateway } from './sessions.ts'
import { type Outcome, openSite, type Site } from './site.ts'
import { type Minute, soakPage } from './soak-page.ts'

const { values } = parseArgs({ options: { minutes: { type: 'string', default: '60' } } })
const minutes = Number(values.minutes)
if (!Number.isInteger(minutes) || minutes < 1)
  throw new Error('--minutes is how long it takes, a whole number')
if (findPostgres() === null)
  throw new Error('The soak needs PostgreSQL. Install it (Debian: postgresql), or set POSTGRES_BIN.')

/** How many read at the same time, and the milliseconds each looks at what it has read. */
const readers = { count: 6, pause: 40 }

/** Gifts that are recorded in a second, at most. */
const giftsPerSecond = 50

const reading = (site: Site): (() => Promise<Outcome>)[] => {
  const ask = (path: string, as: 'admin' | 'visitor') => () => site.ask(path, { as })
  const graphql = (query: string) => () => site.ask('/graphql', { body: { query } })
  return [
    ask('/dashboard', 'visitor'),
    ask(`/projects/${site.project}?lng=ka`, 'visitor'),
    ask(`/api/projects/${site.project}`, 'visitor'),
    ask('/api/open-projects', 'visitor'),
    ask('/api/contacts', 'admin'),
    ask(`/api/projects/${site.project}/donations?limit=50`, 'admin'),
    graphql('{ projects(first: 20) { nodes { id title raised } } analytics { total } }'),
    graphql('{ donors(first: 20) { nodes { name } } }'),
  ]
}

/** Somebody who asks for a page and reads none of it. */
const readNothing = async (site: Site): Promise<void> => {
  const { hostname, port } = new URL(site.gateway().address)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  socket.pause()
  socket.write('GET /dashboard HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(50))
}

/** Somebody who leaves before they are answered. */
const giveUp = (site: Site): Promise<unknown> =>
  fetch(`${site.gateway().address}/api/projects/${site.project}/donations?limit=1000`, {
    headers: { authorization: site.authorization },
    signal: AbortSignal.timeout(2),
  }).catch(() => undefined)

/** What goes wrong, a minute each, in turn. */
const faults: Record<string, (site: Site, server: PostgresCluster) => Promise<unknown>> = {
  nothing: async () => undefined,
  'all sessions of the gateway are ended': async (_site, server) => {
    const client = await connectTo(server.url())
    await client.query(`select pg_terminate_backend(pid) ${ofGateway}`)
    await client.end()
  },
  'a hundred clients give up': (site) => Promise.all(Array.from({ length: 100 }, () => giveUp(site))),
  'a table is locked for ten seconds': async (_site, server) => {
    const client = await connectTo(server.url())
    await client.query('begin; lock table donations in access exclusive mode')
    await pause(10_000)
    await client.query('rollback')
    await client.end()
  },
  'fifty readers take nothing': (site) => Promise.all(Array.from({ length: 50 }, () => readNothing(site))),
  'the database is restarted at once': async (_site, server) => {
    await server.crash()
    await server.start()
  },
}

const server = await startPostgres({ asItComes: true })
const site = await openSite({ DATABASE_URL: server.url() })
const { pid } = site.gateway()
const end = performance.now() + minutes * 60_000
const isOver = (): boolean => performance.now() >= end

/** Of this minute. */
let waits: number[] = []
let statuses = new Map<number | string, number>()

const read = async (first: number): Promise<void> => {
  const ways = reading(site)
  for (let turn = first; !isOver(); turn++) {
    const outcome = await ways[turn % ways.length]?.()
    if (outcome === undefined) return
    statuses.set(outcome.status, (statuses.get(outcome.status) ?? 0) + 1)
    if (outcome.status === 200) waits.push(outcome.took)
    await pause(readers.pause)
  }
}

let gifts = 0
const give = async (): Promise<void> => {
  while (!isOver()) {
    const turn = pause(1000)
    await writeNumbered(site, gifts + 1, gifts + giftsPerSecond).done
    gifts += giftsPerSecond
    await turn
  }
}

const told: Minute[] = []
const watch = async (): Promise<void> => {
  const names = Object.keys(faults)
  for (let minute = 1; minute <= minutes; minute++) {
    const fault = names[(minute - 1) % names.length] ?? ''
    const next = pause(60_000)
    await pause(15_000)
    await faults[fault]?.(site, server)
    await next
    const found: Minute = {
      minute,
      fault,
      memory: Math.round(memoryOf(pid)),
      handles: readdirSync(`/proc/${pid}/fd`).length,
      p99: Math.round(percentile(waits, 0.99)),
      answers: Object.fromEntries(statuses),
      gifts,
    }
    told.push(found)
    console.log(JSON.stringify(found))
    waits = []
    statuses = new Map()
  }
}

try {
  await Promise.all([watch(), give(), ...Array.from({ length: readers.count }, (_, index) => read(index))])
  const wrong = await faultsInWritten(site, gifts)
  const page = minutes >= 60 ? 'SOAK.md' : 'test-results/soak.md'
  writeFileSync(join(root, page), soakPage({ day: new Date(), minutes: told, gifts, wrong }))
  console.log(`${gifts} gifts, ${wrong.length} lost or doubled; written to ${page}`)
  process.exitCode = wrong.length === 0 ? 0 : 1
} finally {
  await site.stop()
  await server.stop()
}
