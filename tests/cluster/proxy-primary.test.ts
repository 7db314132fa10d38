import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import { connect, createServer as createTcpServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { test as base, expect, onTestFinished } from 'vitest'
import { adminSocket, haproxy, reloadHaproxy } from '../../cluster/haproxy.ts'
import type { Layout, NodePlace } from '../../cluster/layout.ts'
import { createPart, type Part } from '../../cluster/part.ts'
import { freePorts } from '../../cluster/ports.ts'
import { findPrograms } from '../../cluster/programs.ts'
import { viewOfProxy } from '../../cluster/proxy-view.ts'
import { eventually } from '../support/eventually.ts'

/** What stands in for a database node: whoever is led there is told its name, and whoever asks Patroni what it is. */
const startDouble = ({ name, sql, rest }: NodePlace, say: (response: ServerResponse) => void): void => {
  const database = createTcpServer((socket) => socket.on('error', () => undefined).end(name))
  const patroni = createServer((_request, response) => say(response))
  database.listen(sql, '127.0.0.1')
  patroni.listen(rest, '127.0.0.1')
  onTestFinished(() => {
    database.close()
    patroni.close()
    patroni.closeAllConnections()
  })
}

/** HAProxy as `npm run cluster` starts it, before doubles of database nodes. */
const startProxy = async (names: readonly string[]) => {
  const folder = mkdtempSync(join(tmpdir(), 'proxy-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  mkdirSync(join(folder, 'log'))
  const [primary = 0, standby = 0, site = 0, ...ports] = await freePorts(3 + 2 * names.length)
  const nodes = names.map((name, index) => {
    const [sql = 0, rest = 0] = ports.slice(2 * index)
    return { name, sql, advertised: sql, rest }
  })
  const layout: Layout = {
    folder,
    programs: findPrograms(),
    secrets: { jwt: '', superuser: '', replication: '', rewind: '', site: '', redis: '' },
    identity: null,
    etcd: { client: 0, peer: 0 },
    redis: 0,
    nodes,
    proxy: { primary, standby, site },
    pooler: 0,
    gateways: [],
  }
  let primaryNode = names[0]
  /** What waits until the nodes say something again; null while they do. */
  let held: (() => void)[] | null = null
  for (const node of nodes)
    startDouble(node, (response) => {
      const say = () => response.writeHead(node.name === primaryNode ? 200 : 503).end('{"role": "master"}')
      if (held === null) say()
      else held.push(say)
    })
  let begun = 0
  const part: Part = createPart(haproxy(layout), {
    changed: () => undefined,
    begunAgain: () => {
      begun += 1
    },
  })
  onTestFinished(() => part.end())
  part.start()
  await part.ready(10_000)
  return {
    /** Where whoever asks for the primary is led; null where to nobody. */
    leadsTo: async (): Promise<string | null> => {
      const socket = connect(primary, '127.0.0.1')
      return (await text(socket).catch(() => '')) || null
    },
    promote: (name: string) => {
      primaryNode = name
    },
    keepSilent: () => {
      held = []
    },
    speak: () => {
      for (const say of held ?? []) say()
      held = null
    },
    reload: () => reloadHaproxy(layout, part),
    /** Ends it at once, as a crash would, and waits until it listens again. */
    crash: async () => {
      const before = begun
      part.signal('SIGKILL')
      await eventually(async () => {
        expect(begun).toBeGreaterThan(before)
        expect(await viewOfProxy(adminSocket(layout))).not.toBeNull()
      })
    },
  }
}

const test = base.extend('proxy', () => startProxy(['db-1', 'db-2', 'db-3']))

/** All that somebody is led to who asks again until it is the primary. */
const ledTo = async (leadsTo: () => Promise<string | null>, primary: string): Promise<string[]> => {
  const led = new Set<string>()
  await eventually(async () => {
    const name = await leadsTo()
    if (name !== null) led.add(name)
    expect(name).toBe(primary)
  })
  return [...led]
}

test('HAProxy that has crashed leads nobody to who was the primary as it was reloaded', async ({ proxy }) => {
  const { leadsTo, promote, reload, crash } = proxy
  await reload()
  expect(await ledTo(leadsTo, 'db-1')).toEqual(['db-1'])
  promote('db-2')
  await eventually(async () => expect(await leadsTo()).toBe('db-2'))
  await crash()
  expect(await ledTo(leadsTo, 'db-2')).toEqual(['db-2'])
})

test('HAProxy that has just begun leads nobody anywhere before the nodes have said what they are', async ({
  proxy,
}) => {
  const { leadsTo, keepSilent, speak, crash } = proxy
  keepSilent()
  await crash()
  expect(await leadsTo()).toBeNull()
  speak()
  expect(await ledTo(leadsTo, 'db-1')).toEqual(['db-1'])
})
