import { execFileSync } from 'node:child_process'
import { appendFileSync, cpSync, readdirSync, symlinkSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, onTestFinished } from 'vitest'
import { test } from '../support/data-directory.ts'
import { root } from '../support/root.ts'
import { startGateway } from '../support/servers.ts'

/** A place of its own to build in, of what the compiler has written, and what a build of the gateway leaves alone. */
const buildPlace = (place: string) => {
  for (const each of ['gateway', 'node_modules', 'package.json'])
    symlinkSync(join(root, each), join(place, each))
  for (const each of ['compiled', 'cluster'])
    cpSync(join(root, 'dist', each), join(place, 'dist', each), { recursive: true })
  for (const each of ['client', 'pages']) symlinkSync(join(root, 'dist', each), join(place, 'dist', each))
  const bundle = join(place, 'gateway/cli/bundle.ts')
  return {
    build: () => execFileSync(process.execPath, ['--preserve-symlinks-main', bundle], { stdio: 'inherit' }),
    builds: () => readdirSync(join(place, 'dist/gateway/builds')).length,
    changeExplorer: () =>
      appendFileSync(
        join(place, 'dist/compiled/gateway/graphql-server/dev-explorer.js'),
        '\nglobalThis.changed = true\n',
      ),
    program: relative(root, join(place, 'dist/gateway/server.js')),
  }
}

test('a gateway that runs goes on with what it has not read yet, while another is built in its place', async ({
  dataDir,
}) => {
  const place = buildPlace(dataDir)
  place.build()
  const gateway = await startGateway({ env: { DEMO: 'false' }, program: place.program })
  onTestFinished(async () => void (await gateway.stop()))
  place.changeExplorer()
  place.build()
  const explorer = await fetch(`${gateway.address}/graphql`, { headers: { accept: 'text/html' } })
  expect(explorer.status).toBe(200)
  place.build()
  expect(place.builds()).toBe(2)
})
