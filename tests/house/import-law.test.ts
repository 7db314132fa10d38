import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { cruise, type IConfiguration } from 'dependency-cruiser'
import readConfiguration from 'dependency-cruiser/config-utl/extract-depcruise-config'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { root } from '../support/root.ts'

/** Two files a rule forbids to meet: the first imports the second. */
type Meeting = readonly [from: string, to: string, statement?: string]

const forbidden: Record<string, Meeting> = {
  'schema-is-a-leaf': ['schema/projects.ts', 'gateway/core/money.ts'],
  'core-is-a-leaf': ['gateway/core/viewer.ts', 'gateway/rooms/projects/project.ts'],
  'types-are-leaves': [
    'gateway/rooms/projects/project.type.ts',
    'gateway/rooms/projects/projects.service.ts',
  ],
  'migrations-stand-alone': ['migrations/1-first.ts', 'gateway/rooms/donations/donation.entity.ts'],
  'every-folder-has-a-floor': ['gateway/attic/anything.ts', 'gateway/core/ids.ts'],
  'floor-1-looks-down': ['gateway/config/config.ts', 'gateway/core/ids.ts'],
  'floor-2-looks-down': ['gateway/log/describe-request.ts', 'gateway/http/request.ts'],
  'floor-3-looks-down': [
    'gateway/database/open.ts',
    'gateway/rooms.ts',
    "import type { thing } from 'TARGET'",
  ],
  'floor-4-looks-down': ['gateway/http/request.ts', 'gateway/rooms/newsletter/newsletter.ts'],
  'floor-5-looks-down': ['gateway/room.ts', 'gateway/rooms/newsletter/newsletter.ts'],
  'floor-6-looks-down': ['gateway/rooms/projects/projects.routes.ts', 'gateway/rooms.ts'],
  'floor-7-looks-down': ['gateway/demo/load-demo.ts', 'gateway/rooms.ts'],
  'floor-8-looks-down': ['gateway/app.ts', 'gateway/server.ts'],
  'floor-9-looks-down': ['gateway/server.ts', 'gateway/cli/contract.ts'],
  'edges-call-services': [
    'gateway/rooms/projects/projects.routes.ts',
    'gateway/rooms/projects/projects.repository.ts',
  ],
  'rest-is-not-graphql': [
    'gateway/rooms/projects/projects.routes.ts',
    'gateway/rooms/projects/projects.resolver.ts',
  ],
  'graphql-is-not-rest': ['gateway/models/records.resolver.ts', 'gateway/models/representation.ts'],
  'services-know-no-edge-and-no-sql': [
    'gateway/rooms/projects/projects.service.ts',
    'gateway/models/entity.ts',
  ],
  'repositories-know-only-the-store': [
    'gateway/rooms/projects/projects.repository.ts',
    'gateway/rooms/projects/projects.service.ts',
  ],
  'entities-are-rows': [
    'gateway/rooms/donations/donation.entity.ts',
    'gateway/rooms/projects/projects.repository.ts',
  ],
  'rooms-keep-their-insides': [
    'gateway/rooms/donations/donations.service.ts',
    'gateway/rooms/projects/projects.repository.ts',
    "import type { thing } from 'TARGET'",
  ],
  'rooms-name-what-they-use': [
    'gateway/rooms/projects/projects.service.ts',
    'gateway/rooms/donations/donations.service.ts',
  ],
  'faces-meet-faces': [
    'gateway/rooms/projects/projects.service.ts',
    'gateway/rooms/donations/donations.room.ts',
  ],
  'the-outside-is-given': ['gateway/rooms/accounts/accounts.service.ts', 'gateway/storage/image-host.ts'],
  'client-and-gateway-meet-in-schema': ['client/projects/page.tsx', 'gateway/core/money.ts'],
  'gateway-knows-no-client': ['gateway/pages/built-pages.ts', 'client/app/document.tsx'],
  'client-primitives-know-no-domain': ['client/ui/card.tsx', 'client/projects/page.tsx'],
  'client-rooms-know-no-room': ['client/events/page.tsx', 'client/projects/page.tsx'],
  'cluster-runs-what-is-built': ['cluster/gateways.ts', 'gateway/config/config.ts'],
  'product-without-cluster': ['gateway/server.ts', 'cluster/ports.ts'],
  'product-without-tests': ['gateway/app.ts', 'tests/support/gateway.ts'],
  'product-without-dev-packages': ['gateway/app.ts', 'vitest'],
  'development-on-demand': ['gateway/app.ts', 'gateway/pages/dev-pages.ts'],
  'packages-are-declared': ['gateway/app.ts', 'undeclared'],
  'imports-resolve': ['gateway/app.ts', 'nowhere-to-be-found'],
  'no-barrels': ['gateway/app.ts', 'gateway/rooms/projects/index.ts'],
}

