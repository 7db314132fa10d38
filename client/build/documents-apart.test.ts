import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { partOf } from './documents-apart.ts'

const file = join(import.meta.dirname, '../generated/operations.ts')
const code = readFileSync(file, 'utf8')

const importsOf = (name: string): string[] =>
  [...partOf(code, name, file).matchAll(/\?only=(\w+)'/g)].map(([, each = '']) => each).sort()

test('a hook comes with its document, and a document alone', () => {
  expect(importsOf('useProjectQuery')).toEqual(['ProjectDocument'])
  expect(importsOf('ProjectDocument')).toEqual([])
  expect(importsOf('LaunchesDocument')).toEqual([])
})

test('a hook has whatever the generated file makes it of', () => {
  const lazy =
    "import { useLazyQuery } from '@apollo/client/react'\nexport const useLaterQuery = () => useLazyQuery()"
  expect(partOf(lazy, 'useLaterQuery', file)).toContain("import { useLazyQuery } from '@apollo/client/react'")
})

test('what is not there is missed when it is built', () => {
  expect(() => partOf(code, 'NothingDocument', file)).toThrow('exports no NothingDocument')
})
