import { expect, it } from 'vitest'
import { createEnds } from './ends.ts'

it('ends what was started last first, and nothing twice', async () => {
  const ended: string[] = []
  const ends = createEnds()
  const starting = (name: string) => ends.add(async () => ended.push(name))
  starting('database')
  const endPeer = starting('peer')
  starting('gateway')
  await endPeer()
  await ends.all()
  await ends.all()
  expect(ended).toEqual(['peer', 'gateway', 'database'])
})
