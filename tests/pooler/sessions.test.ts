import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import type { DataSource, MigrationInterface, QueryRunner } from 'typeorm'
import { describe, expect, onTestFinished } from 'vitest'
import { askBriefly } from '../../gateway/database/ask-briefly.ts'
import { migrate } from '../../gateway/database/migrate.ts'
import { isPooled, tellSessions } from '../../gateway/database/pooler.ts'
import { isDatabaseReady } from '../../gateway/database/prepare.ts'
import { prepare, run } from '../../gateway/database/prepared.ts'
import { timeouts } from '../../gateway/database/timeouts.ts'
import { migrations } from '../../migrations/all.ts'
import { test } from '../support/pooled.ts'

const limits = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout']

const settingOf = (name: string): string =>
  `(select setting from pg_settings where name = '${name}') as ${name}`

/** The limits, in milliseconds, whether PostgreSQL compiles what it expects to be much, and how many processes help with that. */
const settings = [...limits, 'jit', 'max_parallel_workers_per_gather']

/** What is in force where it is sent. */
const inForce = `select ${settings.map(settingOf).join(', ')}`

const ours = {
  statement_timeout: String(timeouts.statement),
  lock_timeout: String(timeouts.lock),
  idle_in_transaction_session_timeout: String(timeouts.idleInTransaction),
  jit: 'off',
  max_parallel_workers_per_gather: '0',
}
const none = {
  ...Object.fromEntries(limits.map((name) => [name, '0'])),
  jit: 'on',
  max_parallel_workers_per_gather: '2',
}

const prepared = prepare('limits', inForce, (fields) =>
  Object.fromEntries(settings.map((name, at) => [name, fields[at]])),
)

describe('a pooler between gateway and database', () => {
  test('is found where it refuses what a session is told as it begins', async ({
    pooled: { open, openPast },
  }) => {
    expect([isPooled(await open()), isPooled(await openPast())]).toEqual([true, false])
  })

  test('makes a gateway not ready that knew it not to be there', async ({ pooled: { open } }) => {
    const gateway = await open()
    expect(await isDatabaseReady(gateway)).toBe(true)
    tellSessions(gateway, 'own')
    expect(await isDatabaseReady(gateway)).toBe(false)
  })
})

// What is overridden holds for all of a group, whichever test it is told with.
describe('a pooler that ignores what a session is told', () => {
  const ignoring = test.override('settings', {
    settings: { ignore_startup_parameters: [...limits, 'options'].join(', ') },
  })
  ignoring('is found where it ignores that', async ({ pooled: { open } }) => {
    const gateway = await open()
    expect(isPooled(gateway)).toBe(true)
    expect(await gateway.query(inForce)).toEqual([ours])
  })
})

/** Every way that statements are sent by. */
const ways: Record<string, (gateway: DataSource) => Promise<unknown>> = {
  'a text': (gateway) => gateway.query(inForce),
  'a text with values': (gateway) => gateway.query(`${inForce} where $1::int = 1`, [1]),
  'a statement of those that are sent over and over': (gateway) => run(gateway.manager, prepared, []),
  'the first of a transaction': (gateway) => gateway.transaction((inner) => inner.query(inForce)),
  'one after a savepoint, in an isolation of its own': (gateway) =>
    gateway.transaction('SERIALIZABLE', async (inner) => {
      await inner.transaction((savepoint) => savepoint.query('select 1'))
      expect(await inner.query('show transaction_isolation')).toEqual([
        { transaction_isolation: 'serializable' },
      ])
      return inner.query(inForce)
    }),
}

describe('behind a pooler every statement has its end', () => {
  for (const [name, send] of Object.entries(ways)) {
    test(name, async ({ pooled: { open } }) => {
      expect(await send(await open())).toEqual([ours])
    })
  }

  test('what is asked briefly', async ({ pooled: { open } }) => {
    expect(await askBriefly(await open(), 'show statement_timeout', 5000)).toEqual([
      { statement_timeout: '5s' },
    ])
  })
})

describe('behind a pooler of one session', () => {
  const single = test.override('settings', { poolSize: 1 })
  single(
    'no statement leaves its limits to the next who is given the session',
    async ({ pooled: { open, name }, pooler }) => {
      const gateway = await open()
      for (const send of Object.values(ways)) await send(gateway)
      await gateway.query(
        'insert into list_counts (list, part, count) select list, part, count from list_counts where false',
      )
      const other = new Client({ connectionString: pooler.url(name) })
      await other.connect()
      expect((await other.query(inForce)).rows).toEqual([none])
      expect((await other.query('show transaction_read_only')).rows).toEqual([
        { transaction_read_only: 'off' },
      ])
      await other.end()
    },
  )
})

