import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import { Client } from 'pg'
import { QueryFailedError } from 'typeorm'
import { describe, expect, test } from 'vitest'
import { postgresProblem } from './postgres-problem.ts'

/** As node reports a call to the system that failed. */
const failed = (syscall: string, code: string): Error =>
  Object.assign(new Error(`${syscall} ${code}`), { syscall, code })

const roads = [
  failed('connect', 'ECONNREFUSED'),
  failed('connect', 'ENOENT'),
  failed('connect', 'ETIMEDOUT'),
  failed('connect', 'EHOSTUNREACH'),
  failed('connect', 'ENETUNREACH'),
  failed('getaddrinfo', 'ENOTFOUND'),
  failed('getaddrinfo', 'EAI_AGAIN'),
  failed('read', 'ECONNRESET'),
  failed('read', 'ETIMEDOUT'),
  failed('read', 'EHOSTUNREACH'),
  failed('write', 'EPIPE'),
]

describe('a database that cannot be reached', () => {
  for (const road of roads) {
    test(`is unavailable: ${road.message}`, () => {
      expect(postgresProblem(road)).toMatchObject({ code: 'unavailable' })
      expect(postgresProblem(new QueryFailedError('select 1', [], road))).toMatchObject({
        code: 'unavailable',
      })
    })
  }

  test('is unavailable at every address its name has', () => {
    const everywhere = Object.assign(
      new AggregateError([failed('connect', 'ECONNREFUSED'), failed('connect', 'ECONNREFUSED')]),
      { code: 'ECONNREFUSED' },
    )
    expect(postgresProblem(everywhere)).toMatchObject({ code: 'unavailable' })
  })

  test('is unavailable where the other side has ended, and is sent something all the same', async () => {
    const server = createServer((socket) => socket.end()).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const socket = connect(Number(Reflect.get(Object(server.address()), 'port')), '127.0.0.1').resume()
    await once(socket, 'end')
    socket.write('select 1')
    const [error] = await once(socket, 'error')
    server.close()
    expect(error).toMatchObject({ code: 'EPIPE', message: 'This socket has been ended by the other party' })
    expect(postgresProblem(error)).toMatchObject({ code: 'unavailable' })
  })

  test('is unavailable where it hangs up while both agree how to talk in secret', async () => {
    const server = createServer((socket) => {
      socket.once('data', () => {
        socket.write('S')
        socket.once('data', () => socket.end())
      })
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const port = Number(Reflect.get(Object(server.address()), 'port'))
    const client = new Client({
      connectionString: `postgres://stray@127.0.0.1:${port}/none?sslmode=no-verify`,
    })
    client.on('error', () => undefined)
    const error: unknown = await client.connect().catch((refusal: unknown) => refusal)
    server.close()
    expect(error).toMatchObject({ message: expect.stringContaining('before secure TLS connection') })
    expect(postgresProblem(error)).toMatchObject({ code: 'unavailable' })
  })

  test('is told by the driver in words as well', () => {
    expect(postgresProblem(new Error('Connection terminated unexpectedly'))).toMatchObject({
      code: 'unavailable',
    })
  })
})

describe('trouble on no road to the database is not its trouble', () => {
  test('such as a file that is missing', async () => {
    const missing = await readFile('no such picture').catch((error: unknown) => error)
    expect(missing).toMatchObject({ code: 'ENOENT', syscall: 'open' })
    expect(postgresProblem(missing)).toBeNull()
  })

  for (const other of [
    failed('rename', 'ENOENT'),
    failed('spawn', 'ENOENT'),
    failed('read', 'ENOENT'),
    Object.assign(new Error('aborted'), { code: 'ECONNRESET' }),
    new AggregateError([new Error('of its own')]),
  ]) {
    test(`such as "${other.message}" of ${other.name}`, () => {
      expect(postgresProblem(other)).toBeNull()
    })
  }
})
