import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { describe, expect, onTestFinished } from 'vitest'
import { test } from '../support/data-directory.ts'
import { root } from '../support/root.ts'

/** `npm start` as a process of its own, without what comes before it: installing and building. */
const npmStart = (dataDir: string): ChildProcess => {
  const { PATH = '', HOME = '' } = process.env
  const npm = spawn('npm', ['start', '--ignore-scripts'], {
    cwd: root,
    env: { PATH, HOME, PORT: '0', DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
    // A group of its own, so that nothing of it outlives the test.
    detached: true,
  })
  onTestFinished(() => {
    try {
      process.kill(-(npm.pid ?? 0), 'SIGKILL')
    } catch {
      // Nobody of the group is left.
    }
  })
  return npm
}

const addressPrintedBy = async ({ stdout }: ChildProcess): Promise<string> => {
  let output = ''
  for await (const chunk of stdout?.iterator({ destroyOnReturn: false }) ?? []) {
    output += String(chunk)
    const [, address] = /Open (http:\/\/\S+:\d+)/.exec(output) ?? []
    if (address !== undefined) return address
  }
  throw new Error(`npm start ended:\n${output}`)
}

/** Runs what `npm start` runs, with something in place of the gateway that tells what it is, and what the C library was told. */
const tellingStart = async (env: Record<string, string> = {}) => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const tells = '-p "[process.pid, process.env.MALLOC_ARENA_MAX, process.env.MALLOC_TRIM_THRESHOLD_].join()"'
  const { pid, stdout } = spawn(scripts.start.replace('dist/gateway/server.js', tells), {
    cwd: root,
    env: { PATH: `${dirname(process.execPath)}:${process.env.PATH}`, ...env },
    shell: true,
    stdio: ['ignore', 'pipe', 'inherit'],
    timeout: 10_000,
  })
  return { pid, told: (await text(stdout)).trim() }
}

/** Before anything else Node is to do this. */
const atFirst = '--import=data:text/javascript,'

describe('npm start', () => {
  test.skipIf(process.platform === 'win32')(
    'that is told to end ends the gateway, in order',
    async ({ demoDir }) => {
      const npm = npmStart(demoDir)
      const address = await addressPrintedBy(npm)
      npm.kill('SIGTERM')
      expect(await once(npm, 'exit')).toEqual([0, null])
      await expect(fetch(`${address}/health`)).rejects.toThrow('fetch failed')
    },
  )

  test.skipIf(process.platform !== 'linux')(
    'has the C library give back what is freed, and goes on as the process it began as',
    async () => {
      const { pid, told } = await tellingStart()
      expect(told).toBe(`${pid},1,4194304`)
    },
  )

  test.skipIf(process.platform !== 'linux').for([
    {
      node: 'may open low ports, from which a newer C library takes the values away',
      options: `${atFirst}delete%20process.env.MALLOC_ARENA_MAX;delete%20process.env.MALLOC_TRIM_THRESHOLD_`,
    },
    { node: 'cannot tell where it is', options: `${atFirst}process.execPath='node'` },
    {
      node: 'may neither begin processes nor read itself',
      options: '--permission --allow-fs-read=./gateway',
    },
    { node: 'a debugger may ask', options: '--inspect=127.0.0.1:0' },
  ])('goes on without that with a Node that $node', async ({ options }) => {
    const { pid, told } = await tellingStart({ NODE_OPTIONS: options })
    expect(told).toBe(`${pid},,`)
  })

  test.for(['Dockerfile', 'cluster/gateways.ts'])(
    'gives Node and the C library what %s gives them',
    (other) => {
      const read = (file: string) => readFileSync(join(root, file), 'utf8')
      const memory = (file: string) =>
        read(file)
          .match(/MALLOC_\w+\W+\d+/g)
          ?.map((each) => each.split(/\W+/))
      const start: string = JSON.parse(read('package.json')).scripts.start
      expect(memory(other)).toEqual(memory('gateway/cli/return-freed.js'))
      const flags = start.match(/--(?!import)\S+/g) ?? []
      expect(flags).not.toHaveLength(0)
      for (const flag of flags) expect(read(other)).toMatch(new RegExp(`['"]${flag}['"]`))
    },
  )

  test('and what else stays find on Windows what they begin with', () => {
    const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
    for (const name of ['start', 'dev', 'test']) expect(scripts[name], name).toMatch(/^exec node /)
    expect(existsSync(join(root, 'exec.cmd'))).toBe(true)
  })
})
