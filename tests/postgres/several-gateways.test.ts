import { randomBytes } from 'node:crypto'
import { expect, onTestFinished, test, vi } from 'vitest'
import { startPostgres } from '../support/postgres-cluster.ts'
import { type RunningGateway, startGateway } from '../support/servers.ts'

/** Gateways of one site have one signing key: what they tell each other, and those who have written, is made with it. */
const key = randomBytes(32).toString('base64url')

/** A gateway as it is run, over this database and with no replica. */
const openGateway = async (url: string, more: Record<string, string> = {}): Promise<RunningGateway> => {
  const env = { DATABASE_URL: url, DEMO: 'true', LOG_LEVEL: 'warn', JWT_SECRET: key, ...more }
  const gateway = await startGateway({ env })
  onTestFinished(async () => {
    await gateway.stop()
  })
  return gateway
}

test('whoever has written at one gateway reads it at another, where there is no replica', {
  timeout: 90_000,
}, async () => {
  const server = await startPostgres()
  onTestFinished(server.stop)
  const here = await openGateway(server.url())
  const there = await openGateway(server.url())
  const json = { 'content-type': 'application/json' }
  const login = await fetch(`${here.address}/api/login`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ username: 'admin', password: 'from-stray-to-safe' }),
  })
  const { token }: { token: string } = JSON.parse(await login.text())
  const open = await fetch(`${here.address}/api/open-projects`)
  const { projects }: { projects: { id: string }[] } = JSON.parse(await open.text())
  const path = `/api/projects/${projects[0]?.id}`

  const read = async (headers: Record<string, string> = {}): Promise<number> => {
    const { goal }: { goal: number } = JSON.parse(
      await (await fetch(`${there.address}${path}`, { headers })).text(),
    )
    return goal
  }
  for (let goal = 5001; goal < 5021; goal += 2) {
    const write = (next: number) =>
      fetch(`${here.address}${path}`, {
        method: 'PUT',
        headers: { ...json, authorization: `Bearer ${token}` },
        body: JSON.stringify({ goal: next }),
      })
    // What was read a moment ago is in its memory.
    await read()
    const byBrowser = await write(goal)
    expect(await read({ cookie: String(byBrowser.headers.get('set-cookie')).split(';')[0] ?? '' })).toBe(goal)
    await read()
    const byProgram = await write(goal + 1)
    expect(await read({ 'read-after': String(byProgram.headers.get('written-at')) })).toBe(goal + 1)
  }
})

test('only a mutation says that something was written: a query that is posted asks every gateway for no more than it must', {
  timeout: 90_000,
}, async () => {
  const server = await startPostgres()
  onTestFinished(server.stop)
  const { address } = await openGateway(server.url())
  const ask = async (query: string) => {
    const answer = await fetch(`${address}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
    })
    const { errors } = JSON.parse(await answer.text())
    expect(errors).toBeUndefined()
    return { mark: answer.headers.get('written-at'), cookie: answer.headers.get('set-cookie') }
  }
  const write = `mutation { sendContactMessage(input: { name: "Ana", email: "ana@example.org", message: "Hello" }) { id } }`
  // Asked a second time, an operation takes the short road.
  for (let time = 0; time < 2; time += 1) {
    expect(await ask('{ gallery { videoLinks } }')).toEqual({ mark: null, cookie: null })
    expect(await ask(write)).toEqual({
      mark: expect.stringMatching(/^\d+-/),
      cookie: expect.stringMatching(/^written=\d+-/),
    })
  }
})

test('one address asks all gateways together for what it may', { timeout: 90_000 }, async () => {
  const server = await startPostgres()
  onTestFinished(server.stop)
  const limit = { REQUESTS_PER_MINUTE: '60' }
  const here = await openGateway(server.url(), limit)
  const there = await openGateway(server.url(), limit)
  const ask = async ({ address }: RunningGateway): Promise<number> =>
    (await fetch(`${address}/api/open-projects`)).status
  for (let asked = 0; asked < 60; asked += 1) expect(await ask(here)).toBe(200)
  expect(await ask(here)).toBe(429)
  // A tenth of it makes the other one ask who else was asked, within a second.
  for (let asked = 0; asked < 6; asked += 1) expect(await ask(there)).toBe(200)
  await vi.waitFor(async () => expect(await ask(there)).toBe(429), { timeout: 5000, interval: 200 })
})
