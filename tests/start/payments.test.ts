import { expect } from 'vitest'
import { test as withDataDirectory } from '../support/data-directory.ts'
import { eventually } from '../support/eventually.ts'
import { startToldProviders } from '../support/payments/told-gateway.ts'
import { startGateway } from '../support/servers.ts'

/** Every provider, and what a gateway has to be told to ask it. */
const test = withDataDirectory.extend('played', async ({ task: _ }, { onCleanup }) => {
  const played = await startToldProviders()
  onCleanup(played.close)
  return played
})

interface Told {
  token: string
  state: string
}

test('a gateway that was told of providers leads to their pages, hears of what was paid there and looks at it', async ({
  demoDir,
  played,
}) => {
  const { standIns, env } = played
  const gateway = await startGateway({ env, dataDir: demoDir })
  const send = async <Body>(method: string, path: string, body: string, headers = {}): Promise<Body> => {
    const request = { method, body, headers: { 'content-type': 'application/json', ...headers } }
    const answer = await fetch(`${gateway.address}${path}`, request)
    expect(answer.ok, path).toBe(true)
    return JSON.parse(await answer.text())
  }
  const account = JSON.stringify({ username: 'admin', password: 'from-stray-to-safe' })
  const { token } = await send<Told>('POST', '/api/login', account)
  const authorization = { authorization: `Bearer ${token}` }
  await send('PUT', '/api/launches/giving/state', '{"launched":true}', authorization)
  const [project] = JSON.parse(
    await (await fetch(`${gateway.address}/api/projects`, { headers: authorization })).text(),
  ).projects.filter(({ endDate }: { endDate: string | null }) => endDate === null)

  for (const way of ['bog', 'tbc', 'stripe'] as const) {
    const promised = JSON.stringify({ way, amount: 19, anonymous: true })
    const pledge = await send<Told>('POST', `/api/projects/${project.id}/pledges`, promised)
    const [payment] = standIns[way].payments()
    standIns[way].change(payment?.id ?? '', { state: 'paid' })
    const { body, headers } = standIns[way].callback(payment?.id ?? '')
    await send('POST', `/api/payments/${way}/callback`, body, headers)
    const look = () => send<Told>('POST', '/api/giving/pledge', JSON.stringify({ token: pledge.token }))
    await eventually(async () => expect((await look()).state).toBe('confirmed'))
  }
  expect(await gateway.stop()).toBe(0)
})
