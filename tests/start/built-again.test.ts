import { execFileSync, spawnSync } from 'node:child_process'
import {
  appendFileSync,
  chownSync,
  cpSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
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
  const builds = join(place, 'dist/gateway/builds')
  const server = join(place, 'dist/gateway/server.js')
  return {
    build: (by: { uid?: number; stdio?: 'ignore' } = {}) =>
      execFileSync(process.execPath, ['--preserve-symlinks-main', bundle], { stdio: 'inherit', ...by }),
    builds: () => readdirSync(builds),
    begun: () => /builds\/(\d+)\/server/.exec(readFileSync(server, 'utf8'))?.[1],
    leave: (build: string) => mkdirSync(join(builds, build), { recursive: true }),
    changeExplorer: () =>
      appendFileSync(
        join(place, 'dist/compiled/gateway/graphql-server/dev-explorer.js'),
        '\nglobalThis.changed = true\n',
      ),
    addMigration: () =>
      writeFileSync(
        join(place, 'dist/compiled/migrations/1899000000000-of-the-next-release.js'),
        `export class Next1899000000000 { name = 'Next1899000000000'; up = async () => {} }`,
      ),
    breakBuild: () => rmSync(join(place, 'dist/compiled/gateway/cli/admin.js')),
    program: relative(root, server),
    runCommand: () =>
      spawnSync(process.execPath, [join(place, 'dist/gateway/cli/admin.js')], { encoding: 'utf8' }),
    giveTo: (uid: number) => {
      for (const each of ['', 'dist']) chownSync(join(place, each), uid, uid)
    },
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
  expect(place.builds()).toHaveLength(2)
})

test.for([
  ['a build has left that was ended in its midst', [1]],
  ['was named by a clock that was ahead', [7_200_000, 7_260_000]],
] as const)('of what is begun with nothing is taken away for what %s', ([_, later], { dataDir }) => {
  const place = buildPlace(dataDir)
  place.build()
  const before = place.begun()
  for (const milliseconds of later) place.leave(String(Number(before) + milliseconds))
  place.build()
  expect(place.begun()).not.toBe(before)
  expect(place.builds()).toEqual([before, place.begun()])
})

test('a build that fails gives its migrations to no program of the one before', async ({ dataDir }) => {
  const place = buildPlace(dataDir)
  place.build()
  place.addMigration()
  place.breakBuild()
  expect(() => place.build({ stdio: 'ignore' })).toThrow()
  const gateway = await startGateway({ env: { DEMO: 'false' }, program: place.program })
  onTestFinished(async () => void (await gateway.stop()))
  expect(gateway.output()).toMatch(/migrations\s+up to date/)
})

// As `sudo npm run admin` does, or a backup that root makes each night. Only root can be another user here.
test.runIf(process.getuid?.() === 0)(
  'is built again by whoever has built it, also where another user has run a command of it',
  ({ dataDir }) => {
    const builder = { uid: 65_534 }
    const place = buildPlace(dataDir)
    place.giveTo(builder.uid)
    place.build(builder)
    expect(place.runCommand().stderr).toContain('Usage: npm run admin')
    expect(globSync(join(dataDir, 'dist/gateway/builds/*/kept-code'))).toEqual([])
    // As it was left by the release before.
    place.leave('1/kept-code')
    place.build(builder)
    expect(place.builds()).toHaveLength(3)
  },
)
