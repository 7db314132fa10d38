import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, inject, onTestFinished } from 'vitest'
import manifest from '../../schema/trusted-documents.json' with { type: 'json' }
import { type Collector, startCollector } from '../support/collector.ts'
import { test as base } from '../support/data-directory.ts'
import { eventually } from '../support/eventually.ts'
import { root } from '../support/root.ts'
import { type RunningGateway, startGateway } from '../support/servers.ts'

const folder = join(root, 'deploy/observability')

const metricsOf = async (gateway: RunningGateway): Promise<string> => {
  const [, address = ''] = /metrics\s+(http:\S+)/.exec(gateway.output()) ?? []
  const answer = await fetch(address)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([
    200,
    'text/plain; version=0.0.4; charset=utf-8',
  ])
  return answer.text()
}

/** The value of a figure with these labels; undefined where it has none. */
const figure = (metrics: string, name: string, ...labels: string[]): number | undefined => {
  const line = metrics
    .split('\n')
    .find((each) => each.startsWith(`${name}{`) && labels.every((label) => each.includes(label)))
  return line === undefined ? undefined : Number(line.slice(line.lastIndexOf(' ')))
}

const post = (address: string, path: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${address}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })

const [trustedHash = ''] = Object.entries(manifest).find(([, text]) => text.startsWith('query Gallery')) ?? []

