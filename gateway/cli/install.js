/**
 * Installs the packages, where they are not installed already: npm itself would look through hundreds of them each
 * time, for longer than the site takes to start. Runs before anything else, on whatever Node there is, from the root
 * of the repository, and so is plain JavaScript.
 */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** What npm has installed, in its own words. */
const installed = 'node_modules/.package-lock.json'
const stampFile = 'node_modules/.installed'

/** What the packages follow from, and what has come of it; null where nothing has. */
const fingerprint = () => {
  if (!existsSync(installed)) return null
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}`)
  for (const file of ['package.json', 'package-lock.json', '.npmrc', installed]) {
    hash.update('\0').update(existsSync(file) ? readFileSync(file) : '')
  }
  return hash.digest('hex')
}

const isEachThere = () =>
  Object.keys(JSON.parse(readFileSync(installed, 'utf8')).packages).every((path) =>
    existsSync(join(path, 'package.json')),
  )

const isDone = () => {
  const found = fingerprint()
  return found !== null && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === found && isEachThere()
}

/** Under the Node that npm itself runs on: the one in `node_modules` may be about to be replaced. */
const install = () => {
  const { npm_execpath: npm, npm_node_execpath: node = process.execPath } = process.env
  const parameters = ['install', '--include=dev']
  return npm
    ? spawnSync(node, [npm, ...parameters], { stdio: 'inherit' })
    : spawnSync('npm', parameters, { stdio: 'inherit', shell: process.platform === 'win32' })
}

if (!isDone()) {
  const { status, error } = install()
  if (error) console.error(`npm could not be run: ${error.message}`)
  const found = status === 0 ? fingerprint() : null
  if (found === null) process.exitCode = status || 1
  else writeFileSync(stampFile, found)
}
