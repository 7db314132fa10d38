import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../../cluster/ports.ts'
import { findPromtool } from './promtool.ts'

const startLimitMs = 30_000

/** A Prometheus of our own on a loopback port, which reads everything once a second. */
export interface Prometheus {
  address: string
  /** How many series a query has shown at any time since it runs. @throws with what it says where that is no query */
  seriesOf: (query: string) => Promise<number>
  stop: () => Promise<void>
}

/** The shell holds our end of a pipe: when that closes, because we close it or are gone, it kills the server. */
const keeper = `
"$@" >/dev/null 2>&1 &
cat >/dev/null
kill -KILL $! 2>/dev/null
wait $!
`

const configuration = (ports: readonly number[]): string =>
  JSON.stringify({
    global: { scrape_interval: '1s' },
    scrape_configs: [
      {
        job_name: 'from-stray-to-safe',
        static_configs: [{ targets: ports.map((port) => `127.0.0.1:${port}`) }],
      },
    ],
  })

/** @param ports where gateways tell their figures */
export const startPrometheus = async (ports: readonly number[]): Promise<Prometheus> => {
  const promtool = findPromtool()
  if (promtool === null) throw new Error('Prometheus is not installed')
  const folder = mkdtempSync(join(tmpdir(), 'prometheus-'))
  // JSON, which is YAML as well.
  const file = join(folder, 'prometheus.yml')
  writeFileSync(file, configuration(ports))
  const port = await freePort()
  const program = [
    join(dirname(promtool), 'prometheus'),
    `--config.file=${file}`,
    `--storage.tsdb.path=${join(folder, 'data')}`,
    `--web.listen-address=127.0.0.1:${port}`,
  ]
  const child = spawn('/bin/sh', ['-c', keeper, 'keeper', ...program], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  })
  const closed = new Promise((resolve) => child.once('close', resolve))
  const stop = async (): Promise<void> => {
    child.stdin.end()
    await closed
    rmSync(folder, { recursive: true, force: true })
  }
  const address = `http://127.0.0.1:${port}`
  const begun = Date.now()
  const isReady = (): Promise<boolean> =>
    fetch(`${address}/-/ready`).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await isReady())) {
    if (Date.now() > begun + startLimitMs) {
      await stop()
      throw new Error('Prometheus did not start')
    }
    await pause(50)
  }
  return {
    address,
    stop,
    seriesOf: async (query) => {
      const range = { start: String(begun / 1000), end: String(Date.now() / 1000), step: '1' }
      const asked = await fetch(`${address}/api/v1/query_range`, {
        method: 'POST',
        body: new URLSearchParams({ query, ...range }),
      })
      const told: { data?: { result: unknown[] }; error?: string } = await asked.json()
      if (told.data === undefined) throw new Error(`${query}: ${told.error}`)
      return told.data.result.length
    },
  }
}
