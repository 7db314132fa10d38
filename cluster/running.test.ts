import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test as plain } from 'vitest'
import { isRunning, know } from './processes.ts'
import { endLeftBehind, writeNotes } from './running.ts'

const test = plain
  .extend('folder', ({ task: _ }, { onCleanup }) => {
    const folder = mkdtempSync(join(tmpdir(), 'running-'))
    onCleanup(() => rmSync(folder, { recursive: true }))
    return folder
  })
  .extend('sleeper', ({ task: _ }, { onCleanup }) => {
    const child = spawn('sleep', ['1000'])
    onCleanup(() => {
      child.kill('SIGKILL')
    })
    const known = know(child.pid ?? 0)
    if (known === null) throw new Error('nothing sleeps')
    return known
  })

test.skipIf(process.platform !== 'linux')(
  'what a killed command has left running is ended, also where it is frozen',
  async ({ folder, sleeper }) => {
    process.kill(sleeper.pid, 'SIGSTOP')
    writeNotes(folder, [{ name: 'sleeper', ...sleeper }])
    expect(await endLeftBehind(folder, [])).toBe(1)
    expect(isRunning(sleeper)).toBe(false)
    expect(await endLeftBehind(folder, [])).toBe(0)
  },
)

test.skipIf(process.platform !== 'linux')(
  'another program that was given the number of one of ours is let be',
  async ({ folder, sleeper }) => {
    writeNotes(folder, [{ name: 'gone', pid: sleeper.pid, begun: '1' }])
    expect(await endLeftBehind(folder, [])).toBe(0)
    expect(isRunning(sleeper)).toBe(true)
  },
)
