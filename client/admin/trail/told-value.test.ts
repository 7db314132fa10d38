import { expect, test } from 'vitest'
import { locales } from '../../../schema/locales.ts'
import type { TrailKind } from '../../../schema/trail.ts'
import { columnLabel } from '../../../schema/trail-words.ts'
import { columnValue, partDifference } from './told-value.ts'

/** What else than the fields of its form the trail tells of a record. */
const columns: readonly (readonly [TrailKind, readonly string[]])[] = [
  ['message', ['state', 'taken_by', 'deleted_at', 'deleted_by']],
  ['messageNote', ['message_id', 'text', 'written_by', 'written_at']],
  ['messageAnswer', ['message_id', 'text', 'written_by', 'written_at']],
  ['donorNote', ['person_id', 'text', 'written_by', 'written_at']],
  ['account', ['role', 'disabled_at', 'email', 'email_verified_at', 'locale_chosen_at', 'username']],
  ['secondFactor', ['user_id', 'confirmed_at', 'created_at']],
  ['invitation', ['name', 'role', 'created_at', 'expires_at']],
  ['donor', ['merged_into', 'merged_by', 'merged_at', 'root_id']],
  ['donorPair', ['one_id', 'other_id', 'told_by', 'told_at']],
  ['giftImport', ['file_name', 'gift_count', 'sum', 'made_by', 'made_at', 'voided_at']],
  ['bankMapping', ['mapping']],
  ['signature', ['name', 'email', 'locale']],
  ['erasure', ['erased', 'made_at']],
  ['letter', ['resends']],
]

test('whatever is told of a record is called by a word', () => {
  for (const locale of locales) {
    for (const [kind, names] of columns)
      for (const name of names) expect(columnLabel(kind, name, locale), `${kind} ${name}`).not.toBe(name)
  }
})

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
