import { expect, test } from 'vitest'
import { oncePerWorker } from './once-per-worker.ts'

test('what all tests of a worker share is made once, and closed after the last of them', async () => {
  const closed: string[] = []
  const share = oncePerWorker(
    (name: string) => ({ name }),
    async ({ name }) => closed.push(name),
  )
  const releases: (() => Promise<void>)[] = []
  const take = (name: string) => share(name, (release) => releases.push(release))
  expect(take('first')).toBe(take('second'))
  for (const release of releases.splice(0)) {
    expect(closed).toEqual([])
    await release()
  }
  expect(closed).toEqual(['first'])
  expect(take('third')).toEqual({ name: 'third' })
})
