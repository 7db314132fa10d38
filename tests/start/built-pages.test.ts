import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../support/root.ts'

test('pages are rendered by what their libraries have for production, wherever they run', () => {
  const files = globSync('dist/pages/**/*.js', { cwd: root })
  const asking = files.filter((file) =>
    readFileSync(join(root, file), 'utf8').includes('process.env.NODE_ENV'),
  )
  expect(files).toContain('dist/pages/entry.js')
  expect(asking).toEqual([])
})