class FindLocales9000000000001 implements MigrationInterface {
  readonly name = 'FindLocales9000000000001'
  readonly transaction = false
  up = async (runner: QueryRunner) => {
    await runner.query('drop index concurrently if exists donations_locale_idx')
    await runner.query('create index concurrently donations_locale_idx on donations (locale)')
  }
  down = (runner: QueryRunner) => runner.query('drop index donations_locale_idx')
}

describe('behind a pooler', () => {
  test('a migration that runs outside of any transaction does', async ({ pooled: { open, openPast } }) => {
    const gateway = await open({ migrations: [...migrations, FindLocales9000000000001] })
    expect(await migrate(gateway)).toEqual(['FindLocales9000000000001'])
    expect(
      await (await openPast(1)).query(
        `select indisvalid from pg_index where indexrelid = 'donations_locale_idx'::regclass`,
      ),
    ).toEqual([{ indisvalid: true }])
  })

  test('what only reads takes one way there and back', async ({ pooled: { open } }) => {
    const gateway = await open({ poolSize: 1 })
    const runner = gateway.createQueryRunner()
    const client: Client = await runner.connect()
    const written: Buffer[] = []
    const { stream } = client.connection
    const write = stream.write.bind(stream)
    Reflect.set(stream, 'write', (part: Buffer) => {
      written.push(part)
      return write(part)
    })
    const syncs = () => Buffer.concat(written).toString('latin1').split('S\x00\x00\x00\x04').length - 1
    await runner.query('select $1::int as one', [1])
    expect(syncs()).toBe(1)
    await runner.release()
  })

  test('what writes outside of a transaction is one', async ({ pooled: { open }, statements: _ }) => {
    const sent: string[] = []
    const gateway = await open({ onQuery: (sql) => sent.push(sql) })
    sent.length = 0
    await gateway.query(`delete from contact_messages where name = $1`, ['nobody'])
    expect(sent).toEqual(['START TRANSACTION', expect.stringContaining('delete'), 'COMMIT'])
  })

  test('what is not known to write cannot', async ({ pooled: { open, openPast } }) => {
    const server = await openPast(1)
    await server.query(
      `create function leave_a_mark() returns void language sql as $$ create table marked () $$`,
    )
    await expect((await open()).query('select leave_a_mark()')).rejects.toThrow('read-only transaction')
  })

  test('no statement has a name, as others would meet it', async ({ pooled: { open, openPast } }) => {
    const gateways = [await open(), await open()]
    const rounds = Array.from({ length: 20 }, () => gateways)
    await Promise.all(rounds.flat().map((gateway) => run(gateway.manager, prepared, [])))
    const [gateway] = gateways
    expect(await gateway?.query(`select name from pg_prepared_statements`)).toEqual([])
    expect(await openPast(1)).toBeTruthy()
  })
})

describe('behind a pooler that adds where a program runs to its name', () => {
  const adding = test.override('settings', { settings: { application_name_add_host: 1 } })
  adding('what is written keeps the name of who has written it', async ({ pooled: { open } }) => {
    const name = `select current_setting('application_name') as name`
    const gateway = await open({ program: 'from-stray-to-safe' })
    expect(await gateway.transaction((inner) => inner.query(name))).toEqual([{ name: 'from-stray-to-safe' }])
  })
})

describe('behind a pooler of two sessions', () => {
  const two = test.override('settings', { poolSize: 2 })
  two('who waits for another to migrate keeps no session', async ({ pooled: { open } }) => {
    const begun = Promise.withResolvers<void>()
    const done = Promise.withResolvers<void>()
    class TakeTime9000000000000 implements MigrationInterface {
      readonly name = 'TakeTime9000000000000'
      up = () => {
        begun.resolve()
        return done.promise
      }
      down = () => Promise.resolve()
    }
    onTestFinished(() => done.resolve())
    const asked = Promise.withResolvers<void>()
    const onQuery = (sql: string) => sql.includes('pg_try_advisory_xact_lock') && asked.resolve()
    const options = { migrations: [...migrations, TakeTime9000000000000], poolSize: 1 }
    const [first, other] = [await open(options), await open(options)]
    const second = await open({ ...options, onQuery })
    const migrating = [migrate(first)]
    await begun.promise
    migrating.push(migrate(second))
    await asked.promise
    expect(await Promise.race([other.query('select 1 as one'), pause(2000)])).toEqual([{ one: 1 }])
    done.resolve()
    expect((await Promise.all(migrating)).flat()).toEqual(['TakeTime9000000000000'])
  })
})
