import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, inject } from 'vitest'
import type {} from './on-start.ts'

/**
 * `test` with a data directory of its own, removed afterwards: `dataDir` is empty; `demoDir` is as a first start
 * with the demo has left it, in the project `start`.
 */
export const test = base
  .extend('dataDir', ({ task }, { onCleanup }) => {
    const directory = mkdtempSync(join(tmpdir(), `data-${task.id}-`))
    onCleanup(() => rmSync(directory, { recursive: true, force: true }))
    return directory
  })
  .extend('demoDir', ({ dataDir }) => {
    cpSync(inject('startedOnce'), dataDir, { recursive: true })
    return dataDir
  })
