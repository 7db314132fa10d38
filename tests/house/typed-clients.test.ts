import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, type TestContext, test } from 'vitest'
import { root } from '../support/root.ts'
import { runTool } from '../support/tool.ts'

const readme = readFileSync(join(root, 'README.md'), 'utf8')

/** The programs of the README, each over the client it imports. */
const programs = [...readme.matchAll(/^```ts\n(.*?)^```$/gms)].map(([, program = '']) => program)

const compilerOptions = {
  target: 'ES2024',
  module: 'ESNext',
  moduleResolution: 'bundler',
  lib: ['ES2024', 'DOM', 'DOM.Iterable'],
  types: [],
  strict: true,
  noEmit: true,
  skipLibCheck: false,
  allowImportingTsExtensions: true,
}

const run = async (script: string, ...parameters: string[]): Promise<void> => {
  const { code, output } = await runTool(script, ...parameters)
  expect(code, output).toBe(0)
}

/** Generators find the packages they import where those of the repository are. */
const emptyFolder = (name: string, { onTestFinished }: TestContext): string => {
  const folder = join(root, 'node_modules/.cache/typed-clients', name)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** What a generator has made is compiled with the programs beside it. */
const compile = async (folder: string, sources: Record<string, string>): Promise<void> => {
  for (const [name, source] of Object.entries(sources)) writeFileSync(join(folder, name), source)
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['*.ts'] }))
  await run('typescript/bin/tsc', '-p', folder)
}

/** What the gateway takes, and after each note what it refuses. */
const bodies = `
export const projects: NewProject[] = [
  { goal: 5, title: 'Blankets', description: 'Fifty warm blankets.' },
  { goal: 5, title: 'Blankets', description: 'Fifty warm blankets.', endDate: '' },
  { goal: 5, translations: { ka: { title: 'საბნები', description: 'ორმოცდაათი საბანი.' } } },
  // @ts-expect-error It has no texts.
  { goal: 5 },
  // @ts-expect-error It has no description.
  { goal: 5, title: 'Blankets' },
  // @ts-expect-error It has no goal.
  { title: 'Blankets', description: 'Fifty warm blankets.' },
]
export const gifts: NewDonation[] = [
  { amount: 120.5, donorName: 'Nino Kobakhidze' },
  { amount: 120.5, donorName: 'Nino Kobakhidze', anonymous: true },
  { amount: 120.5, anonymous: true },
  // @ts-expect-error Somebody gave it who wants no name shown, or has one.
  { amount: 120.5 },
  // @ts-expect-error Whoever is said not to be anonymous has a name.
  { amount: 120.5, anonymous: false },
]
export const person: SignUp = {
  firstName: 'Nino',
  lastName: 'Kobakhidze',
  email: 'nino@example.org',
  username: 'nino',
  password: 'a long password',
  confirmPassword: 'a long password',
}
`

const clients = [
  {
    name: 'openapi-typescript',
    script: '../tests/support/openapi-typescript.ts',
    file: 'api.d.ts',
    types: `import type { components } from './api.d.ts'
type NewProject = components['schemas']['NewProject']
type NewDonation = components['schemas']['NewDonation']
type SignUp = components['schemas']['SignUp']`,
  },
  {
    name: 'oazapfts',
    script: 'oazapfts/dist/cli.js',
    file: 'api.ts',
    types: "import type { NewDonation, NewProject, SignUp } from './api.ts'",
  },
]

/** The words after the generator's name in the README, with the document of the repository for the gateway's. */
const parametersOf = (generator: string, file: string, folder: string): string[] => {
  const [, said = ''] = new RegExp(`npx ${generator} ([^\`\\n]+)`).exec(readme) ?? []
  return said
    .split(' ')
    .map((word) =>
      word === file
        ? join(folder, file)
        : word.replace(/^http:.*\/api\/openapi\.json$/, 'schema/openapi.json'),
    )
}

describe.concurrent('a client that is generated from the OpenAPI document, as the README says', () => {
  test.for(clients)('by $name, fits the README', async ({ name, script, file }, context) => {
    const program = programs.find((each) => each.includes(`'./${file}'`))
    const folder = emptyFolder(name, context)
    await run(script, ...parametersOf(name, file, folder))
    expect(program).toBeDefined()
    await compile(folder, { 'program.ts': program ?? '' })
  })

  test.for(clients)(
    'by $name, asks for what the gateway asks for, and no more',
    async ({ name, script, file, types }, context) => {
      const folder = emptyFolder(`${name}-bodies`, context)
      await run(script, ...parametersOf(name, file, folder))
      await compile(folder, { 'bodies.ts': `${types}\n${bodies}` })
    },
  )
})
