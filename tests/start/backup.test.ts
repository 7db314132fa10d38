import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { Client } from 'pg'
import { describe, expect } from 'vitest'
import { demoAccounts } from '../../gateway/demo/accounts.ts'
import { runGatewayCommand } from '../support/commands.ts'
import { test as withDataDirectory } from '../support/data-directory.ts'
import { eventually } from '../support/eventually.ts'
import { everyTable, lookInto } from '../support/every-table.ts'
import { findPostgres, startPostgres } from '../support/postgres-cluster.ts'
import { type RunningGateway, startGateway } from '../support/servers.ts'

const json = { 'content-type': 'application/json' }

const test = withDataDirectory
  .extend('places', ({ demoDir }) => {
    const inside = (name: string): string => path.join(demoDir, name)
    return { file: inside('kept/all.tar.gz'), other: inside('other'), third: inside('third') }
  })
  .extend('server', async ({ task: _ }, { onCleanup }) => {
    if (findPostgres() === null) return null
    const cluster = await startPostgres()
    onCleanup(() => cluster.stop())
    return cluster.url()
  })

type Environment = Record<string, string>

const backup = (env: Environment, ...parameters: string[]) =>
  runGatewayCommand('cli/backup.js', { env, parameters })

const restore = (env: Environment, ...parameters: string[]) =>
  runGatewayCommand('cli/restore.js', { env, parameters })

const signIn = async ({ address }: RunningGateway): Promise<string> => {
  const [admin] = demoAccounts
  const body = JSON.stringify({ username: admin?.username, password: admin?.password })
  const answer = await fetch(`${address}/api/login`, { method: 'POST', headers: json, body })
  const { token }: { token: string } = await answer.json()
  return `Bearer ${token}`
}

const anyProject = async ({ address }: RunningGateway, authorization: string): Promise<string> => {
  const answer = await fetch(`${address}/api/projects`, { headers: { authorization } })
  const { projects }: { projects: { id: string }[] } = await answer.json()
  return projects[0]?.id ?? ''
}

const give = (gateway: RunningGateway, authorization: string, project: string, donorName: string) =>
  fetch(`${gateway.address}/api/projects/${project}/donations`, {
    method: 'POST',
    headers: { ...json, authorization },
    body: JSON.stringify({ amount: 1, donorName }),
  })

/** Records gifts of writer 1, 2, 3 … one after another, until it is told to end. */
const startWriting = async (gateway: RunningGateway) => {
  const authorization = await signIn(gateway)
  const project = await anyProject(gateway, authorization)
  let acknowledged = 0
  let isOver = false
  const statuses = new Set<number>()
  const write = async (): Promise<void> => {
    while (!isOver) {
      const { status } = await give(gateway, authorization, project, `Writer ${acknowledged + 1}`)
      statuses.add(status)
      if (status === 201) acknowledged += 1
    }
  }
  const written = write()
  return {
    acknowledged: () => acknowledged,
    end: async () => {
      isOver = true
      await written
      return [...statuses]
    },
  }
}

/** The numbers of the writers whose gifts are there, and how many totals are not what the ledger says. */
const readWritten = (env: Environment) =>
  lookInto(env, async (dataSource) => {
    const writers = await dataSource.query<{ number: number }[]>(
      `select substring(name from 8)::integer as number from donations join donors on donors.id = donor_id
       where name like 'Writer %' order by 1`,
    )
    const [totals] = await dataSource.query<{ wrong: number }[]>('select rebuild_project_totals() as wrong')
    return { numbers: writers.map(({ number }) => number), wrongTotals: totals?.wrong }
  })

/** As by the night in which nobody asks for anything; then waits for a connection that comes of its own accord. */
const loseConnections = async (server: string): Promise<void> => {
  const client = new Client({ connectionString: server })
  const ofGateways = `from pg_stat_activity where application_name = 'from-stray-to-safe'`
  await client.connect()
  try {
    const { rows } = await client.query(`select pid, pg_terminate_backend(pid) ${ofGateways}`)
    const lost = [rows.map(({ pid }) => pid)]
    await eventually(async () =>
      expect((await client.query(`select ${ofGateways} and pid <> all ($1)`, lost)).rowCount).toBe(1),
    )
  } finally {
    await client.end()
  }
}

const counted = (to: number): number[] => Array.from({ length: to }, (_, index) => index + 1)

const picture = (dataDir: string): string => {
  mkdirSync(path.join(dataDir, 'uploads'), { recursive: true })
  writeFileSync(path.join(dataDir, 'uploads/shepherd.webp'), 'a picture')
  return 'uploads/shepherd.webp'
}

