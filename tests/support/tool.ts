import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { root } from './root.ts'

export interface ToolResult {
  code: number | null
  /** Both streams, in the order they came. */
  output: string
}

/** Runs the script of an installed package from the root of the repository, under this very Node. */
export const runTool = (script: string, ...parameters: string[]): Promise<ToolResult> =>
  new Promise((resolve, reject) => {
    const { VITEST, NODE_ENV, ...env } = process.env
    const child = spawn(process.execPath, [join(root, 'node_modules', script), ...parameters], {
      cwd: root,
      env: { ...env, NO_COLOR: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    child.stdout.on('data', (chunk) => {
      output += chunk
    })
    child.stderr.on('data', (chunk) => {
      output += chunk
    })
    child.on('error', reject)
    child.on('close', (code) => resolve({ code, output }))
  })
