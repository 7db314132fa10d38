import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import { join } from 'node:path'
import { findPostgres } from '../support/postgres-cluster.ts'
import { root } from '../support/root.ts'

/** What was measured on, in words that name nobody's machine. */
export interface Machine {
  cores: number
  memoryGib: number
  node: string
  postgres: string
  peers: string
}

const postgresVersion = (): string => {
  const said = execFileSync(join(findPostgres() ?? '', 'postgres'), ['--version'], { encoding: 'utf8' })
  return /\d+\.\d+/.exec(said)?.[0] ?? said.trim()
}

/** The packages a folder of the benchmark asks for. */
const packagesOf = (folder: string): string => {
  const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(
    readFileSync(join(root, folder, 'package.json'), 'utf8'),
  )
  return Object.entries(dependencies)
    .map(([name, version]) => `${name} ${version}`)
    .join(', ')
}

export const describeMachine = (): Machine => ({
  cores: cpus().length,
  memoryGib: Math.round(totalmem() / 2 ** 30),
  node: process.versions.node,
  postgres: postgresVersion(),
  peers: packagesOf('tests/bench/peers'),
})

/** Cores that others may keep busy meanwhile: figures of a machine that is busy with something else say little. */
export const mostForOthers = 0.1
