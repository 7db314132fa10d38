import { test as base } from 'vitest'
import { isLong } from './effort.ts'

/** What a test has tried of a row of the table, and how much of it held. */
export interface Counted {
  row: number
  /** What was tried, in the plural: `restarts`. */
  of: string
  tried: number
  held: number
}

declare module 'vitest' {
  interface TaskMeta {
    counted?: Counted[]
  }
}

export interface Count {
  /** So many more were tried; each fault says what did not hold. */
  add: (tried: number, faults: readonly string[]) => void
  /** What did not hold so far. */
  faults: readonly string[]
}

/** `count(1, 'restarts')` counts for the table what the test tries. What is found stands there, whether or not the test passes. */
export const test = base.extend('count', ({ task }) => {
  const counted: Counted[] = []
  task.meta.counted = counted
  return (row: number, of: string): Count => {
    const found: Counted = { row, of, tried: 0, held: 0 }
    const faults: string[] = []
    counted.push(found)
    return {
      faults,
      add: (tried, more) => {
        found.tried += tried
        found.held += Math.max(0, tried - more.length)
        faults.push(...more)
        if (isLong) console.log(`row ${row}: ${found.held} of ${found.tried} ${of} held`)
      },
    }
  }
})
