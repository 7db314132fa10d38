import { expect, test } from 'vitest'
import { bareIban, groupedIban, isIban } from './iban.ts'

const known = 'GE29NB0000000101904917'

test('an account number is one whatever stands between its groups', () => {
  expect(bareIban(' ge29 nb00-0000 0101 9049 17 ')).toBe(known)
  expect(isIban(known)).toBe(true)
})

test('one wrong or exchanged digit is noticed', () => {
  for (const slip of ['GE29NB0000000101904971', 'GE29NB0000000101904918', 'GE92NB0000000101904917'])
    expect(isIban(slip)).toBe(false)
})

test('an account of another country or length is none that gifts go to', () => {
  for (const other of ['DE89370400440532013000', known.slice(0, -1), `${known}0`, '', 'GE'])
    expect(isIban(other)).toBe(false)
})

test('people read it in groups of four', () => {
  expect(groupedIban(known)).toBe('GE29 NB00 0000 0101 9049 17')
})
