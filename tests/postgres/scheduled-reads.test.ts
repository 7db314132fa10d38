import type { FastifyInstance } from 'fastify'
import { expect } from 'vitest'
import { password } from '../support/accounts.ts'
import { test } from '../support/database.ts'
import { createOwnDatabase, gatewayOver } from '../support/gateways.ts'

/** Milliseconds after which what has become public is seen everywhere. */
const promise = 1000

/** Milliseconds from now on: time enough for the lists to be kept before. */
const ahead = 1500

test('what is scheduled is in no list before its moment and in every one a second after, though nobody writes', async ({
  connection,
  dataSource,
}) => {
  const open = await createOwnDatabase(dataSource, connection)
  const gateways = [await gatewayOver(await open()), await gatewayOver(await open())] as const
  const [first] = gateways
  const login = await first.inject({
    method: 'POST',
    url: '/api/login',
    payload: { username: 'founder', password },
  })
  const headers = { authorization: `Bearer ${login.json().token}` }
  const moment = Date.now() + ahead
  const created = await first.inject({
    method: 'POST',
    url: '/api/projects',
    headers,
    payload: {
      title: 'Straw',
      description: 'For the winter.',
      goal: 5,
      publishedAt: new Date(moment).toISOString(),
    },
  })
  const { id } = created.json()
  const found = { before: 0, kept: 0, wrong: [] as string[] }
  let last = ''

  const look = async (app: FastifyInstance): Promise<boolean> => {
    const begun = Date.now()
    const { body, headers: said } = await app.inject('/api/open-projects')
    const isThere = body.includes(id)
    if (Date.now() < moment) found.before++
    if (said.etag === last) found.kept++
    last = String(said.etag)
    if (isThere && Date.now() < moment) found.wrong.push('too early')
    if (!isThere && begun >= moment + promise) found.wrong.push('too late')
    return isThere
  }

  for (const app of gateways) {
    await expect.poll(() => look(app), { interval: 5, timeout: ahead + 5 * promise }).toBe(true)
    expect((await app.inject(`/api/projects/${id}`)).statusCode).toBe(200)
  }
  expect(found.wrong).toEqual([])
  expect(found.before).toBeGreaterThan(0)
  expect(found.kept).toBeGreaterThan(0)
})
