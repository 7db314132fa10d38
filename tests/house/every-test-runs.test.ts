import { globSync } from 'node:fs'
import { relative } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../support/root.ts'
import { runTool } from '../support/tool.ts'

it('every file of tests is run by some project', async () => {
  const { output } = await runTool('vitest/vitest.mjs', 'list', '--filesOnly', '--json')
  const listed: { file: string }[] = JSON.parse(output)
  const run = new Set(listed.map(({ file }) => relative(root, file)))
  const written = globSync('{cluster,gateway,schema,client,migrations,tests}/**/*.test.{ts,tsx}', {
    cwd: root,
    exclude: (path) => path.endsWith('node_modules'),
  })
  expect(written.filter((file) => !run.has(file))).toEqual([])
})
