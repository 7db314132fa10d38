import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { promtool } from '../support/promtool.ts'
import { root } from '../support/root.ts'

const { panels }: { panels: { title: string; targets?: { expr: string }[] }[] } = JSON.parse(
  readFileSync(join(root, 'deploy/observability/dashboard.json'), 'utf8'),
)

/** The queries of a panel, as Grafana sends them for all gateways. */
const queriesOf = (title: string): string[] =>
  (panels.find((panel) => panel.title === title)?.targets ?? []).map(({ expr }) =>
    expr.replaceAll('$instance', '.*').replaceAll('$__rate_interval', '1m'),
  )

/** Once a second each counts one more for ten minutes, asked fifteen seconds apart. */
const counting = '0+15x40'

/** @throws what promtool says where a query, once these were counted for ten minutes, does not answer just these */
const answers = (counted: readonly string[], queries: Record<string, readonly string[]>): void => {
  const folder = mkdtempSync(join(tmpdir(), 'dashboard-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const told = {
    tests: [
      {
        interval: '15s',
        input_series: counted.map((series) => ({ series, values: counting })),
        promql_expr_test: Object.entries(queries).map(([expr, series]) => ({
          expr,
          eval_time: '10m',
          exp_samples: series.map((each) => {
            const [, labels = '', value] = /^(.*) (\d+)$/.exec(each) ?? []
            return { labels, value: Number(value) }
          }),
        })),
      },
    ],
  }
  writeFileSync(join(folder, 'told.yml'), JSON.stringify(told))
  const { code, output } = promtool(folder, 'test', 'rules', 'told.yml')
  expect(code, output).toBe(0)
}

test('what a process takes is shown of gateways, and of nobody else whom Prometheus reads', () => {
  const [gateway, store] = ['instance="one", job="site"', 'instance="two", job="etcd"']
  const [processor = '', memory = '', heap = ''] = [...queriesOf('Processor'), ...queriesOf('Memory')]
  answers(
    [
      `gateway_ready{${gateway}}`,
      ...[
        'process_cpu_seconds_total',
        'process_resident_memory_bytes',
        'nodejs_heap_size_used_bytes',
      ].flatMap((name) => [`${name}{${gateway}}`, `${name}{${store}}`]),
    ],
    {
      [processor]: [`{${gateway}} 1`],
      [memory]: [`process_resident_memory_bytes{${gateway}} 600`],
      [heap]: [`nodejs_heap_size_used_bytes{${gateway}} 600`],
    },
  )
})

test('what proxies ask to see how a gateway is stands in no list of operations', () => {
  const of = (operation: string) =>
    `http_requests_total{edge="rest", operation="${operation}", status="503", problem="unavailable"}`
  const [busiest = ''] = queriesOf('Busiest operations')
  const [slowest = ''] = queriesOf('Slowest operations')
  const [failing = ''] = queriesOf('Operations that fail')
  const operations = ['ready', 'health', 'LogIn']
  const underTwenty = operations.flatMap((operation) =>
    ['20', '+Inf'].map(
      (most) => `http_request_duration_seconds_bucket{edge="rest", operation="${operation}", le="${most}"}`,
    ),
  )
  answers([...operations.map(of), ...underTwenty], {
    [busiest]: ['{edge="rest", operation="LogIn"} 1'],
    [slowest]: ['{edge="rest", operation="LogIn"} 19'],
    [failing]: ['{edge="rest", operation="LogIn", problem="unavailable"} 1'],
  })
})
