import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../support/root.ts'

const read = (file: string) => readFileSync(join(root, file), 'utf8')

/** The files a document links to, each from the root. */
const linkedFrom = (file: string): string[] =>
  [...read(file).matchAll(/\]\((?!\w+:|#)([^)#]+)/g)].map(([, path = '']) => join(dirname(file), path))

const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'ARCHITECTURE.md',
  'SECURITY.md',
  'CLUSTER.md',
  'docs/operating.md',
  'docs/capacity.md',
]

describe('the documents', () => {
  it.each(documents)('%s links to nothing that is missing', (file) => {
    expect(linkedFrom(file).filter((path) => !existsSync(join(root, path)))).toEqual([])
  })

  it('lead to what was measured, once a whole run of the benchmark has written it down', () => {
    expect(linkedFrom('README.md').includes('BENCHMARKS.md')).toBe(existsSync(join(root, 'BENCHMARKS.md')))
  })
})
