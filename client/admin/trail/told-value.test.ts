import { expect, test } from 'vitest'
import { columnValue, partDifference, toldChanges } from './told-value.ts'

test('what was erased of somebody is told in words', () => {
  const erased = '[{"place": "gifts", "count": 4}, {"place": "messages", "count": 1}]'
  expect(columnValue('erasure', 'erased', erased, 'en')).toBe('Gifts: 4; Messages: 1')
})

test('the role of an invitation is told in words', () => {
  expect(columnValue('invitation', 'role', 'editor', 'ka')).toBe('რედაქტორი')
})

test('what the database keeps in its own words is told in those of the reader', () => {
  expect(columnValue('gift', 'status', 'confirmed', 'ka')).toBe('ითვლება')
  expect(columnValue('gift', 'locale', 'en', 'ka')).toBe('ინგლისური')
  expect(columnValue('project', 'place', '-2166383284341142531186654457485659874.0', 'ka')).toBe(
    'ხელით არჩეული',
  )
  expect(columnValue('gift', 'amount', '44.00', 'en')).toBe('₾44')
  expect(columnValue('receipt', 'kind', 'gift', 'ka')).toBe('შემოწირულობა')
  expect(columnValue('receipt', 'method', 'cash', 'en')).toBe('Cash')
  expect(columnValue('receipt', 'refunded', '0.00', 'en')).toBe('₾0')
  expect(columnValue('spending', 'paper', '5b1f0e9a.pdf', 'en')).toBe('a PDF')
  expect(columnValue('event', 'starts_at', '18:30:00', 'ka')).toBe('18:30')
})

test('the columns of a bank are told in words', () => {
  const mapping = {
    ...{ day: 1, dayOrder: 'dayFirst', amount: null, credit: 3, debit: null, decimalMark: 'point' },
    ...{ currency: null, reference: null, payer: 5, description: null },
  }
  expect(columnValue('bankMapping', 'mapping', JSON.stringify(mapping), 'en')).toBe(
    'Day: 1; What came: 3; Donor’s name: 5; Days are written: Day first: 22.11.2026; Amounts are written: With a point: 1,250.50',
  )
})

test('what nobody has decided is not told', () => {
  const told = (column: string) => ({ column, before: null, after: 'false' })
  const changes = ['id', 'is_demo', 'role'].map(told)
  expect(toldChanges({ kind: 'account', changes }).map(({ column }) => column)).toEqual(['role'])
})

test('two texts part at the words that differ', () => {
  expect(partDifference('posts and a gate', 'posts, concrete and a gate')).toEqual([
    ['', 'posts', ' and a gate'],
    ['', 'posts, concrete', ' and a gate'],
  ])
  expect(partDifference('one one', 'one')).toEqual([
    ['one', ' one', ''],
    ['one', '', ''],
  ])
})

test('a text that got words at its end has none of its own but those', () => {
  expect(partDifference('Thank you for the gift.', 'Thank you for the gift. Come again.')).toEqual([
    ['Thank you for the gift.', '', ''],
    ['Thank you for the gift.', ' Come again.', ''],
  ])
  expect(partDifference('First.\nSecond.', 'First.\nSecond.\nThird.')).toEqual([
    ['First.\nSecond.', '', ''],
    ['First.\nSecond.', '\nThird.', ''],
  ])
})

test('a number parts as a whole, however its thousands are kept together', () => {
  expect(partDifference('3\u00A0200\u00A0₾', '3\u00A0900\u00A0₾')).toEqual([
    ['', '3\u00A0200\u00A0₾', ''],
    ['', '3\u00A0900\u00A0₾', ''],
  ])
})

test('no word is cut where a long text begins or ends', () => {
  const shared = 'Saturdays '.repeat(20)
  const [[start, , end]] = partDifference(`${shared}old ${shared}`, `${shared}new ${shared}`)
  expect(start).toMatch(/^… (?:Saturdays )+$/)
  expect(end).toMatch(/^(?: Saturdays)+ …$/)
})

test('of a long text only what is near the difference is shown', () => {
  const [[before, own, after]] = partDifference(`${'word '.repeat(40)}old ${'more '.repeat(40)}`, '')
  expect([before, own.length, after]).toEqual(['', 404, ''])
  const [[start, one, end]] = partDifference(
    `${'word '.repeat(40)}old ${'more '.repeat(40)}`,
    `${'word '.repeat(40)}new ${'more '.repeat(40)}`,
  )
  expect(start).toMatch(/^… (?:word ){12}$/)
  expect(one).toBe('old')
  expect(end).toMatch(/^(?: more){12} …$/)
})
