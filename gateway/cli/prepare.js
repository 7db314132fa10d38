/**
 * Makes the site ready to run: installs its packages and builds what has changed. Runs before anything else, on
 * whatever Node there is, from the root of the repository, and so is plain JavaScript.
 *
 * One program for both, as installing brings Node 24 along: a shell that has looked up `node` once, to install, would
 * go on with the one that it found.
 */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

const oldest = 24

/** Runs a script of ours, and ends with it where it fails. */
const run = (node, script) => {
  const { status, error } = spawnSync(node, [join('gateway/cli', script)], { stdio: 'inherit' })
  if (error) console.error(`${node} could not be run: ${error.message}`)
  if (status !== 0) process.exit(status ?? 1)
}

run(process.execPath, 'install.js')

const installed = join('node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node')
const isInstalled = existsSync(installed)

if (!isInstalled && Number.parseInt(process.versions.node, 10) < oldest) {
  console.error(
    `This project needs Node ${oldest}; ${process.version} is running. ` +
      `Installing the packages brings Node ${oldest} along: ` +
      'run "npm rebuild node" (without --ignore-scripts), then try again.',
  )
  process.exit(1)
}

run(isInstalled ? installed : process.execPath, 'build.ts')
