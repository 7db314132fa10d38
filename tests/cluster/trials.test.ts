import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, onTestFinished, test } from 'vitest'
import type { Part } from '../../cluster/part.ts'
import { know } from '../../cluster/processes.ts'
import type { ClusterSite } from './site.ts'
import { trials } from './trials.ts'

/** A cluster whose HAProxy is that process, or none, and says that all is well. */
const siteOf = (pid: number | undefined): ClusterSite => {
  const haproxy = { process: () => (pid === undefined ? null : know(pid)), ready: async () => undefined }
  const known: { cluster: { parts: { haproxy: Pick<Part, 'process' | 'ready'> } } } = {
    cluster: { parts: { haproxy } },
  }
  return known as ClusterSite
}

test('a trial that finds no worker of HAProxy to kill has shown nothing, and says so', async () => {
  const childless = spawn('sleep', ['60'])
  onTestFinished(() => {
    childless.kill()
  })
  await once(childless, 'spawn')
  const trial = trials.find(({ what }) => what === "HAProxy's worker is killed")
  for (const pid of [childless.pid, undefined])
    await expect(trial?.happen(siteOf(pid))).rejects.toThrow('HAProxy has no worker')
})
