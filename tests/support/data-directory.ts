import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base } from 'vitest'

/** `test` with an empty data directory of its own, removed afterwards. */
export const test = base.extend('dataDir', ({ task }, { onCleanup }) => {
  const directory = mkdtempSync(join(tmpdir(), `data-${task.id}-`))
  onCleanup(() => rmSync(directory, { recursive: true, force: true }))
  return directory
})
