import type { FastifyInstance } from 'fastify'
import { test as base, describe, expect, onTestFinished } from 'vitest'
import { createKeyedHash } from '../../gateway/authentication/keyed-hash.ts'
import { systemClock } from '../../gateway/core/clock.ts'
import { createContentStates } from '../../gateway/database/content-revision.ts'
import { openReplicas, type Replicas } from '../../gateway/database/replicas.ts'
import { eventually } from '../support/eventually.ts'
import { gatewayOver } from '../support/gateways.ts'
import { addProject } from '../support/ledger.ts'
import { openAt, type Pair, signInAt, startPair } from '../support/pair.ts'

interface Node {
  app: FastifyInstance
  replicas: Replicas
}

/** A gateway that reads from the standby where it may. */
const openNode = async ({ url, standby }: Pair): Promise<Node> => {
  const dataSource = await openAt(url)
  const replicas = openReplicas(dataSource, [standby.url()], 4)
  onTestFinished(() => replicas.close())
  const { readRevision, positions } = createContentStates(dataSource.manager)
  const memory = {
    bytes: 2 ** 22,
    clock: systemClock,
    readRevision: () => readRevision(systemClock.now()),
    positions,
    seal: createKeyedHash(['a key of the tests'], 'written marks'),
  }
  return { app: await gatewayOver(dataSource, undefined, { memory }), replicas }
}

const test = base.extend('site', async () => {
  const pair = await startPair({ isSynchronous: false })
  const nodes = [await openNode(pair), await openNode(pair)] as const
  const direct = await openAt(pair.primary.url(), 1)
  const headers = await signInAt(nodes[0].app)
  const project = await addProject(direct.manager)
  const path = `/api/projects/${project}`
  /** As nobody in particular. */
  const read = async ({ app }: Node, more: Record<string, string> = {}) => {
    const answer = await app.inject({ url: path, headers: more })
    return answer.statusCode === 200 ? Number(answer.json().goal) : answer.statusCode
  }
  const write = ({ app }: Node, goal: number) =>
    app.inject({ method: 'PUT', url: path, headers, payload: { goal } })
  const areUsed = (isUsed: boolean) =>
    eventually(() => {
      for (const { replicas } of nodes)
        expect(replicas.state()).toEqual([expect.objectContaining({ isUsed })])
    })
  /** How often the standby has answered for a gateway. */
  const readsOf = ({ replicas }: Node) => replicas.state()[0]?.reads
  return { ...pair, nodes, project, path, headers, read, write, areUsed, readsOf }
})

/** What a browser sends next. */
const cookieOf = ({ headers }: Awaited<ReturnType<FastifyInstance['inject']>>): Record<string, string> => ({
  cookie: String(headers['set-cookie']).split(';')[0] ?? '',
})

describe('a site with a replica', { timeout: 60_000 }, () => {
  test('reads there what is public, and who has written reads it on every node', async ({ site }) => {
    const { nodes, read, readsOf, write, areUsed, primary, standby, ask, path } = site
    let raised = 3200
    // A standby may be behind for a moment, and is not asked then.
    await eventually(async () => {
      raised += 1
      await write(nodes[0], raised)
      await areUsed(true)
      expect(await read(nodes[0])).toBe(raised)
      expect(readsOf(nodes[0])).toBeGreaterThan(0)
    })

    for (let goal = 4000; goal < 4030; goal += 2) {
      // What they have read a moment ago is in their memory.
      for (const node of nodes) await read(node)
      const here = await write(nodes[0], goal)
      expect(await read(nodes[1], cookieOf(here))).toBe(goal)
      const there = await write(nodes[1], goal + 1)
      const after = String(there.headers['written-at'])
      expect(await read(nodes[0], { 'read-after': after })).toBe(goal + 1)
    }

    // A standby that stands still answers nobody with what was before.
    await ask(standby, 'select pg_wal_replay_pause()')
    const before = nodes.map(readsOf)
    const last = await write(nodes[0], 5000)
    expect(await read(nodes[1], cookieOf(last))).toBe(5000)
    expect(await read(nodes[0])).toBe(5000)
    await areUsed(false)
    expect(nodes.map(readsOf)).toEqual(before)
    expect(nodes[1].replicas.state()[0]?.bytesBehind).toBeGreaterThan(0)
    await ask(standby, 'select pg_wal_replay_resume()')
    await areUsed(true)

    // Whatever anybody makes up changes nothing.
    for (const made of ['', 'x', '9-99999999999999999999', '0-0']) {
      expect(await read(nodes[0], { 'read-after': made, cookie: `written=${made}` })).toBe(5000)
    }
    const { headers } = await nodes[0].app.inject({ url: path })
    expect(headers).not.toHaveProperty('written-at')

    // Lost, it is missed by nobody; back, it is asked again.
    await standby.crash()
    await write(nodes[0], 6000)
    expect(await read(nodes[0])).toBe(6000)
    await areUsed(false)
    await standby.start()
    await areUsed(true)

    // Made the primary itself, it takes over, and is no replica any more.
    await primary.crash()
    await site.promote()
    await eventually(async () => expect(await read(nodes[1])).toBe(6000))
    await areUsed(false)
  })
})
