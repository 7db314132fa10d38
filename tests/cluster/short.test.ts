import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test as base, expect } from 'vitest'
import { readStatus } from '../../cluster/status.ts'
import { askAt } from '../faults/site.ts'
import { eventually } from '../support/eventually.ts'
import { startPrometheus } from '../support/prometheus.ts'
import { root } from '../support/root.ts'
import { openClusterSite } from './site.ts'
import { gatewayKilled, primaryKilled } from './trials.ts'
import { tryIt } from './try-it.ts'

const test = base
  .extend('gateways', { scope: 'file' }, () => 3)
  .extend('site', { scope: 'file' }, async ({ gateways }, { onCleanup }) => {
    const site = await openClusterSite(gateways)
    onCleanup(() => site.stop())
    return site
  })
  .extend('prometheus', { scope: 'file' }, async ({ site }, { onCleanup }) => {
    const prometheus = await startPrometheus(site.cluster.layout.gateways.map(({ metrics }) => metrics))
    onCleanup(prometheus.stop)
    return prometheus
  })

/** Every query of the dashboard, as Grafana sends it for all gateways. */
const queries = (): string[] => {
  const { panels }: { panels: { targets?: { expr: string }[] }[] } = JSON.parse(
    readFileSync(join(root, 'deploy/observability/dashboard.json'), 'utf8'),
  )
  return panels.flatMap(({ targets = [] }) =>
    targets.map(({ expr }) => expr.replaceAll('$instance', '.*').replaceAll('$__rate_interval', '10s')),
  )
}

test('a gateway that is killed takes no gift along, and nobody has to know', async ({ site }) => {
  const { faults, gifts, requests } = await tryIt(site, gatewayKilled)
  expect(faults).toEqual([])
  expect([gifts, requests].every((count) => count > 0)).toBe(true)
})

test('a part that stands still is not said to answer, though its port takes connections', async ({
  site,
}) => {
  const { layout, parts } = site.cluster
  const ill = async () => (await readStatus(layout)).filter(({ isWell }) => !isWell)
  for (const part of [parts.redis, parts.pgbouncer]) {
    part.signal('SIGSTOP')
    try {
      expect(await ill()).toContainEqual({ name: part.name, how: 'does not answer', isWell: false })
    } finally {
      part.signal('SIGCONT')
    }
  }
  await site.untilWell()
})

test('a primary that is killed is replaced, every gift that was acknowledged is there once, and each panel of the dashboard shows something of it', async ({
  site,
  prometheus,
}) => {
  const before = await site.node('primary')
  await askAt(site.address, '/api/projects/none')
  const { faults } = await tryIt(site, primaryKilled)
  expect(faults).toEqual([])
  expect((await site.node('primary')).place.name).not.toBe(before.place.name)

  expect(queries().length).toBeGreaterThan(20)
  await eventually(async () => {
    const counts = await Promise.all(queries().map((query) => prometheus.seriesOf(query)))
    expect(queries().filter((_, index) => counts[index] === 0)).toEqual([])
  })
})
