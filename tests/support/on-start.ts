import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startGateway } from './servers.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A data directory as a first start has left it, with the demo; nobody writes to it. */
    startedOnce: string
  }
}

/** One first start for the whole run: making a database takes longer than most of what is tried on it. */
export default async (project: TestProject) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'started-once-'))
  const remove = () => rmSync(dataDir, { recursive: true, force: true })
  try {
    const gateway = await startGateway({ dataDir })
    await gateway.stop()
  } catch (error) {
    remove()
    throw error
  }
  project.provide('startedOnce', dataDir)
  return remove
}
