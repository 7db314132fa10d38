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

it.each([
  'სახელი',
  'სახელი და გვარი',
  'სახელი, გვარი',
  'Name',
  'Full name',
  'Donor',
  'დონორი',
  'შემომწირველი',
])('whoever gave is in what a list written by hand calls “%s”', (name) => {
  const { payer } = guessMapping({
    header: { line: 1, cells: ['თარიღი', name, 'თანხა'] },
    rows: [{ line: 2, cells: ['20.02.2026', 'Nino', '10,00'] }],
  })
  expect(payer).toBe(2)
})

it.each(['ფაილის სახელი', 'Account name', 'Name of the branch'])(
  'nobody is in what it calls “%s”',
  (name) => {
    const { payer } = guessMapping({
      header: { line: 1, cells: ['თარიღი', name, 'თანხა'] },
      rows: [{ line: 2, cells: ['20.02.2026', 'Nino', '10,00'] }],
    })
    expect(payer).toBeNull()
  },
)

it.each(['Transaction note', 'Transaction name', 'Document name'])(
  'no reference is what it calls “%s”',
  (name) => {
    expect(guessedOf(name).reference).toBeNull()
  },
)
