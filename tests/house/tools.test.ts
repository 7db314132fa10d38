import { describe, expect, it } from 'vitest'
import { runTool } from '../support/tool.ts'

/** The output is compared as well, so that a failure shows what the tool had to say. */
const expectPeace = async (script: string, ...parameters: string[]): Promise<void> => {
  const { code, output } = await runTool(script, ...parameters)
  expect(code, output).toBe(0)
}

describe.concurrent('the code', () => {
  it('is formatted and free of lint', () =>
    expectPeace('@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.'))

  it('has sound types in the gateway and the tests', () => expectPeace('typescript/bin/tsc', '--noEmit'))

  it('has sound types in the client', () => expectPeace('typescript/bin/tsc', '--noEmit', '-p', 'client'))

  it('has no unused file, export or package', () => expectPeace('knip/bin/knip.js', '--no-progress'))
})