const allowed: Meeting[] = [
  ['gateway/server.ts', 'gateway/app.ts'],
  ['tests/cluster/trial.ts', 'cluster/start-cluster.ts'],
  ['gateway/rooms.ts', 'gateway/rooms/projects/projects.room.ts'],
  ['gateway/rooms/projects/projects.room.ts', 'gateway/rooms/projects/projects.repository.ts'],
  ['gateway/rooms/projects/projects.room.ts', 'gateway/rooms/donations/donations.room.ts'],
  [
    'gateway/rooms/projects/projects.service.ts',
    'gateway/rooms/donations/donations.service.ts',
    "import type { thing } from 'TARGET'",
  ],
  ['gateway/rooms/projects/projects.type.ts', 'gateway/rooms/donations/donations.type.ts'],
  [
    'gateway/rooms/accounts/accounts.service.ts',
    'gateway/storage/image-host.ts',
    "import type { thing } from 'TARGET'",
  ],
  ['gateway/rooms/donations/donations.repository.ts', 'gateway/rooms/donations/donation.entity.ts'],
  ['gateway/rooms/projects/projects.service.ts', 'schema/projects.ts'],
  ['gateway/pages/dev-pages.ts', 'vitest'],
  ['gateway/app.ts', 'gateway/pages/dev-pages.ts', "export const load = () => import('TARGET')"],
  ['client/home/page.tsx', 'client/projects/card.tsx'],
  ['client/projects/page.tsx', 'client/ui/card.tsx'],
  ['client/projects/page.tsx', 'schema/projects.ts'],
]

/** What the law is about, at the top of the repository. */
const folders = ['cluster', 'gateway', 'client', 'schema', 'migrations', 'tests']

let configuration: IConfiguration

/** The names of the rules that `folder` breaks, each once. */
const brokenRules = async (folder: string): Promise<string[]> => {
  const { output } = await cruise(folders, {
    ...configuration.options,
    baseDir: folder,
    validate: true,
    ruleSet: { forbidden: configuration.forbidden ?? [] },
  })
  if (typeof output === 'string') throw new Error(output)
  return output.summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`)
}

const write = (folder: string, path: string, text: string): void => {
  const file = join(folder, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

/** A repository in which nothing but this one import happens. */
const plant = (folder: string, [from, to, statement = "import { thing } from 'TARGET'"]: Meeting): void => {
  for (const top of folders) mkdirSync(join(folder, top), { recursive: true })
  for (const name of ['typeorm', 'vitest', 'undeclared']) {
    write(folder, `node_modules/${name}/package.json`, JSON.stringify({ name, main: 'main.js' }))
    write(folder, `node_modules/${name}/main.js`, 'exports.thing = 1')
  }
  const manifest = { dependencies: { typeorm: '1' }, devDependencies: { vitest: '1' } }
  write(folder, 'package.json', JSON.stringify(manifest))
  const isFile = to.includes('/')
  if (isFile) write(folder, to, 'export const thing = 1')
  const up = '../'.repeat(from.split('/').length - 1)
  write(folder, from, statement.replace('TARGET', isFile ? up + to : to))
}

describe('the import law', () => {
  let folder: string

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'import-law-'))
    configuration = await readConfiguration(join(root, '.dependency-cruiser.mjs'))
  })

  afterAll(() => rmSync(folder, { recursive: true }))

  it('is kept everywhere', async () => {
    expect(await brokenRules(root)).toEqual([])
  })

  it('has each of its rules tried below', () => {
    const names = (configuration.forbidden ?? []).map((rule) => rule.name)
    expect(names).toEqual(['no-cycles', ...Object.keys(forbidden)])
  })

  it.for(Object.entries(forbidden))('%s notices a breach', async ([rule, meeting]) => {
    const planted = join(folder, rule)
    plant(planted, meeting)
    expect(await brokenRules(planted)).toContainEqual(expect.stringMatching(`^${rule}: ${meeting[0]} -> `))
  })

  it('no-cycles notices a breach', async () => {
    const planted = join(folder, 'cycle')
    plant(planted, ['gateway/core/a.ts', 'gateway/core/b.ts'])
    write(planted, 'gateway/core/b.ts', "import { thing } from './a.ts'\nexport { thing }")
    expect(await brokenRules(planted)).toContainEqual(expect.stringMatching('^no-cycles: '))
  })

  it.for(allowed)('%s may import %s', async (meeting) => {
    const planted = join(folder, `allowed-${allowed.indexOf(meeting)}`)
    plant(planted, meeting)
    expect(await brokenRules(planted)).toEqual([])
  })
})
