import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test as plain } from 'vitest'
import { type Layout, layOut } from './layout.ts'
import { freePort } from './ports.ts'

const test = plain
  .extend('folder', ({ task: _ }, { onCleanup }) => {
    const folder = mkdtempSync(join(tmpdir(), 'layout-'))
    onCleanup(() => rmSync(folder, { recursive: true, force: true }))
    return folder
  })
  .extend('site', () => freePort())
  .extend('lay', ({ folder, site }) => (gateways: number, port = site) => {
    const programs = { etcd: '', patroni: '', postgres: '', pgbouncer: '', haproxy: '', redis: '' }
    const secrets = { superuser: '', replication: '', rewind: '', site: '', redis: '', jwt: '' }
    return layOut({ folder, programs, secrets, identity: null }, { port, gateways }, async (sql) => sql)
  })

const portsOf = ({ etcd, redis, nodes, proxy, pooler, gateways }: Layout): number[] => [
  etcd.client,
  etcd.peer,
  redis,
  pooler,
  ...Object.values(proxy),
  ...nodes.flatMap(({ sql, rest }) => [sql, rest]),
  ...gateways.flatMap(({ port, metrics }) => [port, metrics]),
]

test('everything is found where it was the last time, also after there were fewer gateways', async ({
  lay,
}) => {
  const first = await lay(3)
  expect(new Set(portsOf(first)).size).toBe(portsOf(first).length)
  expect(portsOf(await lay(1))).toEqual(portsOf(first).slice(0, -4))
  expect(await lay(3)).toEqual(first)
})

test('what somebody else has now is found elsewhere, and the rest where it was', async ({ lay }) => {
  const first = await lay(1)
  const other = createServer().listen(first.pooler, '127.0.0.1')
  await once(other, 'listening')
  const second = await lay(1).finally(() => other.close())
  expect(second.pooler).not.toBe(first.pooler)
  expect({ ...second, pooler: first.pooler }).toEqual(first)
})

test('a site that is to be where another part was gets its port', async ({ lay }) => {
  const first = await lay(1)
  const second = await lay(1, first.redis)
  expect(second.proxy.site).toBe(first.redis)
  expect(second.redis).not.toBe(first.redis)
})
