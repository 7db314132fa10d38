import { fileURLToPath } from 'node:url'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'

const edges = 'tests/{api,contract}/**/*.test.ts'
const withDatabase = '{gateway,tests}/**/*.db.test.ts'

/** What needs a server: several sessions, or large data. */
const onServer = 'tests/postgres/**/*.test.ts'

/** What stands between: PgBouncer. */
const onPooler = 'tests/pooler/**/*.test.ts'

/** Random requests, some of them in every run; many more with `npm run fuzz`, which is for when there is time. */
const fuzz = 'tests/fuzz/**/*.test.ts'

/** What needs a Redis, and a server of PostgreSQL. */
const onRedis = 'tests/redis/**/*.test.ts'

/** What only Prometheus' own program can tell of its files. */
const alerts = 'tests/alerts/**/*.test.ts'

/** What goes wrong around a running gateway; much more of it with `npm run faults`. */
const faults = 'tests/faults/**/*.test.ts'
const tableOfFaults = 'tests/faults/table.test.ts'
const isLong = process.env.FAULTS === 'long'

/** Vitest would leave one to itself, which of two is half. */
const everyCore = '100%'

/**
 * The same suites on another database. One worker, modules loaded once: every test runs in a
 * transaction that is rolled back, and the embedded database has room for one at a time.
 */
const onDatabase = (
  name: 'embedded' | 'postgres',
  groupOrder: number,
  more: string[] = [],
): TestProjectInlineConfiguration => ({
  extends: true,
  test: {
    name,
    include: [edges, withDatabase, ...more],
    globalSetup: `tests/support/on-${name}.ts`,
    isolate: false,
    maxWorkers: 1,
    // There are twenty times as many random requests in the long form.
    testTimeout: isLong ? 20 * 60_000 : 60_000,
    // Some tests have servers of their own to end.
    hookTimeout: 60_000,
    sequence: { groupOrder },
  },
})

export default defineConfig({
  resolve: {
    // The package has a CommonJS and an ES build, and refuses to work with both loaded at once.
    alias: [{ find: /^graphql$/, replacement: fileURLToPath(import.meta.resolve('graphql/index.js')) }],
  },
  test: {
    restoreMocks: true,
    unstubEnvs: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            '{cluster,gateway,schema,client}/**/*.test.{ts,tsx}',
            'tests/support/**/*.test.ts',
            'tests/capacity/**/*.test.ts',
            'tests/bench/{,*/}*.test.ts',
            tableOfFaults,
          ],
          exclude: [withDatabase],
          maxWorkers: everyCore,
        },
      },
      {
        extends: true,
        test: {
          name: 'start',
          include: ['tests/start/**/*.test.ts'],
          globalSetup: 'tests/support/on-start.ts',
          testTimeout: 120_000,
          maxWorkers: everyCore,
          sequence: { groupOrder: 4 },
        },
      },
      {
        extends: true,
        test: {
          name: 'house',
          include: ['tests/house/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          maxWorkers: everyCore,
          sequence: { groupOrder: 3 },
        },
      },
      {
        extends: true,
        test: {
          name: 'alerts',
          include: [alerts],
          testTimeout: 60_000,
          maxWorkers: everyCore,
          sequence: { groupOrder: 3 },
        },
      },
      {
        extends: true,
        test: {
          name: 'faults',
          include: [faults],
          exclude: [tableOfFaults],
          // What is to be tried alone is tried alone where there is time for it.
          maxWorkers: isLong ? 1 : everyCore,
          testTimeout: isLong ? 2 * 60 * 60_000 : 240_000,
          sequence: { groupOrder: 8 },
        },
      },
      {
        extends: true,
        test: {
          name: 'cluster',
          include: ['tests/cluster/**/*.test.ts'],
          testTimeout: 240_000,
          hookTimeout: 180_000,
          sequence: { groupOrder: 9 },
        },
      },
      onDatabase('embedded', 1, [fuzz]),
      {
        extends: true,
        test: {
          name: 'fuzz',
          include: [fuzz],
          globalSetup: 'tests/support/on-embedded.ts',
          env: { FUZZ_RUNS: '5000' },
          isolate: false,
          maxWorkers: 1,
          testTimeout: 30 * 60_000,
          sequence: { groupOrder: 5 },
        },
      },
      onDatabase('postgres', 2, [onServer]),
      {
        extends: true,
        test: {
          name: 'redis',
          include: [onRedis],
          globalSetup: 'tests/support/on-postgres.ts',
          isolate: false,
          maxWorkers: 1,
          testTimeout: 120_000,
          sequence: { groupOrder: 7 },
        },
      },
      {
        extends: true,
        test: {
          name: 'pooler',
          include: [onPooler],
          globalSetup: 'tests/support/on-postgres.ts',
          isolate: false,
          maxWorkers: 1,
          testTimeout: 60_000,
          sequence: { groupOrder: 6 },
        },
      },
    ],
  },
})
