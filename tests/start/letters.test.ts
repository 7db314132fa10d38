import { describe, expect } from 'vitest'
import { LetterEntity } from '../../gateway/letters/letter.entity.ts'
import { trialTexts } from '../../gateway/letters/trial-letter.ts'
import { runGatewayCommand } from '../support/commands.ts'
import { test as withDataDirectory } from '../support/data-directory.ts'
import { eventually } from '../support/eventually.ts'
import { lookInto } from '../support/every-table.ts'
import { startMailServer } from '../support/mail-server.ts'
import { type RunningGateway, startGateway } from '../support/servers.ts'

const test = withDataDirectory
  .extend('server', async ({ task: _ }, { onCleanup }) => {
    const server = await startMailServer()
    onCleanup(() => server.close())
    return server
  })
  .extend('env', ({ demoDir, server }) => ({
    DATA_DIR: demoDir,
    DEMO: 'false',
    SMTP_URL: server.url,
    MAIL_FROM: 'from stray to safe <hello@dogs.example>',
    PUBLIC_URL: 'http://127.0.0.1:3000',
  }))

const tryLetter = (env: Record<string, string>, locale: string, email = 'nino@example.org') =>
  runGatewayCommand('cli/admin.js', { env, parameters: ['try-letter', '--email', email, '--locale', locale] })

const statesIn = (env: Record<string, string>): Promise<string[]> =>
  lookInto(env, async ({ manager }) => (await manager.find(LetterEntity)).map(({ state }) => state))

/** What asks a gateway as the admin of its demo: without a body it reads. */
const demoAdmin = async ({ address }: RunningGateway) => {
  const ask = async <Body>(path: string, body?: object, token = ''): Promise<Body> => {
    const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) }
    const request = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers }
    return JSON.parse(await (await fetch(`${address}${path}`, request)).text())
  }
  const account = { username: 'admin', password: 'from-stray-to-safe' }
  const { token } = await ask<{ token: string }>('/api/login', account)
  return <Body = unknown>(path: string, body?: object): Promise<Body> => ask<Body>(path, body, token)
}

describe('an address that the console has changed', () => {
  test('is to be confirmed anew, by a letter that a gateway sends', async ({ env, server }) => {
    const parameters = ['change-email', '--username', 'visitor', '--email', 'found@example.org']
    expect(await runGatewayCommand('cli/admin.js', { env, parameters })).toEqual({
      code: 0,
      output: 'the address of visitor is now found@example.org\n',
    })
    const gateway = await startGateway({ env, dataDir: env.DATA_DIR })
    await eventually(() => expect(server.count()).toBe(1))
    expect(await gateway.stop()).toBe(0)
    const [letter] = await server.letters()
    expect([letter?.to].flat().map((each) => each?.text)).toEqual(['found@example.org'])
    expect(letter?.text).toContain('/verify-email')
  })

  test('needs no mail server', async ({ demoDir }) => {
    const parameters = ['change-email', '--username', 'visitor', '--email', 'found@example.org']
    expect(await runGatewayCommand('cli/admin.js', { env: { DATA_DIR: demoDir }, parameters })).toMatchObject(
      {
        code: 0,
      },
    )
  })
})

describe('a trial letter', () => {
  test('arrives from a gateway that starts later', async ({ env, server }) => {
    expect(await tryLetter(env, 'ka')).toEqual({
      code: 0,
      output: 'a trial letter to nino@example.org waits until a gateway sends it\n',
    })
    const gateway = await startGateway({ env, dataDir: env.DATA_DIR })
    await eventually(() => expect(server.count()).toBe(1))
    expect(await gateway.stop()).toBe(0)
    expect((await server.letters()).map(({ subject }) => subject)).toEqual([trialTexts.ka.subject])
    expect(await statesIn(env)).toEqual(['sent'])
  })

  test('that is on its way is waited for when the gateway is told to end', async ({ env, server }) => {
    server.dawdle(1500)
    await tryLetter(env, 'ka')
    const gateway = await startGateway({ env, dataDir: env.DATA_DIR })
    await eventually(() => expect(server.count()).toBe(1))
    expect(await gateway.stop()).toBe(0)
    expect(await statesIn(env)).toEqual(['sent'])
  })

  test('is refused where nobody could be written, or no server is named', async ({ env }) => {
    expect(await tryLetter(env, 'ka', 'nino')).toMatchObject({ code: 1 })
    const { SMTP_URL: _, MAIL_FROM: __, ...without } = env
    expect(await tryLetter(without, 'ka')).toMatchObject({
      code: 1,
      output: expect.stringContaining('no letters are sent: set SMTP_URL, MAIL_FROM and PUBLIC_URL'),
    })
  })
})

describe('a gateway without a server for letters', () => {
  test('makes no queue of them', async ({ env }) => {
    const { SMTP_URL: _, MAIL_FROM: __, ...without } = env
    const gateway = await startGateway({ env: without, dataDir: without.DATA_DIR })
    await gateway.stop()
    const schemas = await lookInto(without, (dataSource) =>
      dataSource.query<unknown[]>(`select from pg_namespace where nspname = 'pgboss'`),
    )
    expect(schemas).toEqual([])
  })

  test('keeps what would have been sent to be looked at, until there is one', async ({ env, server }) => {
    const { SMTP_URL: _, MAIL_FROM: __, ...without } = env
    const trying = await startGateway({ env: without, dataDir: without.DATA_DIR })
    const admin = await demoAdmin(trying)
    await admin('/api/team/invitations', {
      name: 'Eka',
      role: 'editor',
      email: 'eka@example.org',
      locale: 'ka',
    })
    expect(await admin('/api/letters/settings')).toEqual({ delivery: 'kept', perMinute: null })
    const [letter] = await admin<{ id: string; recipient: string; state: string }[]>('/api/letters')
    expect(letter).toMatchObject({ recipient: 'eka@example.org', state: 'unsent' })
    expect(await admin(`/api/letters/${letter?.id}/deliveries`, {})).toMatchObject({
      code: 'letter_not_resendable',
    })
    expect(await trying.stop()).toBe(0)

    const sending = await startGateway({ env, dataDir: env.DATA_DIR })
    await (await demoAdmin(sending))(`/api/letters/${letter?.id}/deliveries`, {})
    await eventually(() => expect(server.count()).toBe(1))
    expect(await sending.stop()).toBe(0)
    expect((await server.letters()).map(({ to }) => [to].flat().map((each) => each?.text))).toEqual([
      ['eka@example.org'],
    ])
  })
})
