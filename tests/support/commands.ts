import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { root } from './root.ts'

export interface CommandResult {
  code: number | null
  /** Both streams, in the order they came. */
  output: string
}

export interface CommandOptions {
  env: Record<string, string>
  parameters?: string[]
  /** The lines of its input. */
  typed?: string[]
}

/** Runs a built program of the gateway to its end: `server.js`, or one of `cli/`. */
export const runGatewayCommand = (
  program: string,
  { env, parameters = [], typed = [] }: CommandOptions,
): Promise<CommandResult> =>
  new Promise((resolve, reject) => {
    const { PATH = '' } = process.env
    const child = spawn(process.execPath, [join(root, 'dist/gateway', program), ...parameters], {
      env: { PATH, ...env },
    })
    let output = ''
    const keep = (chunk: Buffer) => {
      output += chunk.toString()
    }
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    child.stdin.end(typed.map((line) => `${line}\n`).join(''))
    child.on('error', reject)
    child.on('close', (code) => resolve({ code, output }))
  })
