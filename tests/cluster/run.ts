import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Section } from '../bench/report/page.ts'
import { readFigures } from '../capacity/figures.ts'
import { root } from '../support/root.ts'
import { circumstances } from './circumstances.ts'
import { clusterPage } from './page.ts'
import { openClusterSite } from './site.ts'
import { tableOf } from './table.ts'
import { costs, prediction, throughput } from './throughput/report.ts'
import { measureThroughput } from './throughput/run-throughput.ts'
import { trials } from './trials.ts'
import { type Result, tryIt } from './try-it.ts'

const { values: flags } = parseArgs({
  options: { only: { type: 'string', multiple: true }, throughput: { type: 'boolean', default: false } },
})

const wanted = flags.throughput
  ? []
  : trials.filter(({ what }) => flags.only?.some((part) => what.includes(part)) ?? true)
const isWhole = flags.throughput || flags.only === undefined
const file = isWhole ? 'CLUSTER.md' : 'test-results/cluster.md'

const when = circumstances()

const failures = (results: readonly Result[]): Section => ({
  title: 'Failures',
  text: `${when}

Six readers and four writers ask through HAProxy all the time. Writers send each gift under an Idempotency-Key of its own
until it is acknowledged, and look at once whether it is there. Refusals are answers that were none, by their status, or by
why nothing was answered. A pause is a time in which none of all who read, or wrote, got what they asked for. Lost is what was
acknowledged and is not there, doubled what is there twice; a read is stale that shows a visitor less than was acknowledged a
second before it was asked for, or does not show a writer what they have just written. In bold is what should not be.

${tableOf(results)}`,
})

const write = (...sections: Section[]): void => {
  mkdirSync(join(root, 'test-results'), { recursive: true })
  const path = join(root, file)
  const former = isWhole && existsSync(path) ? readFileSync(path, 'utf8') : ''
  writeFileSync(path, clusterPage(former, sections))
}

const site = await openClusterSite(3)
const results: Result[] = []
const stop = async (): Promise<void> => {
  await site.stop()
  process.exit(1)
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop())
try {
  for (const trial of wanted) {
    const result = await tryIt(site, trial)
    results.push(result)
    console.log(tableOf([result]).split('\n').at(-1))
    for (const fault of result.faults) console.error(fault)
  }
  if (flags.throughput) {
    const { operations, gateways, mixed } = await measureThroughput(site, console.log)
    const say = ({ title, text }: Section): Section => ({ title, text: `${when}\n\n${text}` })
    write(say(costs(operations)), say(throughput(gateways, cpus().length)))
    write(say(prediction(readFigures(), mixed)))
  } else write(failures(results))
} catch (error) {
  // Of everything that runs, as it was when that happened: the folder goes with the cluster.
  const kept = join(root, 'test-results/cluster-log')
  cpSync(join(site.cluster.layout.folder, 'log'), kept, { recursive: true })
  console.error(`the logs are kept in ${kept}`)
  throw error
} finally {
  await site.stop()
}
console.log(`written to ${file}`)
process.exitCode = results.every(({ faults }) => faults.length === 0) ? 0 : 1
