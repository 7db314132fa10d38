import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../support/root.ts'

const read = (file: string) => readFileSync(join(root, file), 'utf8')

/** The files a document links to. */
const linkedFrom = (file: string): string[] =>
  [...read(file).matchAll(/\]\((?!\w+:|#)([^)#]+)/g)].map(([, path = '']) => path)

describe('the documents', () => {
  it.each(['README.md', 'CONTRIBUTING.md', 'ARCHITECTURE.md', 'SECURITY.md'])(
    '%s links to nothing that is missing',
    (file) => {
      expect(linkedFrom(file).filter((path) => !existsSync(join(root, path)))).toEqual([])
    },
  )

  it('lead to what was measured, once a whole run of the benchmark has written it down', () => {
    expect(linkedFrom('README.md').includes('BENCHMARKS.md')).toBe(existsSync(join(root, 'BENCHMARKS.md')))
  })
})
