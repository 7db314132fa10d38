import path from 'node:path'
import { z } from 'zod'
import { readDatabaseHosts } from './database-hosts.ts'
import { address, hostName, isSafe, secretLength, wholeNumber } from './fields.ts'
import { type LetterSettings, lettersEnvironment, lettersFaults, readLetters } from './letters.ts'
import { type Limits, limitsEnvironment, readLimits } from './limits.ts'
import { type Observability, observabilityEnvironment, readObservability } from './observability.ts'
import { type PaymentSettings, paymentsEnvironment, paymentsFaults, readPayments } from './payments.ts'
import { readSecretFiles } from './secret-files.ts'
import { readUploads, type UploadSettings, uploadsEnvironment, uploadsFaults } from './uploads.ts'

/** Pino's. */
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

/** How the gateway runs. Read once from the environment; frozen. */
export interface Config {
  production: boolean
  host: string
  port: number
  /** Null means the embedded database in `dataDir`. */
  databaseUrl: string | null
  /** Servers that follow that one and answer who only reads; none means that it answers everybody. */
  databaseReplicaUrls: readonly string[]
  /** Absolute path. */
  dataDir: string
  databasePoolSize: number
  /** Where refusals are remembered for all gateways. Null: each is counted at the database. */
  redisUrl: string | null
  /** Whether the database may keep statements by name. Null: unless a pooler stands between, which may not know them. */
  preparedStatements: boolean | null
  /** Whether an empty database is filled with demo data at start. Never in production. */
  demo: boolean
  /** Signing key first, then those still accepted. Empty outside production: the gateway makes one and keeps it in `dataDir`. */
  jwtSecrets: readonly string[]
  sessionSeconds: number
  /** Where the world finds the site: `https://dogs.example`, without a slash at the end. Null when nobody has said, never in production. */
  publicUrl: string | null
  /** Other sites whose pages may ask the interfaces, as browsers name them: `https://dogs.example`. */
  corsOrigins: readonly string[]
  uploads: UploadSettings
  /** Null where no letters are sent. */
  letters: LetterSettings | null
  payments: PaymentSettings
  limits: Limits
  /** Bytes of answers that are kept for the next who asks. Null: none are. */
  answerMemory: number | null
  /** Whether GraphQL answers the operations of our own client alone. */
  trustedDocumentsOnly: boolean
  logLevel: (typeof logLevels)[number]
  observability: Observability
  /** Milliseconds between being told to end and taking nobody new: a proxy is to notice first. */
  drainNotice: number
}

/** Every fault of the environment at once, a line each. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
  readonly faults: readonly string[]

  constructor(faults: readonly string[]) {
    super(`the configuration has ${faults.length === 1 ? 'a fault' : `${faults.length} faults`}`)
    this.faults = faults
  }
}

const secret = z
  .string()
  .refine((value) => value.length >= secretLength, `must have at least ${secretLength} characters`)

/** What passwords hold that are made at random, and addresses mean something else by. */
const encoded = 'in user and password write % as %25, @ as %40, : as %3A, / as %2F, ? as %3F and # as %23'

const replicaUrl = z
  .string()
  .refine(
    (value) => readDatabaseHosts(value)?.seeksPrimary === false,
    `must be addresses like postgres://user:password@host:5432/database, comma-separated, each of one host; ${encoded}`,
  )

const isOrigin = (url: URL): boolean => isSafe(url) && url.href === `${url.origin}/`

const environment = z.object({
  NODE_ENV: z
    .enum(['production', 'development', 'test'], 'must be production, development or test')
    .default('development'),
  HOST: hostName.default('127.0.0.1'),
  PORT: wholeNumber(0, 65_535, 3000),
  DATABASE_URL: z
    .string()
    .refine(
      (value) => readDatabaseHosts(value) !== null,
      `must be an address like postgres://user:password@host:5432/database, with several hosts like one:5432,two:5432 where there are; ${encoded}`,
    )
    .optional(),
  DATABASE_REPLICA_URLS: z
    .string()
    .transform((value) => value.split(',').map((each) => each.trim()))
    .pipe(z.array(replicaUrl))
    .optional(),
  DATA_DIR: z
    .string()
    .refine(
      (value) => !value.startsWith('~'),
      'must not begin with ~, which only a shell takes for a home directory: write the path out, like /srv/dogs/data',
    )
    .default('data'),
  ANSWER_MEMORY: wholeNumber(0, 4096, 32),
  DATABASE_POOL_SIZE: wholeNumber(1, 200, 10),
  REDIS_URL: z
    .string()
    .refine(
      (value) => URL.canParse(value) && /^rediss?:$/.test(new URL(value).protocol),
      'must be an address like redis://127.0.0.1:6379',
    )
    .optional(),
  PREPARED_STATEMENTS: z.enum(['true', 'false'], 'must be true or false').optional(),
  DEMO: z.enum(['true', 'false'], 'must be true or false').optional(),
  JWT_SECRET: secret.optional(),
  JWT_PREVIOUS_SECRETS: z
    .string()
    .transform((value) => value.split(',').map((each) => each.trim()))
    .pipe(z.array(secret))
    .optional(),
  SESSION_HOURS: wholeNumber(1, 24 * 365, 12),
  PUBLIC_URL: address(isOrigin, 'must be an address like https://dogs.example').optional(),
  CORS_ORIGINS: z
    .string()
    .transform((value) => value.split(',').map((each) => each.trim()))
    .pipe(z.array(address(isOrigin, 'must be addresses like https://dogs.example, comma-separated')))
    .optional(),
  ...uploadsEnvironment,
  ...lettersEnvironment,
  ...paymentsEnvironment,
  ...limitsEnvironment,
  ...observabilityEnvironment,
  DRAIN_SECONDS: wholeNumber(0, 60, 0),
  GRAPHQL_TRUSTED_ONLY: z.enum(['true', 'false'], 'must be true or false').default('false'),
  LOG_LEVEL: z.enum(logLevels, `must be one of ${logLevels.join(', ')}`).optional(),
})

