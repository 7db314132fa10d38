import { expect, it } from 'vitest'
import { parseBusy, ticksOfTree } from './others.ts'

const process = (pid: number, parent: number, ticks: number, ticksOfEnded = 0) => ({
  pid,
  parent,
  ticks,
  ticksOfEnded,
})

it('a core is busy in all its ticks but those it waits in', () => {
  expect(parseBusy('cpu  100 20 30 9000 800 4 5 6 0 0\ncpu0 1 2 3 4 5 6 7 8 9 10\n')).toBe(165)
})

it('a benchmark is all that has come from it, and nothing else', () => {
  const stats = [
    process(1, 0, 1000),
    process(20, 1, 5, 7),
    process(21, 20, 11),
    process(22, 21, 13, 17),
    process(30, 1, 100),
  ]
  expect(ticksOfTree(20, stats)).toBe(53)
})
