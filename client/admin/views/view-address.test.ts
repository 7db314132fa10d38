import { describe, expect, test } from 'vitest'
import { isSame, isWhole, meaningOf, queryOf, shownIn } from './view-address.ts'

describe('what a list shows', () => {
  test('is read from its address, without the page one has turned to and the language', () => {
    const shown = shownIn('?search=A+%26+B&filter=draft&after=WyJ4Il0&lng=ka&sort=goal')
    expect(shown).toEqual({ search: 'A & B', chosen: 'filter=draft&sort=goal' })
  })

  test('is all of it where the address says nothing', () => {
    expect(['', '?', '?after=WyJ4Il0&lng=en'].map((query) => isWhole(shownIn(query)))).toEqual([
      true,
      true,
      true,
    ])
    expect(['?search=a', '?sort=goal'].map((query) => isWhole(shownIn(query)))).toEqual([false, false])
  })

  test('is the same in whatever order the address says it', () => {
    const one = { search: 'x', chosen: 'order=amount+desc&status=refunded' }
    expect(isSame(one, { search: 'x', chosen: 'status=refunded&order=amount%20desc' })).toBe(true)
    expect(isSame(one, { search: 'y', chosen: one.chosen })).toBe(false)
    expect(isSame(one, { search: 'x', chosen: 'status=refunded' })).toBe(false)
  })
})

describe('the address of a view', () => {
  test('says what it shows, and reads as that again', () => {
    const shown = { search: 'ღობე & ჭიშკარი', chosen: 'order=amount+desc&status=refunded' }
    expect(shownIn(queryOf(shown))).toEqual(shown)
    expect(queryOf({ search: '', chosen: '' })).toBe('?')
  })

  test('leaves out what means nothing any more', () => {
    const view = { search: 'x', chosen: 'project=1&status=refunded', missing: ['project'] }
    expect(meaningOf(view)).toEqual({ search: 'x', chosen: 'status=refunded' })
  })
})
