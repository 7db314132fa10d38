import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { limits, limitsTable } from '../faults/limits.ts'
import { protections } from '../faults/protections.ts'
import { rows, type Shown } from '../faults/rows.ts'
import { root } from '../support/root.ts'

const read = (file: string) => readFileSync(join(root, file), 'utf8')

/** What is said to show something, and is not there. */
const missing = (shown: readonly Shown[]): string[] =>
  shown
    .filter(({ file, test = '' }) => !existsSync(join(root, file)) || !read(file).includes(test))
    .map(({ file, test = '' }) => `${file}, ${test}`)

/** The numbers of the catalogue of faults, and of what an earlier trial has found. */
const numbers = Array.from({ length: 61 }, (_, index) => index + 1)

describe('the table of faults', () => {
  it('has each of its rows once, in order', () => {
    expect(rows.map(({ row }) => row)).toEqual(numbers)
  })

  it('names for each what shows that it is withstood, or says that it does not exist here', () => {
    expect(
      rows.filter(({ shown, notOffered }) => (shown.length === 0) !== (notOffered !== undefined)),
    ).toEqual([])
  })

  it('is shown where it says', () => {
    expect(rows.flatMap(({ row, shown }) => missing(shown).map((each) => `row ${row}: ${each}`))).toEqual([])
  })
})

describe('the limits', () => {
  it('are each exceeded by a test', () => {
    expect(limits.filter(({ shown }) => shown.length === 0)).toEqual([])
    expect(limits.flatMap(({ what, shown }) => missing(shown).map((each) => `${what}: ${each}`))).toEqual([])
  })

  it('stand in SECURITY.md as they are in the code', () => {
    const [, table = ''] = /<!-- limits -->\n\n(.*)\n\n<!-- \/limits -->/s.exec(read('SECURITY.md')) ?? []
    expect(table).toBe(limitsTable())
  })
})

describe('what can be switched off', () => {
  it('is there, once, with the test that would notice', () => {
    for (const { file, off, shown } of protections) {
      for (const [written] of off) expect(read(file).split(written), `${file}: ${written}`).toHaveLength(2)
      expect(existsSync(join(root, shown.file)), shown.file).toBe(true)
    }
  })

  it('is something of each that was found to fail', () => {
    expect(protections.map(({ row }) => row)).toEqual(expect.arrayContaining(numbers.slice(44)))
  })
})
