import fc from 'fast-check'
import { buildSchema, Kind, parse } from 'graphql'
import { expect, test } from 'vitest'
import { donation } from '../../schema/donations.ts'
import { blockOf } from '../../tests/support/wire-rows.ts'
import { anonymous } from '../core/viewer.ts'
import { RowList } from '../database/row-list.ts'
import { createContext } from '../graphql/context.ts'
import { recordColumns, textsTogether } from '../models/record-columns.ts'
import { createOperation } from './operations.ts'
import { writeAnswer } from './written-answer.ts'

const schema = buildSchema(`
  scalar DateTime
  enum Method { bank cash }
  type Donor { name: String! email: String }
  type Gift {
    id: ID! version: Int! amount: Float! refunded: Float receivedAt: DateTime! anonymous: Boolean! method: Method
    reference: String donor: Donor unread: String
  }
  type Query { gifts: [Gift!] }
`)

const layout = recordColumns(
  donation,
  ['id', 'version', 'amount', 'refunded', 'receivedAt', 'anonymous', 'method', 'reference'],
  { first: 1, more: [textsTogether('donor', { name: 'o.name', email: 'o.email' })] },
)

type Texts = (string | null)[]

/** Answers the gifts of these rows, as rows or as records, as it goes over the wire. */
const answerOf = async (query: string, rows: readonly Texts[], areRows: boolean): Promise<string> => {
  const { block, numbers } = blockOf(rows)
  const gifts = new RowList(layout, block, numbers)
  const field = schema.getQueryType()?.getFields().gifts
  if (field) field.resolve = () => (areRows ? gifts : [...gifts])
  const document = parse(query)
  const [definition] = document.definitions
  if (definition?.kind !== Kind.OPERATION_DEFINITION) throw new Error('no operation')
  const context = createContext({}, { viewer: anonymous, locale: 'en', address: '', device: '' })
  return writeAnswer(await createOperation(schema, document, definition).execute(context, {}))
}

const text = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('ნინო "ბუ" \\', '', 'a\nb', '🐕'))
const column = (...usual: fc.Arbitrary<string>[]) => fc.option(fc.oneof(...usual), { freq: 12 })
const lari = fc.integer({ min: -99_999_999, max: 9_999_999_999 }).map((tetri) => (tetri / 100).toFixed(2))
const oddNumber = fc.constantFrom(
  '-0.00',
  '0.00',
  '1e+20',
  'NaN',
  '12345678901234567.89',
  '7',
  '-0',
  '100',
  '.5',
  '5.',
  '0.0000001',
  '0.0000010',
)
const moment = fc.constantFrom(
  ...[
    '2026-11-22 02:44:41.123456',
    '2026-11-22 02:44:41.1',
    '2026-11-22 02:44:41',
    '10026-11-22 02:44:41.12',
  ],
  ...['0044-03-15 12:00:00 BC', 'infinity'],
)

const rows = fc.array(
  fc.tuple(
    fc.constant('0'),
    column(fc.uuid()),
    column(fc.integer({ min: 1 }).map(String), fc.constantFrom('99999999999', '-3')),
    column(lari, oddNumber),
    column(lari, oddNumber),
    column(moment),
    column(fc.constantFrom('t', 'f')),
    column(fc.constantFrom('bank', 'cash', 'barter')),
    column(text),
    column(text),
    column(text),
  ),
  { maxLength: 6 },
)

const queries = [
  '{ gifts { id version amount refunded receivedAt anonymous method reference donor { name email } } }',
  '{ gifts { it: reference amount sum: amount donor { email } unread } }',
  '{ gifts { donor { name } again: donor { email who: name } } }',
  '{ gifts { receivedAt refunded } }',
  '{ gifts { method __typename } }',
]

test.for(queries)('rows are answered as records would be, to the byte: %s', async (query) => {
  await fc.assert(
    fc.asyncProperty(rows, async (texts) => {
      expect(await answerOf(query, texts, true)).toBe(await answerOf(query, texts, false))
    }),
    { numRuns: 300 },
  )
})

test('what is missing where something must be is told of the record it is missing in', async () => {
  const [gift, broken] = [
    ['0', 'a', '1', '5.00', null, '2026-11-22 02:44:41', 't', 'bank', null, null, null],
    ['1', 'b', '1', null, null, '2026-11-22 02:44:41', 'f', null, null, 'Nino', null],
  ]
  const answer = JSON.parse(await answerOf('{ gifts { id amount } }', [gift ?? [], broken ?? []], true))
  expect(answer).toMatchObject({ data: { gifts: null }, errors: [{ path: ['gifts', 1, 'amount'] }] })
})

test('a donor is nobody where nothing is known of them, and somebody where anything is', async () => {
  const known = (name: string | null, email: string | null): Texts => [
    ...['0', 'a', '1', '5.00', '0.00', '2026-11-22 02:44:41', 't', 'bank', ''],
    ...[name, email],
  ]
  const texts = [known(null, null), known('Nino', null)]
  expect(JSON.parse(await answerOf('{ gifts { donor { name email } } }', texts, true))).toEqual({
    data: { gifts: [{ donor: null }, { donor: { name: 'Nino', email: null } }] },
  })
})
