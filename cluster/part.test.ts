import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test as plain } from 'vitest'
import { createPart, type Part } from './part.ts'

const test = plain
  .extend('folder', ({ task: _ }, { onCleanup }) => {
    const folder = mkdtempSync(join(tmpdir(), 'part-'))
    onCleanup(() => rmSync(folder, { recursive: true }))
    return folder
  })
  .extend('again', () => Promise.withResolvers<string>())
  .extend('start', ({ folder, again }, { onCleanup }) => {
    const started: Part[] = []
    onCleanup(async () => {
      for (const part of started) await part.kill()
    })
    return (...parameters: string[]): Part => {
      const part = createPart(
        {
          name: 'shell',
          command: '/bin/sh',
          parameters,
          directory: folder,
          env: {},
          identity: null,
          log: join(folder, 'log'),
          patience: 1000,
          betweenLooks: 100,
          isReady: async () => true,
        },
        { changed: () => undefined, begunAgain: ({ name }, ending) => again.resolve(`${name}: ${ending}`) },
      )
      started.push(part)
      part.start()
      return part
    }
  })

test.skipIf(process.platform !== 'linux')(
  'a part that is killed by somebody else is started again, and that is told with the signal',
  async ({ start, again }) => {
    const part = start('-c', 'exec sleep 1000')
    const first = part.process()
    part.signal('SIGKILL')
    expect(await again.promise).toBe('shell: SIGKILL')
    expect(part.process()).not.toBe(null)
    expect(part.process()?.pid).not.toBe(first?.pid)
  },
)

test('a part that ends by itself is told with its exit code', async ({ start, again }) => {
  start('-c', 'exit 3')
  expect(await again.promise).toBe('shell: exit code 3')
})
