import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, expect } from 'vitest'
import { adminSocket, haproxy } from '../../cluster/haproxy.ts'
import type { Layout } from '../../cluster/layout.ts'
import { createPart } from '../../cluster/part.ts'
import { freePorts } from '../../cluster/ports.ts'
import { findPrograms } from '../../cluster/programs.ts'
import { viewOfProxy } from '../../cluster/proxy-view.ts'
import { patience } from '../../gateway/core/one-look.ts'
import { problemDetails } from '../../gateway/core/problem-details.ts'
import { eventually } from '../support/eventually.ts'
import { root } from '../support/root.ts'

/** Milliseconds the gateway itself gives a request that waits for its database: nobody is to wait for longer here. */
const budget = 15_000

/** What stands in for a gateway: it says what it is told to say, or nothing. */
interface Double {
  says: 'ready' | 'not ready' | 'not ready, as late as a gateway may' | 'nothing'
  /** How often it was asked whether it is ready. */
  looks: number
  /** The requests it was asked and has not answered. */
  held: ServerResponse[]
  /** Ends without ceremony what it was asked, and listens no more. */
  kill: () => void
}

const startDouble = async (name: string, port: number): Promise<Double> => {
  const server = createServer((request, response) => {
    if (double.says === 'nothing') return
    if (request.url === '/ready') {
      double.looks += 1
      const answer = () => response.writeHead(double.says === 'ready' ? 200 : 503).end()
      setTimeout(answer, double.says === 'not ready, as late as a gateway may' ? patience : 0)
      return
    }
    if (request.url === '/health' || request.method === 'GET') {
      response.end(name)
      return
    }
    double.held.push(response)
  })
  const double: Double = {
    says: 'ready',
    looks: 0,
    held: [],
    kill: () => {
      server.close()
      server.closeAllConnections()
    },
  }
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return double
}

interface Answer {
  status: number
  took: number
  type: string | null
  retryAfter: string | null
  body: string
}

/** HAProxy as `npm run cluster` starts it, before doubles of gateways. */
interface Proxy {
  doubles: readonly [Double, Double]
  ask: (method: 'GET' | 'POST') => Promise<Answer>
  /** Which gateways it leads requests to. */
  leadsTo: () => Promise<string[]>
}

