import { setTimeout as pause } from 'node:timers/promises'
import type { PostgresCluster } from '../support/postgres-cluster.ts'
import type { Case } from './cases/case.ts'
import { otherDocuments, overviewCase } from './cases/documents.ts'
import { visitorCases } from './cases/visitors.ts'
import { anyProjectId } from './data/any-project-id.ts'
import { fillDatabase } from './data/fill-database.ts'
import { makeDatabase } from './data/make-database.ts'
import { period } from './data/period.ts'
import { nameOf, type Shape, shapes } from './data/shape.ts'
import type { Ends } from './ends.ts'
import { type Flags, isWanted } from './flags.ts'
import { cpuTimeOfDatabase } from './measure/cpu-time.ts'
import { effortOf } from './measure/effort.ts'
import { memoryOf, mostMemoryOf } from './measure/memory.ts'
import type { Progress } from './progress.ts'
import type { Compared } from './report/compared.ts'
import type { MemoryOfStage } from './report/memory.ts'
import { runCases } from './run-cases.ts'
import { startSides } from './sides.ts'

/** Servers that are started afresh over one database, and what they are asked. */
interface Stage {
  name: string
  shape: Shape
  cases: (projectId: string) => Case[]
}

const stages: readonly Stage[] = shapes.flatMap((shape, index) => {
  const isFirst = index === 0
  const documents = {
    name: `documents ${nameOf(shape)}`,
    shape,
    cases: () => [overviewCase(shape), ...(isFirst ? otherDocuments(shape, period()) : [])],
  }
  return isFirst ? [documents, { name: 'visitors', shape, cases: visitorCases }] : [documents]
})

/** How long a process has to give back what it does not need: longer than the gateway waits before it does. */
const idleMs = 40_000

export interface Results {
  cases: Compared[]
  memory: MemoryOfStage[]
}

/** Runs the stages one after another, each with servers of its own over a database of its own. */
export const runStages = async (
  cluster: PostgresCluster,
  ends: Ends,
  flags: Flags,
  progress: Progress,
): Promise<Results> => {
  const databaseCpu = await cpuTimeOfDatabase(cluster.url())
  const results: Results = { cases: [], memory: [] }
  for (const { name, shape, cases } of stages) {
    if (!cases('').some((each) => isWanted(flags, each.name))) continue
    progress.step(`${name}: fills a database, starts the servers`)
    const url = await makeDatabase(cluster, name, (dataSource) => fillDatabase(dataSource, shape))
    const sides = await startSides(ends, url, !flags.withoutPeers)
    const wanted = cases(await anyProjectId(url)).filter((each) => isWanted(flags, each.name))
    const { gateway, forgetful, peers } = sides
    const observed = [gateway, forgetful, ...(peers ? [peers.mercurius, peers.postgraphile] : [])]
    const started = observed.map(({ pid }) => memoryOf(pid))
    results.cases.push(...(await runCases(wanted, sides, databaseCpu, effortOf(flags), progress)))
    const loaded = observed.map(({ pid }) => ({ atMost: mostMemoryOf(pid), afterLoad: memoryOf(pid) }))
    progress.detail(`${name}: leaves the servers alone for a while`)
    await pause(idleMs)
    for (const [index, { name: server, pid }] of observed.entries()) {
      const atStart = started[index] ?? Number.NaN
      const { atMost = Number.NaN, afterLoad = Number.NaN } = loaded[index] ?? {}
      results.memory.push({ stage: name, server, atStart, atMost, afterLoad, whenIdle: memoryOf(pid) })
    }
    await sides.stop()
  }
  return results
}
