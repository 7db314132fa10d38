import { once } from 'node:events'
import { createServer } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { rolesOf } from './patroni.ts'

/** What a Patroni tells that keeps the lease, over a PostgreSQL in that state. */
const rolesWhereItIs = async (state: string) => {
  const server = createServer((request, response) =>
    response.writeHead(request.url === '/primary' ? 200 : 503).end(JSON.stringify({ state, role: 'master' })),
  ).listen(0, '127.0.0.1')
  onTestFinished(() => {
    server.close()
  })
  await once(server, 'listening')
  const address = server.address()
  const rest = typeof address === 'object' && address ? address.port : 0
  return rolesOf([{ name: 'db-1', sql: 0, advertised: 0, rest }])
}

test('a node whose PostgreSQL has ended is no primary, though its Patroni keeps the lease', async () => {
  for (const state of ['crashed', 'stopped', 'starting']) expect(await rolesWhereItIs(state)).toEqual({})
  for (const state of ['running', 'unknown'])
    expect(await rolesWhereItIs(state)).toEqual({ 'db-1': 'primary' })
})
