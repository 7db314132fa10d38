import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import { expect, it } from 'vitest'
import { root } from '../support/root.ts'

it('the OpenAPI document passes the recommended rules of Redocly, warnings included', async () => {
  const file = join(root, 'schema/openapi.json')
  const faults = await lintFromString({
    source: readFileSync(file, 'utf8'),
    absoluteRef: file,
    config: await createConfig({ extends: ['recommended'] }),
  })
  const lines = faults.map(
    ({ ruleId, message, location: [place] }) => `${ruleId} ${place?.pointer}: ${message}`,
  )
  expect(lines).toEqual([])
})
