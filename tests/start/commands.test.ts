import { describe, expect } from 'vitest'
import { migrations } from '../../migrations/all.ts'
import { runGatewayCommand } from '../support/commands.ts'
import { test as withDataDirectory } from '../support/data-directory.ts'
import { startGateway } from '../support/servers.ts'

const test = withDataDirectory
  .extend('env', ({ dataDir }) => ({ DATA_DIR: dataDir, DEMO: 'false' }))
  .extend('demoEnv', ({ demoDir }) => ({ DATA_DIR: demoDir, DEMO: 'false' }))

const names = ['--first-name', 'Nino', '--last-name', 'Beridze', '--email', 'nino@example.org']
const create = ['create', '--username', 'nino', ...names]

describe('the admin command', () => {
  test('makes an admin who can sign in, changes the password and the role', async ({ env }) => {
    const password = 'a first password'
    expect(
      await runGatewayCommand('cli/admin.js', { env, parameters: create, typed: [password, password] }),
    ).toMatchObject({ code: 0, output: expect.stringContaining('created the admin nino') })
    const renewed = ['a second password', 'a second password']
    const reset = ['reset-password', '--username', 'nino']
    expect(await runGatewayCommand('cli/admin.js', { env, parameters: reset, typed: renewed })).toMatchObject(
      {
        code: 0,
      },
    )
    const demote = ['set-role', '--username', 'nino', '--role', 'user']
    expect(await runGatewayCommand('cli/admin.js', { env, parameters: demote })).toMatchObject({ code: 0 })

    const gateway = await startGateway({ env, dataDir: env.DATA_DIR })
    const answer = await fetch(`${gateway.address}/api/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'nino', password: renewed[0] }),
    })
    expect(await answer.json()).toMatchObject({ username: 'nino', role: 'user' })
    await gateway.stop()
  })

  test('refuses what the site would refuse, and shows no password', async ({ demoEnv: env }) => {
    const { code, output } = await runGatewayCommand('cli/admin.js', {
      env,
      parameters: create,
      typed: ['short', 'shorter'],
    })
    expect(code).toBe(1)
    expect(output).toContain('password must have at least 8 characters')
    expect(output).toContain('the two passwords must be the same')
    expect(output).not.toContain('shorter')
  })

  test('says in a sentence that nobody was there to type the password', async ({ demoEnv: env }) => {
    const { code, output } = await runGatewayCommand('cli/admin.js', { env, parameters: create })
    expect(code).toBe(1)
    expect(output).toBe(
      'Password:\nThe input ended before every question was answered. From a pipe each answer takes a line.\n',
    )
  })

  test('lets somebody in again who was shut out by failed sign-ins', async ({ demoEnv: env }) => {
    const password = 'a first password'
    await runGatewayCommand('cli/admin.js', { env, parameters: create, typed: [password, password] })
    const limited = { ...env, LOGIN_ATTEMPTS_PER_ACCOUNT: '1' }
    const signIn = async (given: string): Promise<number> => {
      const gateway = await startGateway({ env: limited, dataDir: env.DATA_DIR })
      const answer = await fetch(`${gateway.address}/api/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ username: 'nino', password: given }),
      })
      await gateway.stop()
      return answer.status
    }
    expect(await signIn('a guess')).toBe(401)
    expect(await signIn(password)).toBe(429)
    const parameters = ['unlock', '--username', 'nino', '--address', '127.0.0.1']
    expect(await runGatewayCommand('cli/admin.js', { env, parameters })).toEqual({
      code: 0,
      output: 'forgot the failed sign-ins of nino and of 127.0.0.1\n',
    })
    expect(await signIn(password)).toBe(200)
  })

  test.for([
    [['unlock'], '--username or --address is missing'],
    [['unlock', '--address', 'the office'], '--address must be one like 192.0.2.1 or 2001:db8::1'],
    [['unlock', '--username', 'nobody'], 'there is no user nobody'],
    [['remove-second-factor'], '--username is missing'],
    [['change-email', '--username', 'admin'], '--email is missing'],
    [['change-email', '--username', 'nobody', '--email', 'a@example.org'], 'there is no user nobody'],
    [['change-email', '--username', 'admin', '--email', 'visitor@example.org'], 'email already exists'],
    [['remove-second-factor', '--username', 'admin'], 'there is no user admin with a second step'],
  ] as const)('opens nothing when told %j', async ([parameters, why], { demoEnv: env }) => {
    const { code, output } = await runGatewayCommand('cli/admin.js', { env, parameters: [...parameters] })
    expect(code).toBe(1)
    expect(output).toContain(why)
  })

  test('says how it is used', async ({ env }) => {
    const { code, output } = await runGatewayCommand('cli/admin.js', { env, parameters: ['create'] })
    expect(code).toBe(1)
    expect(output).toContain('--username is missing')
    expect(output).toContain('Usage: npm run admin')
  })

  test('knows nobody it was not told of', async ({ demoEnv: env }) => {
    const parameters = ['set-role', '--username', 'nobody', '--role', 'admin']
    const { code, output } = await runGatewayCommand('cli/admin.js', { env, parameters })
    expect(code).toBe(1)
    expect(output).toContain('there is no user nobody')
  })
})

describe('the migrate command', () => {
  test('that finds no database says which variable names it, and nothing of who asks', async () => {
    for (const url of [
      'postgres://nino:hush@127.0.0.1:1/none',
      'postgres://nino:hush@nowhere.invalid/none',
    ]) {
      const { code, output } = await runGatewayCommand('cli/migrate.js', { env: { DATABASE_URL: url } })
      expect([code, output]).toEqual([
        1,
        expect.stringMatching(
          /^Cannot start: the database in DATABASE_URL cannot be reached \((?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN)\)\. Start it, or correct its address\.\n$/,
        ),
      ])
    }
  })

  test('finds the tables there, takes the latest change back, and runs what has not run', async ({ env }) => {
    const migrate = async (...parameters: string[]) =>
      (await runGatewayCommand('cli/migrate.js', { env, parameters })).output
    expect(await migrate('status')).toContain('up to date')
    const latest = migrations.at(-1)?.name
    expect(await migrate('down')).toContain(`took back ${latest}`)
    expect(await migrate('status')).toContain(`to run: ${latest}`)
    expect(await migrate()).toContain(`ran ${latest}`)
    expect(await migrate('status')).toContain('up to date')
  })
})
