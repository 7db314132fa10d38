import Fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { acceptedEncoding } from './accepted-encoding.ts'

const app = Fastify()
app.get('/', async (request) => acceptedEncoding(request))
afterAll(() => app.close())

test.for([
  ['gzip, deflate, br', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0.1, gzip;q=1.0', 'gzip'],
  ['identity;q=1, br;q=0.5', 'identity'],
  ['BR ; Q=0.5 , GZip ; q=0.5', 'br'],
  ['gzip, br;q=0', 'gzip'],
  ['*', 'br'],
  ['gzip;q=0.3, *;q=0.2', 'gzip'],
  ['*;q=0, gzip', 'gzip'],
  ['deflate', 'identity'],
  ['identity;q=0', 'identity'],
  ['br;q=much', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
])('of %s the best is %s', async ([accepted, best]) => {
  const headers: Record<string, string> = accepted === undefined ? {} : { 'accept-encoding': accepted }
  expect((await app.inject({ url: '/', headers })).body).toBe(best)
})