/** The names of all variables that are read. */
export const variables: readonly string[] = Object.keys(environment.shape)

const secretFault =
  'JWT_SECRET is required in production: set 32 random characters or more, for example from `openssl rand -base64 48`'

const publicUrlFault =
  'PUBLIC_URL is required in production: set the address the world finds the site at, like https://dogs.example, or http://127.0.0.1:3000 to try it at home'

const emptyDatabaseFault =
  'DATABASE_URL is empty: set the address of your PostgreSQL, or remove the variable to keep everything in the embedded database'

const replicasFault = 'DATABASE_REPLICA_URLS needs DATABASE_URL: replicas follow a server'

const previousSecretsFault = 'JWT_PREVIOUS_SECRETS needs JWT_SECRET: a previous secret cannot sign'

const demoFault = 'DEMO cannot be true in production: demo accounts have a published password'

/** An empty variable is how shells and container files say "not set"; spaces around a value nobody has meant. */
const meant = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(
    Object.entries(env)
      .map(([name, value]) => [name, value?.trim()])
      .filter(([, value]) => value !== ''),
  )

/**
 * Reads the environment.
 * @throws ConfigError naming every fault
 */
export const readConfig = (env: NodeJS.ProcessEnv): Config => {
  const { values: read, unread, faults: ofFiles } = readSecretFiles(meant(env), variables)
  const result = environment.safeParse(read)
  const wrong = result.success
    ? []
    : result.error.issues.map(({ path: [name], message }) => `${String(name)} ${message}`)
  const faults = [...ofFiles, ...wrong]
  // Whoever has named a file for it is not told as well that it is missing.
  const given = { ...read, ...Object.fromEntries(unread.map((name) => [name, ''])) }
  const production = given.NODE_ENV === 'production'
  if (production && given.JWT_SECRET === undefined) faults.push(secretFault)
  if (production && given.PUBLIC_URL === undefined) faults.push(publicUrlFault)
  if (production && env.DATABASE_URL?.trim() === '') faults.push(emptyDatabaseFault)
  if (production && given.DEMO === 'true') faults.push(demoFault)
  if (given.DATABASE_REPLICA_URLS !== undefined && given.DATABASE_URL === undefined)
    faults.push(replicasFault)
  if (given.JWT_PREVIOUS_SECRETS !== undefined && given.JWT_SECRET === undefined)
    faults.push(previousSecretsFault)
  faults.push(...uploadsFaults(given), ...lettersFaults(given), ...paymentsFaults(given))
  if (!result.success || faults.length > 0) throw new ConfigError(faults)
  const values = result.data
  return Object.freeze({
    production,
    host: values.HOST,
    port: values.PORT,
    databaseUrl: values.DATABASE_URL ?? null,
    databaseReplicaUrls: Object.freeze(values.DATABASE_REPLICA_URLS ?? []),
    dataDir: path.resolve(values.DATA_DIR),
    databasePoolSize: values.DATABASE_POOL_SIZE,
    redisUrl: values.REDIS_URL ?? null,
    preparedStatements:
      values.PREPARED_STATEMENTS === undefined ? null : values.PREPARED_STATEMENTS === 'true',
    demo:
      values.DEMO === undefined ? !production && values.DATABASE_URL === undefined : values.DEMO === 'true',
    jwtSecrets: Object.freeze(
      [values.JWT_SECRET, ...(values.JWT_PREVIOUS_SECRETS ?? [])].filter((each) => each !== undefined),
    ),
    sessionSeconds: values.SESSION_HOURS * 3600,
    publicUrl: values.PUBLIC_URL ?? null,
    corsOrigins: Object.freeze(values.CORS_ORIGINS ?? []),
    uploads: Object.freeze(readUploads(values)),
    letters: Object.freeze(readLetters(values)),
    payments: Object.freeze(readPayments(values, production)),
    limits: Object.freeze(readLimits(values, production)),
    answerMemory: values.ANSWER_MEMORY * 2 ** 20 || null,
    trustedDocumentsOnly: values.GRAPHQL_TRUSTED_ONLY === 'true',
    logLevel: values.LOG_LEVEL ?? (production ? 'info' : 'warn'),
    observability: Object.freeze(readObservability(values)),
    drainNotice: values.DRAIN_SECONDS * 1000,
  })
}
