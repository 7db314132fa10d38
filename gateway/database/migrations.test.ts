import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { migrations } from '../../migrations/all.ts'

const folder = join(import.meta.dirname, '../../migrations')

test('every file of the folder is a migration that runs, in the order of their names', () => {
  const stamps = readdirSync(folder)
    .filter((file) => file !== 'all.ts')
    .sort()
    .map((file) => file.split('-')[0])
  expect(migrations.map(({ name }) => /\d+$/.exec(name)?.[0])).toEqual(stamps)
})
