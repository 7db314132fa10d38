import { execFile, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect } from 'vitest'
import { variables } from '../../gateway/config/config.ts'
import { test } from '../support/data-directory.ts'
import { root } from '../support/root.ts'
import { startGateway } from '../support/servers.ts'

const readme = readFileSync(join(root, 'README.md'), 'utf8')

/** The commands of the README that call the gateway, in their order. */
const calls = [...readme.matchAll(/^```sh\n(.*?)^```$/gms)]
  .map(([, commands = '']) => commands)
  .filter((commands) => /\bcurl\b/.test(commands))

/** Something of each call's answer that nothing else would answer. */
const tellingAnswers = [
  /"title":"თბილი ზამთარი/,
  /^$/,
  /"title":"Blankets for Batumi".*"goal":1500/,
  /"amount":120\.5\b/,
  /"totalDonated":8570\.5\b/,
  /,120\.5,.*Nino Kobakhidze/,
  /"data":\{"projects":\{"nodes":\[.*"subscribers":.*"total":/,
  /"data":\{"project":\{"en":"A warm winter.*"ka":"თბილი ზამთარი/,
]

const separator = '-- end of one call --'

/** Any status of 400 or more ends the shell with an error, and so does a token that is none. */
const prelude = `set -eu
curl() { command curl --silent --show-error --fail-with-body "$@"; }`

/** Runs the commands in one shell, where a later one may use what an earlier one kept; what each printed. */
const runInOneShell = async (commands: readonly string[], address: string): Promise<string[]> => {
  const script = [prelude, ...commands.map((each) => `${each}\nprintf %s '${separator}'`), 'test -n "$TOKEN"']
  const { stdout } = await promisify(execFile)('sh', [
    '-c',
    script.join('\n').replaceAll('http://127.0.0.1:3000', address),
  ])
  return stdout.split(separator).slice(0, -1)
}

describe('the README', () => {
  test.skipIf(spawnSync('curl', ['--version']).error)(
    'calls the gateway as anybody can',
    async ({ demoDir }) => {
      const gateway = await startGateway({ dataDir: demoDir })
      try {
        const answers = await runInOneShell(calls, gateway.address)
        expect(answers).toEqual(tellingAnswers.map((answer) => expect.stringMatching(answer)))
      } finally {
        await gateway.stop()
      }
    },
  )

  test('names every variable of the configuration, and no other', () => {
    const [, table = ''] = /^\| variable \|.*\n((?:\|.*\n)+)/m.exec(readme) ?? []
    const named = table.split('\n').flatMap((row) => row.split('|')[1]?.match(/(?<=`)[A-Z_]+(?=`)/g) ?? [])
    expect(named.sort()).toEqual([...variables].sort())
  })
})