const startProxy = async (
  change: (configuration: string) => string,
): Promise<Proxy & { stop: () => Promise<void> }> => {
  const folder = mkdtempSync(join(tmpdir(), 'proxy-'))
  mkdirSync(join(folder, 'log'))
  const [primary = 0, standby = 0, site = 0, one = 0, two = 0] = await freePorts(5)
  const layout: Layout = {
    folder,
    programs: findPrograms(),
    secrets: { jwt: '', superuser: '', replication: '', rewind: '', site: '', redis: '' },
    identity: null,
    etcd: { client: 0, peer: 0 },
    redis: 0,
    nodes: [],
    proxy: { primary, standby, site },
    pooler: 0,
    gateways: [
      { name: 'one', port: one, metrics: 0 },
      { name: 'two', port: two, metrics: 0 },
    ],
  }
  const doubles = [await startDouble('one', one), await startDouble('two', two)] as const
  const program = haproxy(layout)
  const file = join(folder, 'haproxy/haproxy.cfg')
  writeFileSync(file, change(readFileSync(file, 'utf8')))
  const leadsTo = async (): Promise<string[]> =>
    [...((await viewOfProxy(adminSocket(layout))) ?? [])]
      .filter(([server, isUp]) => server.startsWith('ready/') && isUp)
      .map(([server]) => server.slice('ready/'.length))
  const part = createPart(
    { ...program, isReady: async () => (await leadsTo()).length === 2 },
    { changed: () => undefined, begunAgain: () => undefined },
  )
  part.start()
  await part.ready(10_000)
  return {
    doubles,
    leadsTo,
    ask: async (method) => {
      const begun = performance.now()
      const answer = await fetch(`http://127.0.0.1:${site}/api`, { method })
      const body = await answer.text()
      const took = performance.now() - begun
      const { status, headers } = answer
      return { status, took, type: headers.get('content-type'), retryAfter: headers.get('retry-after'), body }
    },
    stop: async () => {
      await part.end()
      for (const double of doubles) double.kill()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const test = base
  .extend('change', () => (configuration: string) => configuration)
  .extend('proxy', async ({ change }, { onCleanup }) => {
    const { stop, ...proxy } = await startProxy(change)
    onCleanup(stop)
    return proxy
  })

const isHeld = (doubles: readonly Double[], count: number) =>
  eventually(() => expect(doubles.flatMap(({ held }) => held)).toHaveLength(count))

/** A refusal in the shape of the gateway's own, which says when to come again. */
const expectRefusal = ({ status, type, retryAfter, body }: Answer, expected: number): string => {
  expect({ status, type, retryAfter }).toEqual({
    status: expected,
    type: 'application/problem+json',
    retryAfter: '5',
  })
  const told = problemDetails.parse(JSON.parse(body))
  expect(told).toMatchObject({ status, code: 'unavailable', type: 'urn:problem:unavailable' })
  expect(told.error).toBe(told.detail)
  return told.detail
}

test('a gateway that stands still keeps no reader waiting: another answers', async ({ proxy }) => {
  const { doubles, ask, leadsTo } = proxy
  const [one] = doubles
  one.says = 'nothing'
  const answers = await Promise.all([ask('GET'), ask('GET'), ask('GET')])
  expect(answers.map(({ status, body }) => `${status} ${body}`)).toEqual(['200 two', '200 two', '200 two'])
  expect(Math.max(...answers.map(({ took }) => took))).toBeLessThan(budget)
  expect(await leadsTo()).toEqual(['two'])
})

test('a write at a gateway that stands still is refused within its budget', async ({ proxy }) => {
  const { doubles, ask } = proxy
  const asked = [ask('POST'), ask('POST')]
  await isHeld(doubles, 2)
  const still = doubles.find(({ held }) => held.length > 0)
  if (still) still.says = 'nothing'
  const answer = await Promise.race(asked)
  expect(expectRefusal(answer, 502)).toContain('Idempotency-Key')
  expect(answer.took).toBeLessThan(budget)
  for (const { held } of doubles) for (const each of held) each.end()
  await Promise.all(asked)
})

test('a gateway that is not ready is asked nothing new, and ends what it was asked before', async ({
  proxy,
}) => {
  const { doubles, ask, leadsTo } = proxy
  const asked = ask('POST')
  await isHeld(doubles, 1)
  const holder = doubles.find(({ held }) => held.length > 0)
  if (holder) holder.says = 'not ready'
  await eventually(async () => expect(await leadsTo()).toHaveLength(1))
  const other = holder === doubles[0] ? 'two' : 'one'
  expect((await ask('GET')).body).toBe(other)
  holder?.held[0]?.end('done')
  expect(await asked).toMatchObject({ status: 200, body: 'done' })
  if (holder) holder.says = 'ready'
  await eventually(async () => expect(await leadsTo()).toHaveLength(2))
})

test.extend(
  'change',
  () => (configuration: string) => configuration.replaceAll('inter 2s fastinter 1s', 'inter 100ms'),
)(
  'a gateway that takes its time to say that it is not ready ends what it was asked before',
  async ({ proxy }) => {
    const { doubles, ask, leadsTo } = proxy
    const asked = ask('POST')
    await isHeld(doubles, 1)
    const holder = doubles.find(({ held }) => held.length > 0)
    if (!holder) throw new Error('nobody was asked')
    holder.says = 'not ready, as late as a gateway may'
    holder.looks = 0
    // One look more than a gateway may let pass in silence.
    await eventually(() => expect(holder.looks).toBeGreaterThan(5))
    expect(await leadsTo()).toHaveLength(1)
    holder.held[0]?.end('done')
    expect(await asked).toMatchObject({ status: 200, body: 'done' })
  },
)

test('where none is ready, one that lives is asked', async ({ proxy }) => {
  const { doubles, ask, leadsTo } = proxy
  for (const double of doubles) double.says = 'not ready'
  await eventually(async () => expect(await leadsTo()).toEqual([]))
  expect((await ask('GET')).status).toBe(200)
})

test('a gateway that is killed in the middle of a write leaves a refusal that says so, and where none runs that is told', async ({
  proxy,
}) => {
  const { doubles, ask } = proxy
  const asked = ask('POST')
  await isHeld(doubles, 1)
  for (const double of doubles) double.kill()
  expect(expectRefusal(await asked, 502)).toContain('Idempotency-Key')
  expectRefusal(await ask('GET'), 503)
})

test.extend(
  'change',
  () => (configuration: string) => configuration.replaceAll(/(?<=timeout server )\d+s/g, '1s'),
)('a gateway that is silent for longer than it may be leaves a refusal that says so', async ({ proxy }) => {
  expect(expectRefusal(await proxy.ask('POST'), 504)).toContain('Idempotency-Key')
})

test('HAProxy accepts the configuration of the containers', () => {
  const { status, stderr } = spawnSync(
    findPrograms().haproxy,
    ['-c', '-f', join(root, 'deploy/cluster/haproxy.cfg')],
    { encoding: 'utf8' },
  )
  expect({ status, stderr }).toMatchObject({ status: 0 })
})
