import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { rolldown } from 'rolldown'

/**
 * Makes the programs of the gateway of what the compiler has written. A start that looks for two and a half thousand modules, and
 * reads each, takes half as long again as one that finds them in a few files. A step of the build, which has taken away what
 * was there.
 */
const dist = join(import.meta.dirname, '../../dist')
const compiled = join(dist, 'compiled')

const programs = ['server', 'cli/admin', 'cli/backup', 'cli/make-cluster', 'cli/migrate', 'cli/restore'].map(
  (program) => `gateway/${program}`,
)

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

/** The package that a module is asked of; null for one that is named by its place. */
const packageOf = (id: string): string | null => /^(?:@[^/]+\/)?\w[^/:]*(?![^/]*:)/.exec(id)?.[0] ?? null

const isOurs = (importer: string | undefined): boolean => importer?.startsWith(compiled) === true

// Of these a start looks for what there is, in their folder.
cpSync(join(compiled, 'migrations'), join(dist, 'migrations'), { recursive: true })
const bundle = await rolldown({
  input: Object.fromEntries(programs.map((name) => [name, join(compiled, `${name}.js`)])),
  platform: 'node',
  external: (id, importer) => {
    const name = packageOf(id)
    return name !== null && (isOurs(importer) ? !bundled.has(name) : /^pg(-|$)/.test(name))
  },
  logLevel: 'silent',
})
await bundle.write({
  dir: dist,
  entryFileNames: '[name].js',
  chunkFileNames: 'gateway/shared/[name]-[hash].js',
  keepNames: true,
  comments: false,
  // Of a text with a single wide character every one takes two bytes in memory.
  minify: { compress: false, mangle: false, codegen: { removeWhitespace: false, asciiOnly: true } },
})
