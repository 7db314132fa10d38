import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, describe, expect } from 'vitest'
import { type Ending, runWatched } from './run-watched.ts'

const test = base.extend('run', ({ task: _ }, { onCleanup }) => {
  const folder = mkdtempSync(join(tmpdir(), 'watched-'))
  onCleanup(() => rmSync(folder, { recursive: true }))
  return (code: string, silenceMs: number, output: 'shown' | 'hidden' = 'hidden'): Promise<Ending> => {
    const script = join(folder, 'script.mjs')
    writeFileSync(script, code)
    return runWatched({ script, parameters: [], output, silenceMs })
  }
})

const forEver = 'setInterval(() => undefined, 1000)'

const leavesAChild = `
  import { spawn } from 'node:child_process'
  spawn('sleep', ['30'], { detached: true, stdio: ['ignore', 'inherit', 'inherit'] }).unref()
  process.exit(3)`

describe('a runner', () => {
  test('that leaves something behind is not waited for any longer', async ({ run }) => {
    expect(await run(leavesAChild, 20_000, 'shown')).toEqual({ kind: 'exit', code: 3 })
  })

  test('that ends is answered with its exit code', async ({ run }) => {
    expect(await run('process.exit(3)', 60_000)).toEqual({ kind: 'exit', code: 3 })
  })

  test('that says nothing is ended as hung', async ({ run }) => {
    expect(await run(forEver, 50)).toEqual({ kind: 'hung' })
  })

  test('that falls silent after its last test is ended as hung', async ({ run }) => {
    expect(await run(`process.send('a test has finished'); ${forEver}`, 50)).toEqual({ kind: 'hung' })
  })

  test('that somebody interrupts did not hang', async ({ run }) => {
    expect(await run(`process.kill(process.pid, 'SIGTERM'); ${forEver}`, 60_000)).toEqual({ kind: 'signal' })
  })
})
