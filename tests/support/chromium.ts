import { delimiter, join } from 'node:path'
import { isExecutable } from '../../cluster/programs.ts'

/** The headless shell first: it draws the same pages and opens no toolbar, itself a page, for every test. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
]

/** The browser to test with, or null: the file CHROMIUM names if set, else what the PATH has. */
export const findChromium = (env: NodeJS.ProcessEnv = process.env): string | null => {
  const { CHROMIUM, PATH = '' } = env
  const folders = ['/usr/bin', ...PATH.split(delimiter)]
  const candidates = CHROMIUM
    ? [CHROMIUM]
    : folders.flatMap((folder) => names.map((name) => join(folder, name)))
  return candidates.find(isExecutable) ?? null
}

/**
 * No sandbox, because containers run as root; no call home, because tests stay on this machine; no process kept ready
 * for a next page, which is started for every test and used by none.
 */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--renderer-process-limit=1',
]

/**
 * For tests, where no time is measured: no name of another machine is found, and scripts that end with their page are not
 * compiled to be quick.
 */
export const testFlags = [
  ...chromiumFlags,
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
  '--js-flags=--no-opt --no-maglev --single-threaded-gc',
]