describe('a backup that is made while gifts are recorded', () => {
  test('of the embedded database has all of one moment, and hinders nobody', async ({ demoDir, places }) => {
    const gateway = await startGateway({ dataDir: demoDir })
    const writer = await startWriting(gateway)
    const { output } = await backup({ DATA_DIR: demoDir }, places.file)
    const most = writer.acknowledged() + 1
    expect(output).toContain(places.file)
    expect(await writer.end()).toEqual([201])
    await gateway.stop()
    expect(readdirSync(demoDir)).not.toContain('copy-for-backup')

    const env = { DATA_DIR: places.other }
    expect(await restore(env, places.file)).toMatchObject({ code: 0 })
    const { numbers, wrongTotals } = await readWritten(env)
    expect(numbers).toEqual(counted(numbers.length))
    expect(numbers.length).toBeLessThanOrEqual(most)
    expect(wrongTotals).toBe(0)
  })

  test('of a server has all of one moment as well', async ({ demoDir, places, server, skip }) => {
    if (server === null) return skip('no PostgreSQL')
    const env = { DATA_DIR: demoDir, DATABASE_URL: server, DEMO: 'true' }
    const gateway = await startGateway({ dataDir: demoDir, env })
    const writer = await startWriting(gateway)
    expect(await backup(env, places.file)).toMatchObject({ code: 0 })
    const most = writer.acknowledged() + 1
    expect(await writer.end()).toEqual([201])
    expect((await restore({ ...env }, places.file, '--replace')).output).toContain('Stop every gateway')
    await loseConnections(server)
    expect((await restore({ ...env }, places.file, '--replace')).output).toContain('Stop every gateway')
    await gateway.stop()

    expect(await restore(env, places.file, '--replace')).toMatchObject({ code: 0 })
    const { numbers, wrongTotals } = await readWritten(env)
    expect(numbers).toEqual(counted(numbers.length))
    expect(numbers.length).toBeLessThanOrEqual(most)
    expect(wrongTotals).toBe(0)
  })
})

test('a backup that was killed leaves nothing to whoever opens the database next', async ({
  demoDir,
  places,
}) => {
  const copy = path.join(demoDir, 'copy-for-backup')
  mkdirSync(copy)
  writeFileSync(path.join(copy, 'people'), 'nino@example.org')
  expect(await backup({ DATA_DIR: demoDir }, places.file)).toMatchObject({ code: 0 })
  expect(existsSync(copy)).toBe(false)
})

test('a backup says what is not in it, and is none where pictures cannot be read', async ({
  demoDir,
  places,
}) => {
  const env = { DATA_DIR: demoDir }
  const uploads = path.join(demoDir, 'uploads')
  await lookInto(env, (dataSource) =>
    dataSource.query(
      `insert into pictures (id, address, name) values (gen_random_uuid(), '/uploads/2ea6d2de34723832ad9d8b529996e337-60x40.webp', 'shepherd')`,
    ),
  )
  rmSync(path.join(demoDir, 'jwt-secret'))
  rmSync(uploads, { recursive: true, force: true })
  const { code, output } = await backup(env, places.file)
  expect(code).toBe(0)
  expect(output).toContain('1 that the database names, and are not in')
  expect(output).toContain('there is no JWT_SECRET, nor a key in DATA_DIR')
  expect(output).not.toContain('the keys that sign')

  writeFileSync(uploads, 'no folder')
  expect(await backup(env, `${places.file}.again`)).toMatchObject({
    code: 1,
    output: expect.stringContaining(
      `the pictures in ${uploads} cannot be read (ENOTDIR). There is no backup.`,
    ),
  })
})

