import { once } from 'node:events'
import { connect } from 'node:net'
import { describe, expect } from 'vitest'
import { eventually } from '../support/eventually.ts'
import { test } from '../support/logging.ts'
import { portOf } from '../support/raw-request.ts'

const warning = 40

describe('a request that whoever sends it gives up amidst its body', () => {
  test.for(['/api/contacts', '/graphql'])('is no failure of ours: %s', async (path, { log }) => {
    const socket = connect(await portOf(log.app), '127.0.0.1')
    await once(socket, 'connect')
    const head = ['Host: localhost', 'Content-Type: application/json', 'Content-Length: 1000']
    socket.write(`POST ${path} HTTP/1.1\r\n${head.join('\r\n')}\r\n\r\n{"name": "Ni`)
    await eventually(() => expect(log.lines().some(({ req }) => req?.path === path)).toBe(true))
    socket.destroy()
    await eventually(() => expect(log.text()).toContain('given up by whoever sent it'))
    expect(log.lines().filter(({ level }) => level >= warning)).toEqual([])
  })
})
