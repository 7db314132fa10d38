import { expect, test } from 'vitest'
import { contactMessage } from '../../schema/contacts.ts'
import { recordColumns } from './record-columns.ts'

test.for<[sent: string, moment: string]>([
  ['2026-11-22 02:44:41.123456', '2026-11-22T02:44:41.123Z'],
  ['2026-11-22 02:44:41.12', '2026-11-22T02:44:41.120Z'],
  ['2026-11-22 02:44:41.5', '2026-11-22T02:44:41.500Z'],
  ['2026-11-22 02:44:41', '2026-11-22T02:44:41.000Z'],
])('a moment is read with its thousandths, however many the database writes of %s', ([sent, moment]) => {
  const { read } = recordColumns(contactMessage, ['createdAt'])
  expect(read([sent])).toMatchObject({ createdAt: moment })
})