describe('a restore', () => {
  test('brings everything from the embedded database to a server, and back', async ({
    demoDir,
    places,
    server,
    skip,
  }) => {
    if (server === null) return skip('no PostgreSQL')
    const file = picture(demoDir)
    const first = await everyTable({ DATA_DIR: demoDir })
    expect(await backup({ DATA_DIR: demoDir }, places.file)).toMatchObject({ code: 0 })
    expect(statSync(places.file).mode & 0o777).toBe(0o600)

    const grown = { DATA_DIR: places.other, DATABASE_URL: server }
    expect(await restore(grown, places.file)).toMatchObject({ code: 0 })
    expect(await everyTable(grown)).toEqual(first)
    for (const name of [file, 'jwt-secret']) {
      expect(readFileSync(path.join(places.other, name))).toEqual(readFileSync(path.join(demoDir, name)))
    }

    const again = `${places.file}.again`
    expect(await backup(grown, again)).toMatchObject({ code: 0 })
    const back = { DATA_DIR: places.third }
    expect(await restore(back, again)).toMatchObject({ code: 0 })
    expect(await everyTable(back)).toEqual(first)
  })

  test('lets a gateway go on where it was, with its sessions, its totals and its trail', async ({
    demoDir,
    places,
  }) => {
    const before = await startGateway({ dataDir: demoDir })
    const authorization = await signIn(before)
    const project = await anyProject(before, authorization)
    await before.stop()
    await backup({ DATA_DIR: demoDir }, places.file)
    await restore({ DATA_DIR: places.other }, places.file)

    const gateway = await startGateway({ dataDir: places.other })
    expect((await give(gateway, authorization, project, 'Writer 1')).status).toBe(201)
    expect(await gateway.stop()).toBe(0)
    expect(await readWritten({ DATA_DIR: places.other })).toEqual({ numbers: [1], wrongTotals: 0 })
    const trail = await lookInto({ DATA_DIR: places.other }, (dataSource) =>
      dataSource.query('select from trail'),
    )
    expect(trail).toHaveLength(2)
  })

  test('that is killed leaves the database as it was, and can be done again', async ({ demoDir, places }) => {
    const whole = await everyTable({ DATA_DIR: demoDir })
    await backup({ DATA_DIR: demoDir }, places.file)
    const env = { DATA_DIR: places.other }
    const killed = await startGateway({
      program: 'dist/gateway/cli/restore.js',
      parameters: [places.file],
      dataDir: demoDir,
      env,
      until: /(contact_messages)/,
    })
    await killed.stop('SIGKILL')
    expect(await restore(env, places.file)).toMatchObject({ code: 0 })
    expect(await everyTable(env)).toEqual(whole)
  })

  test('leaves alone what is there, unless it is told to replace it', async ({ demoDir, places }) => {
    const env = { DATA_DIR: demoDir }
    await backup(env, places.file)
    const written = readFileSync(places.file)
    expect(await backup(env, places.file)).toMatchObject({
      code: 1,
      output: expect.stringContaining('--replace'),
    })
    expect(readFileSync(places.file)).toEqual(written)

    const whole = await everyTable(env)
    await lookInto(env, (dataSource) => dataSource.query("update projects set title_en = 'Another'"))
    const changed = await everyTable(env)
    const refused = await restore(env, places.file)
    expect(refused).toMatchObject({ code: 1, output: expect.stringContaining('the database is not empty') })
    expect(await everyTable(env)).toEqual(changed)
    expect(await restore(env, places.file, '--replace')).toMatchObject({ code: 0 })
    expect(await everyTable(env)).toEqual(whole)
  })

  test('leaves alone a database that knows no more than what the charity is called', async ({
    demoDir,
    places,
  }) => {
    await backup({ DATA_DIR: demoDir }, places.file)
    mkdirSync(places.other)
    const gateway = await startGateway({ dataDir: places.other, env: { DEMO: 'false' } })
    await gateway.stop()
    const env = { DATA_DIR: places.other }
    await lookInto(env, (dataSource) =>
      dataSource.query("update charity set name_en = 'Union', version = version + 1"),
    )
    const told = await everyTable(env)
    expect(await restore(env, places.file)).toMatchObject({
      code: 1,
      output: expect.stringContaining('the database is not empty: there are charity'),
    })
    expect(await everyTable(env)).toEqual(told)
  })

  test('touches nothing for an archive that is broken, and says what to do', async ({ demoDir, places }) => {
    await backup({ DATA_DIR: demoDir }, places.file)
    writeFileSync(places.file, readFileSync(places.file).subarray(0, -100))
    const { code, output } = await restore({ DATA_DIR: places.other }, places.file)
    expect(code).toBe(1)
    expect(output).toContain('Nothing was touched. Take another copy of it')
    expect(() => statSync(places.other)).toThrow('ENOENT')
  })
})

describe('the command', () => {
  test.for([
    ['cli/backup.js', ['one', 'two']],
    ['cli/restore.js', []],
    ['cli/restore.js', ['--all']],
  ] as const)('%s says how it is used when told %j', async ([program, parameters], { dataDir }) => {
    const { code, output } = await runGatewayCommand(program, {
      env: { DATA_DIR: dataDir },
      parameters: [...parameters],
    })
    expect(code).toBe(2)
    expect(output).toContain('Usage: npm run')
  })

  test('makes no backup where there is no database, and leaves the last one as it was', async ({
    places,
  }) => {
    mkdirSync(path.dirname(places.file))
    mkdirSync(places.other)
    writeFileSync(places.file, 'the last backup')
    expect(await backup({ DATA_DIR: places.other }, places.file, '--replace')).toMatchObject({
      code: 1,
      output: expect.stringContaining(
        `there is no database in ${places.other}: there is nothing to back up.`,
      ),
    })
    expect(readFileSync(places.file, 'utf8')).toBe('the last backup')
    expect(readdirSync(places.other)).toEqual([])
  })

  test('only looks at an archive where it is told to', async ({ demoDir, places }) => {
    await backup({ DATA_DIR: demoDir }, places.file)
    const { code, output } = await restore({ DATA_DIR: places.other }, places.file, '--check')
    expect([code, output]).toEqual([0, expect.stringContaining('every checksum right')])
    expect(() => statSync(places.other)).toThrow('ENOENT')
  })
})
