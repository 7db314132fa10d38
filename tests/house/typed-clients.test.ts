import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { root } from '../support/root.ts'
import { runTool } from '../support/tool.ts'

/** The programs of the README, each over the client it imports. */
const programs = [...readFileSync(join(root, 'README.md'), 'utf8').matchAll(/^```ts\n(.*?)^```$/gms)].map(
  ([, program = '']) => program,
)

const compilerOptions = {
  target: 'ES2024',
  module: 'ESNext',
  moduleResolution: 'bundler',
  lib: ['ES2024', 'DOM', 'DOM.Iterable'],
  types: [],
  strict: true,
  noEmit: true,
  skipLibCheck: false,
  allowImportingTsExtensions: true,
}

const run = async (script: string, ...parameters: string[]): Promise<void> => {
  const { code, output } = await runTool(script, ...parameters)
  expect(code, output).toBe(0)
}

/** Generators find the packages they import where those of the repository are. */
const emptyFolder = (name: string): string => {
  const folder = join(root, 'node_modules/.cache/typed-clients', name)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

describe.concurrent('a client that is generated from the OpenAPI document fits the README', () => {
  test.for([
    {
      name: 'openapi-typescript',
      generate: (folder: string) =>
        run('../tests/support/openapi-typescript.ts', 'schema/openapi.json', '-o', join(folder, 'api.d.ts')),
    },
    {
      name: 'oazapfts',
      generate: (folder: string) =>
        run('oazapfts/dist/cli.js', 'schema/openapi.json', join(folder, 'api.ts')),
    },
  ])('by $name', async ({ name, generate }) => {
    const program = programs.find((each) =>
      each.includes(name === 'oazapfts' ? "'./api.ts'" : "'./api.d.ts'"),
    )
    const folder = emptyFolder(name)
    await generate(folder)
    writeFileSync(join(folder, 'program.ts'), program ?? '')
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['*.ts'] }))
    expect(program).toBeDefined()
    await run('typescript/bin/tsc', '-p', folder)
  })
})
