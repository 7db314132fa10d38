import { describe, expect, it } from 'vitest'
import { parseKilobytes, parseStat } from './process-stat.ts'

const stat = (name: string) =>
  `4711 (${name}) S 42 4711 4711 0 -1 4194560 5212 91823 3 7 150 50 30 20 20 0 11 0 8930 1285505024 15234`

describe('what the kernel tells of a process', () => {
  it('is its parent, its own time and that of its ended children', () => {
    expect(parseStat(stat('node'))).toEqual({ pid: 4711, parent: 42, ticks: 200, ticksOfEnded: 50 })
  })

  it('is read past a name that looks like fields', () => {
    expect(parseStat(stat('a) R 1 1 (b'))).toEqual({ pid: 4711, parent: 42, ticks: 200, ticksOfEnded: 50 })
  })
})

describe('the memory of a process', () => {
  const status = 'Name:\tnode\nVmHWM:\t  790528 kB\nVmRSS:\t  328704 kB\nThreads:\t11\n'

  it('is found by the name of the field', () => {
    expect(parseKilobytes(status, 'VmRSS')).toBe(328_704)
    expect(parseKilobytes(status, 'VmHWM')).toBe(790_528)
  })

  it('is missing where the kernel tells none', () => {
    expect(parseKilobytes(status, 'VmSwap')).toBeNull()
  })
})
