import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { basename, dirname, isAbsolute, join, posix } from 'node:path'
import { rolldown } from 'rolldown'

/**
 * Makes the programs of the gateway of what the compiler has written: a start that has to find two and a half thousand modules
 * takes up to half as long again as one that reads a few files. A step of the build.
 */
const dist = join(import.meta.dirname, '../../dist')
const compiled = join(dist, 'compiled')

const programs = ['server', 'cli/admin', 'cli/backup', 'cli/make-cluster', 'cli/migrate', 'cli/restore']

/**
 * The packages that a start reads, and all that they need themselves. Any other stays where npm has put it: it waits for whoever
 * needs it first, brings files of its own, or is one that TypeORM looks for by itself, like pg.
 */
const bundled = new Set([
  '@apollo/server',
  '@as-integrations/fastify',
  '@fastify/accepts',
  '@fastify/cors',
  '@fastify/fast-json-stringify-compiler',
  '@fastify/multipart',
  '@fastify/proxy-addr',
  '@fastify/rate-limit',
  '@fastify/static',
  '@fastify/swagger',
  'aws4fetch',
  'bowser',
  'close-with-grace',
  'cookie',
  'csv-parse',
  'csv-stringify',
  'dataloader',
  'fastify',
  'graphql',
  'helmet',
  'ical-generator',
  'ipaddr.js',
  'jsonwebtoken',
  'lru-cache',
  'otpauth',
  'p-limit',
  'reflect-metadata',
  'type-graphql',
  'typeorm',
  'uuid',
  'zod',
])

const packageOf = (id: string): string =>
  id
    .split('/')
    .slice(0, id.startsWith('@') ? 2 : 1)
    .join('/')

const isOfPackage = (id: string): boolean => !id.startsWith('.') && !isAbsolute(id) && !isBuiltin(id)

const isOurs = (importer: string | undefined): boolean => importer?.startsWith(compiled) === true

/** What one of ours asks for is bundled if it is named above, what a package asks for unless it is pg. */
const staysApart = (id: string, importer: string | undefined): boolean =>
  isOfPackage(id) && (isOurs(importer) ? !bundled.has(packageOf(id)) : /^pg(-|$)/.test(packageOf(id)))

/** What a gateway that is running has not read yet it reads from where it was made, so each build has a folder of its own. */
const builds = join(dist, 'gateway/builds')
// Before this one is made: what another makes at the same time is not there yet.
const earlier = existsSync(builds) ? readdirSync(builds) : []

const bundle = await rolldown({
  input: Object.fromEntries(programs.map((name) => [name, join(compiled, 'gateway', `${name}.js`)])),
  platform: 'node',
  external: staysApart,
  // Some packages ask for others where these are there; what one of ours asks for, the compiler has seen.
  onLog: (level, log, tell) => {
    if (log.code !== 'UNRESOLVED_IMPORT') tell(level, log)
  },
})

const build = String(Date.now())
await bundle.write({
  dir: join(builds, build),
  entryFileNames: '[name].js',
  chunkFileNames: 'shared/[name]-[hash].js',
  keepNames: true,
  comments: false,
  // Of a text with a single wide character every one takes two bytes in memory.
  minify: { compress: false, mangle: false, codegen: { removeWhitespace: false, asciiOnly: true } },
})

// Of these a start looks for what there is, in their folder. They are this build's own: a program of the one before would run
// those of a release that was never begun with.
cpSync(join(compiled, 'migrations'), join(builds, build, 'migrations'), {
  recursive: true,
  filter: (file) => basename(file) !== 'all.js',
})

const server = join(dist, 'gateway/server.js')
const begun = existsSync(server) ? readFileSync(server, 'utf8') : ''

/**
 * What is begun with. Node keeps what it compiles as a process ends, and the next start need not do that again: a sixth of its
 * time. From a folder that cannot be written to one begins all the same, and in another user's nothing is left, who could not
 * take it away.
 */
for (const name of programs) {
  const made = `${posix.relative(posix.dirname(name), 'builds').replace(/^(?!\.)/, './')}/${build}`
  const place = join(dist, 'gateway', `${name}.js`)
  mkdirSync(dirname(place), { recursive: true })
  writeFileSync(
    place,
    `import { statSync } from 'node:fs'
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

const made = join(import.meta.dirname, '${made}')
if (statSync(made).uid === (process.getuid?.() ?? 0)) enableCompileCache(join(made, 'kept-code'))
await import('${made}/${name}.js')
`,
  )
}

// The one that was begun with may be running. Neither its name tells which that is, as clocks are set back, nor how many there
// are: what one was ended in the midst of lies there too.
for (const old of earlier.filter((each) => each !== build && !begun.includes(`/builds/${each}/`))) {
  try {
    rmSync(join(builds, old), { recursive: true, force: true })
  } catch (error) {
    console.log(`an old build stays, as it cannot be taken away: ${String(error)}`)
  }
}
