import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { chromiumFlags } from '../../support/chromium.ts'
import { root } from '../../support/root.ts'
import type { Ends } from '../ends.ts'
import { BenchFailure } from '../failure.ts'

/** What Lighthouse finds of a page: scores of 100, milliseconds, bytes as they travel. */
export interface Audit {
  performance: number
  accessibility: number
  bestPractices: number
  seo: number
  lcp: number
  tbt: number
  cls: number
  scriptBytes: number
  scripts: number
}

/** Audits a page in a browser of its own. */
export const auditPage = async (ends: Ends, chromium: string, url: string): Promise<Audit> => {
  const child = spawn(process.execPath, [join(root, 'tests/bench/lighthouse/audit.ts'), url], {
    env: { ...process.env, CHROMIUM: chromium, CHROMIUM_FLAGS: chromiumFlags.join(' ') },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let [output, complaints] = ['', '']
  child.stdout.on('data', (chunk) => {
    output += chunk
  })
  child.stderr.on('data', (chunk) => {
    complaints += chunk
  })
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  const end = ends.add(async () => {
    child.kill()
    await ended
  })
  const code = await ended
  await end()
  if (code !== 0) {
    throw new BenchFailure(
      `Lighthouse could not audit ${url}:\n${complaints.slice(-2000)}`,
      'See whether the browser starts: CHROMIUM names another one (Debian: chromium).',
    )
  }
  return JSON.parse(output)
}
