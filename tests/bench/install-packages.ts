import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { root } from '../support/root.ts'
import { BenchFailure } from './failure.ts'
import type { Progress } from './progress.ts'

/** Installs a package folder of the benchmark, which the product knows nothing of, unless that has been done. */
export const installPackages = async (folder: string, { step }: Progress): Promise<void> => {
  step(`sees to the packages of ${folder}: some hundred, the first time`)
  const code = await new Promise<number | null>((resolve) => {
    const install = spawn(process.execPath, [join(root, 'gateway/cli/install.js')], {
      cwd: join(root, folder),
      stdio: 'inherit',
    })
    install.on('error', () => resolve(null))
    install.on('close', resolve)
  })
  if (code === 0) return
  throw new BenchFailure(
    `npm could not install ${folder}.`,
    `Try it by hand, \`npm install\` in ${folder}, or leave out what needs it (--without-peers, no --lighthouse).`,
  )
}
