import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { emitOpenapi, emitSdl } from '../../gateway/cli/contract.ts'
import { root } from '../support/root.ts'
import { runTool } from '../support/tool.ts'

const committed = (file: string) => readFileSync(join(root, 'schema', file), 'utf8')

describe('the committed contract is what the code says', () => {
  it('over GraphQL', () => {
    expect(emitSdl()).toBe(committed('schema.graphql'))
  })

  it('over REST', async () => {
    expect(await emitOpenapi()).toBe(committed('openapi.json'))
  })

  it('in the types of the client', async () => {
    const { code, output } = await runTool('@graphql-codegen/cli/cjs/bin.js', '--check')
    expect(code, output).toBe(0)
  })
})
