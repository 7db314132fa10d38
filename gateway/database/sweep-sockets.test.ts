import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { sweepSockets } from './sweep-sockets.ts'

/** A directory as a process makes one for its socket. */
const made = (base: string, name: string): string => {
  const directory = path.join(base, name)
  mkdirSync(directory)
  return directory
}

const anHourAgo = (directory: string): void => {
  const then = new Date(Date.now() - 3_600_000)
  utimesSync(directory, then, then)
}

test('of the directories of sockets those go that nobody listens in any more', async () => {
  const base = mkdtempSync(path.join(tmpdir(), 'sweep-'))
  onTestFinished(() => rmSync(base, { recursive: true }))
  const left = made(base, 'stray-a')
  const used = made(base, 'stray-b')
  const fresh = made(base, 'stray-c')
  const others = made(base, 'other')
  writeFileSync(path.join(left, 'socket'), '')
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(path.join(used, 'socket'), resolve))
  onTestFinished(() => void server.close())
  for (const directory of [left, used, others]) anHourAgo(directory)

  await sweepSockets(base, 'stray-', 'socket')
  expect([left, used, fresh, others].map((directory) => existsSync(directory))).toEqual([
    false,
    true,
    true,
    true,
  ])
})
