import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { runGatewayCommand } from '../support/commands.ts'
import { type RunningGateway, startGateway } from '../support/servers.ts'

const admin = { username: 'keeper', password: 'who waited by the road' }

/** As it runs for an organisation; but all requests come from one address, faster than people ask. */
export const inProduction = {
  NODE_ENV: 'production',
  JWT_SECRET: 'a secret of those who look for faults',
  PUBLIC_URL: 'http://127.0.0.1:3000',
  LOG_LEVEL: 'silent',
  REQUESTS_PER_MINUTE: '0',
  PUBLIC_WRITES_PER_HOUR: '0',
}

const winter = {
  title: 'Winter',
  description: 'A shelter before the snow.',
  goal: 1000,
}

/** Milliseconds after which nobody waits any more: beyond any time that the gateway gives itself. */
const patience = 60_000

/** What became of a request: the status of its answer, or why there was none; and how long that took, in milliseconds. */
export interface Outcome {
  status: number | string
  took: number
  body: string
  retryAfter: string | null
  /** Where it was written, for who reads it next as nobody in particular. */
  writtenAt?: string | null
}

interface Asked {
  method?: 'GET' | 'POST'
  body?: unknown
  headers?: Record<string, string>
  /** As whom: the admin, unless it is said that nobody is signed in. */
  as?: 'admin' | 'visitor'
}

/** A gateway as a process of its own, with an admin who is signed in and a project that takes gifts. */
export interface Site {
  gateway: () => RunningGateway
  authorization: string
  project: string
  /** What its database is found by: for commands, and to look into it. */
  env: Record<string, string>
  ask: (path: string, asked?: Asked) => Promise<Outcome>
  /** Ends the process without ceremony, and starts another one over the same data. */
  killAndStart: () => Promise<void>
  stop: () => Promise<void>
}

const reasonOf = (error: unknown): string => {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  return cause instanceof Error && 'code' in cause ? String(cause.code) : String(cause)
}

/** Asks a gateway, and says what came of it; never throws. */
export const askAt = async (
  address: string,
  path: string,
  { method, body, headers = {} }: Asked = {},
): Promise<Outcome> => {
  const begun = performance.now()
  const took = () => performance.now() - begun
  try {
    const answer = await fetch(`${address}${path}`, {
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(patience),
    })
    const text = await answer.text()
    const { status, headers: told } = answer
    const [retryAfter, writtenAt] = [told.get('retry-after'), told.get('written-at')]
    return { status, took: took(), body: text, retryAfter, writtenAt }
  } catch (error) {
    return { status: reasonOf(error), took: took(), body: '', retryAfter: null }
  }
}

/** What is needed to begin with: on a busy machine a gateway may send even the first away, to come again. */
const insist = async (ask: () => Promise<Outcome>): Promise<string> => {
  for (let left = 100; ; left--) {
    const { status, body } = await ask()
    if (status === 200 || status === 201) return body
    if (status !== 503 || left === 0) throw new Error(`the gateway answered ${status} ${body}`)
    await pause(100)
  }
}

/** A value of a JSON text, by its name. */
const read = (text: string, name: string): string => {
  const value: unknown = JSON.parse(text)
  return String(Reflect.get(Object(value), name))
}

/** Makes the admin, in the database that the environment names. */
export const makeAdmin = async (env: Record<string, string>): Promise<void> => {
  const names = ['--first-name', 'Nino', '--last-name', 'Kobakhidze', '--email', 'keeper@example.org']
  const { code, output } = await runGatewayCommand('cli/admin.js', {
    env,
    parameters: ['create', '--username', admin.username, ...names],
    typed: [admin.password, admin.password],
  })
  if (code !== 0) throw new Error(`no admin could be made:\n${output}`)
}

/** Signs the admin in, and has them make a project that takes gifts. */
export const beginAt = async (address: string): Promise<Pick<Site, 'authorization' | 'project'>> => {
  const post = (path: string, body: unknown, headers = {}) =>
    insist(() => askAt(address, path, { body, headers }))
  const authorization = `Bearer ${read(await post('/api/login', admin), 'token')}`
  const made = await post('/api/projects', winter, { authorization })
  return { authorization, project: read(made, 'id') }
}

/** @param more added to the environment: where the database is, limits to be tried */
export const openSite = async (more: Record<string, string> = {}): Promise<Site> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'faults-'))
  const env = { ...inProduction, DATA_DIR: dataDir, ...more }
  await makeAdmin(env)
  let running = await startGateway({ env, dataDir })
  const { authorization, project } = await beginAt(running.address)
  return {
    gateway: () => running,
    authorization,
    project,
    env,
    ask: (path, { as = 'admin', headers, ...asked } = {}) =>
      askAt(running.address, path, {
        ...asked,
        headers: { ...(as === 'admin' ? { authorization } : {}), ...headers },
      }),
    killAndStart: async () => {
      await running.stop('SIGKILL')
      running = await startGateway({ env, dataDir })
    },
    stop: async () => {
      await running.stop('SIGKILL')
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
