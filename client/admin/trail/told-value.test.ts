import { expect, test } from 'vitest'
import { partDifference } from './told-value.ts'

test('two texts part at the words that differ', () => {
  expect(partDifference('posts and a gate', 'posts, concrete and a gate')).toEqual([
    ['', 'posts ', 'and a gate'],
    ['', 'posts, concrete ', 'and a gate'],
  ])
  expect(partDifference('a gate', 'a gate that closes')).toEqual([
    ['a ', 'gate', ''],
    ['a ', 'gate that closes', ''],
  ])
  expect(partDifference('one one', 'one')).toEqual([
    ['', 'one ', 'one'],
    ['', '', 'one'],
  ])
})

test('of a long text only what is near the difference is shown', () => {
  const [[before, own, after]] = partDifference(`${'word '.repeat(40)}old ${'more '.repeat(40)}`, '')
  expect([before, own.length, after]).toEqual(['', 404, ''])
  const [[start, one, end]] = partDifference(
    `${'word '.repeat(40)}old ${'more '.repeat(40)}`,
    `${'word '.repeat(40)}new ${'more '.repeat(40)}`,
  )
  expect(start).toMatch(/^… (?:word ){12}$/)
  expect(one).toBe('old ')
  expect(end).toMatch(/^(?:more ){12} …$/)
})
