import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readFigures } from '../capacity/figures.ts'
import { withNeeds } from '../capacity/page.ts'
import { nameOf, numberIn, rowOf, rowsOf } from '../capacity/tables.ts'
import { root } from '../support/root.ts'

const read = (file: string) => readFileSync(join(root, file), 'utf8')

describe('what the page on capacity says', () => {
  it('follows from what was measured, and from what it takes for granted', () => {
    const page = read('docs/capacity.md')
    expect(page, 'write it anew: node --import tsx tests/capacity/write.ts').toBe(
      withNeeds(page, readFigures()),
    )
  })

  it('counts that each gateway costs the database something, also where all is answered from memory', () => {
    expect(readFigures().watching).toBeGreaterThan(0)
  })

  it('counts what is made anew as the dearest page there is', () => {
    const { gateway, database } = readFigures().remadePage
    const costs = rowsOf(read('BENCHMARKS.md'), 'Beside others')
      .filter((row) => nameOf(row)?.startsWith('cold page'))
      .map((row) => numberIn(row, 'CPU ms') + numberIn(row, 'database CPU ms'))
    expect(gateway + database).toBe(Math.max(...costs))
  })

  it.each(['gateways', 'all'])(
    'foretells what a measured load took on one machine, by a third at most: %s',
    (part) => {
      const row = rowOf(read('CLUSTER.md'), 'Foretold and measured', part)
      const ratio = numberIn(row, 'foretold') / numberIn(row, 'measured')
      expect(ratio).toBeGreaterThan(2 / 3)
      expect(ratio).toBeLessThan(3 / 2)
    },
  )
})
