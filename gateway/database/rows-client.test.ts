import { EventEmitter } from 'node:events'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bytesOfRow } from '../../tests/support/wire-rows.ts'
import { RowsClient } from './rows-client.ts'
import type { WireRow } from './wire-row.ts'

const message = (kind: string, body: Buffer): Buffer => {
  const head = Buffer.alloc(5)
  head.write(kind)
  head.writeInt32BE(body.length + 4, 1)
  return Buffer.concat([head, body])
}

const bindComplete = message('2', Buffer.alloc(0))
const done = message('C', Buffer.from('SELECT 1\0'))
const ready = message('Z', Buffer.from('I'))
const row = (...texts: (string | null)[]): Buffer => message('D', bytesOfRow(texts))

/** What the driver is told of what arrives in these pieces. */
const toldOf = (pieces: readonly Buffer[]): unknown[] => {
  const { connection } = new RowsClient()
  const told: unknown[] = []
  for (const name of ['bindComplete', 'commandComplete', 'readyForQuery'])
    connection.on(name, () => told.push(name))
  connection.on('dataRow', ({ fields }: WireRow) => told.push(fields))
  const stream = new EventEmitter()
  Reflect.get(connection, 'attachListeners')(stream)
  for (const piece of pieces) stream.emit('data', piece)
  return told
}

const cutAt = (bytes: Buffer, places: readonly number[]): Buffer[] => {
  const sorted = [0, ...places.toSorted((a, b) => a - b), bytes.length]
  return sorted.slice(1).map((end, index) => bytes.subarray(sorted[index], end))
}

describe('what a database sends', () => {
  const answer = Buffer.concat([
    ...[bindComplete, row('1', null, 'ნინო'), row('2', '', 'x'.repeat(300)), done],
    ...[bindComplete, done, bindComplete, row(), done, ready],
  ])
  const all = [
    ...['bindComplete', ['1', null, 'ნინო'], ['2', '', 'x'.repeat(300)], 'commandComplete'],
    ...['bindComplete', 'commandComplete', 'bindComplete', [], 'commandComplete', 'readyForQuery'],
  ]

  test('is told row by row, and in its order', () => {
    expect(toldOf([answer])).toEqual(all)
  })

  test('is the same wherever the network has cut it', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(answer.length)), (places) => {
        expect(toldOf(cutAt(answer, places))).toEqual(all)
      }),
    )
    expect(toldOf(Array.from(answer, (byte) => Buffer.of(byte)))).toEqual(all)
  })
})
