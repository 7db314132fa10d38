import { expect, it } from 'vitest'
import { guessMapping } from './bank-mapping.ts'

const guessedOf = (name: string) =>
  guessMapping({
    header: { line: 1, cells: ['Date', 'Amount', 'Payer', name] },
    rows: [{ line: 2, cells: ['20.02.2026', '10,00', 'Nino', 'A1'] }],
  })

it.each([
  'ტრანზაქციის N',
  'ტრანზაქციის №',
  'ტრანზაქციის ID',
  'Transaction No',
  'Transaction #',
  'Transaction ID',
  'Transaction Identifier',
  'Transaction numbers',
  'საბუთის №',
  'Doc. No.',
  'Document №',
])('the references of a bank are what it calls “%s”', (name) => {
  expect(guessedOf(name).reference).toBe(4)
})

it.each(['Transaction note', 'Transaction name', 'Document name'])(
  'no reference is what it calls “%s”',
  (name) => {
    expect(guessedOf(name).reference).toBeNull()
  },
)
