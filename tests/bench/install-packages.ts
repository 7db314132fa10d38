import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../support/root.ts'
import { BenchFailure } from './failure.ts'
import type { Progress } from './progress.ts'

/** What npm has installed, and what the folder asks for, as far as they can be compared. */
interface Lock {
  packages: Record<string, { version?: string; optional?: boolean }>
}

const read = (file: string): Lock => JSON.parse(readFileSync(file, 'utf8'))

/** Whether every package of the lock file is there; those for other machines may be missing. */
export const isInstalled = (wanted: Lock, found: Lock): boolean =>
  Object.entries(wanted.packages).every(
    ([path, { version, optional }]) =>
      path === '' || optional === true || found.packages[path]?.version === version,
  )

/**
 * Installs a package folder of the benchmark, which the product knows nothing of, unless that has been done.
 * No package runs a script of its own.
 */
export const installPackages = async (folder: string, { step }: Progress): Promise<void> => {
  const directory = join(root, folder)
  const installed = join(directory, 'node_modules/.package-lock.json')
  if (existsSync(installed) && isInstalled(read(join(directory, 'package-lock.json')), read(installed)))
    return
  step(`installs what ${folder} asks for, some hundred packages`)
  const code = await new Promise<number | null>((resolve) => {
    const npm = spawn('npm', ['ci', '--ignore-scripts', '--prefix', directory], {
      cwd: directory,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    })
    npm.on('error', () => resolve(null))
    npm.on('close', resolve)
  })
  if (code !== 0) {
    throw new BenchFailure(
      `npm could not install ${folder}.`,
      `Try it by hand, \`npm ci --ignore-scripts\` in ${folder}, or go on with --without-peers.`,
    )
  }
}