/** Has a process tell of each of these packages that it reads. */
const telling = `import { registerHooks } from 'node:module'
registerHooks({ resolve(name, context, next) {
  if (/prom-client|opentelemetry|redis/.test(name)) console.log('reads ' + name)
  return next(name, context)
} })`
const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(telling)}`

/** One gateway for all that only look at it: a start takes longer than any of them. */
const test = base
  .extend('measured', { scope: 'file' }, () => ({
    METRICS_PORT: '0',
    MAX_EVENT_LOOP_DELAY: '10000',
    // Nobody is there.
    REDIS_URL: 'redis://127.0.0.1:1',
  }))
  .extend('collector', { scope: 'file' }, async ({ measured: _ }, { onCleanup }): Promise<Collector> => {
    const collector = await startCollector()
    onCleanup(collector.close)
    return collector
  })
  .extend('gateway', { scope: 'file' }, async ({ collector, measured }, { onCleanup }) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'watched-'))
    cpSync(inject('startedOnce'), dataDir, { recursive: true })
    const gateway = await startGateway({
      dataDir,
      env: {
        ...measured,
        OTEL_EXPORTER_OTLP_ENDPOINT: collector.address,
        TRUST_PROXY: 'loopback',
        NODE_OPTIONS,
      },
    })
    onCleanup(async () => {
      await gateway.stop('SIGKILL')
      rmSync(dataDir, { recursive: true, force: true })
    })
    return gateway
  })

describe('a gateway that is watched', () => {
  test('tells rate, errors and duration of each operation, by names of which there are few', async ({
    gateway,
  }) => {
    const { address } = gateway
    await fetch(`${address}/api/gallery`)
    await fetch(`${address}/api/projects/none`)
    await fetch(`${address}/api/invented/${crypto.randomUUID()}`)
    await fetch(`${address}/dashboard`)
    await post(address, '/graphql', { query: 'query Mine { gallery { videoLinks } }' })
    await post(address, '/graphql', { query: '{ contactMessages { totalCount } }' })
    await post(address, '/graphql', {
      extensions: { persistedQuery: { version: 1, sha256Hash: trustedHash } },
    })
    const metrics = await eventually(async () => {
      const text = await metricsOf(gateway)
      expect(figure(text, 'http_requests_total', 'operation="Gallery"')).toBe(1)
      return text
    })
    const counted = (...labels: string[]) => figure(metrics, 'http_requests_total', ...labels)
    expect(counted('edge="rest"', 'operation="getGallery"', 'status="200"', 'problem=""')).toBe(1)
    expect(counted('operation="getProject"', 'status="404"', 'problem="not_found"')).toBe(1)
    expect(counted('edge="rest"', 'operation="unknown"', 'status="404"')).toBe(1)
    expect(counted('edge="site"', 'operation="/*"', 'status="200"')).toBe(1)
    expect(counted('edge="graphql"', 'operation="other"', 'status="200"', 'problem=""')).toBe(1)
    expect(counted('edge="graphql"', 'operation="other"', 'problem="token_missing"')).toBe(1)
    expect(figure(metrics, 'http_request_duration_seconds_count', 'operation="getGallery"')).toBe(1)
    expect(metrics).not.toContain('invented')
    expect(metrics).not.toContain('Mine')
  })

  test('has every figure that the dashboard and the alerts ask for', async ({ gateway }) => {
    const metrics = await metricsOf(gateway)
    const told = [...metrics.matchAll(/^# TYPE (\S+) (\S+)$/gm)].flatMap(([, name = '', type]) =>
      type === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
    )
    const asked = ['dashboard.json', 'alerts.yml'].flatMap((file) =>
      [
        ...readFileSync(join(folder, file), 'utf8').matchAll(
          /\b[a-z]+(?:_[a-z0-9]+)+(?=\{|\[| [=><]|\)|\\n|")/g,
        ),
      ]
        .map(([name]) => name)
        .filter((name) => !/^(?:label_values|histogram_quantile|rate_limited)$/.test(name))
        // Told by Patroni itself.
        .filter((name) => name !== 'patroni_dcs_last_seen'),
    )
    expect(new Set(asked).size).toBeGreaterThan(15)
    expect(asked.filter((name) => !told.includes(name))).toEqual([])
  })

  test('tells nothing of it at the address of the site', async ({ gateway }) => {
    expect((await fetch(`${gateway.address}/metrics`)).status).toBe(404)
  })

  test('goes on with a trace of its proxy, down to the statements, and tells no values', async ({
    gateway,
    collector,
  }) => {
    const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'
    const letter = { name: 'Tamar Kapanadze', email: 'tamar@example.org', message: 'საიდუმლო' }
    const sent = await post(gateway.address, '/api/contacts', letter, {
      traceparent: `00-${traceId}-00f067aa0ba902b7-01`,
      'x-request-id': 'from-the-proxy',
    })
    expect(sent.status).toBe(201)
    const ours = () => collector.spans().filter((span) => span.traceId === traceId)
    await eventually(() => expect(ours().some(({ kind }) => kind === 2)).toBe(true))
    const request = ours().find(({ kind }) => kind === 2)
    expect([request?.name, request?.parentSpanId]).toEqual(['POST /api/contacts', '00f067aa0ba902b7'])
    const operation = ours().find(({ parentSpanId, kind }) => parentSpanId === request?.spanId && kind === 1)
    expect(operation?.name).toBe('sendContactMessage')
    const statements = ours().filter(
      ({ parentSpanId, kind }) => parentSpanId === operation?.spanId && kind === 3,
    )
    expect(statements.map(({ name }) => name)).toContain('insert contact_messages')
    expect(JSON.stringify(request?.attributes)).toContain('from-the-proxy')
    for (const word of Object.values(letter)) expect(collector.text()).not.toContain(word)
  })

  test('has read what watches it', async ({ gateway }) => {
    expect(gateway.output()).toContain('reads prom-client')
    expect(gateway.output()).toContain('reads @opentelemetry/sdk-trace')
  })
})

test('a gateway that nobody watches reads nothing of what would, and gives notice of its end', async ({
  demoDir,
}) => {
  const gateway = await startGateway({ dataDir: demoDir, env: { DRAIN_SECONDS: '5', NODE_OPTIONS } })
  onTestFinished(async () => {
    await gateway.stop('SIGKILL')
  })
  const { address, pid } = gateway
  const ready = async () => (await fetch(`${address}/ready`)).status
  expect(await ready()).toBe(200)
  expect(gateway.output()).not.toContain('reads ')
  process.kill(pid, 'SIGTERM')
  await eventually(async () => expect(await ready()).toBe(503))
  expect((await fetch(`${address}/api/gallery`)).status).toBe(200)
  expect(await gateway.stop()).toBe(0)
})
