import { describe, expect, test } from 'vitest'
import { choose, findConflict } from './edit-conflict.ts'

const names = ['title', 'goal', 'date'] as const
const loaded = { title: 'Straw', goal: '100', date: '' }

const isSame = (_name: string, one: string, other: string): boolean => one === other

describe('two versions of a record', () => {
  test('that say the same are no conflict, however they came about', () => {
    const both = { ...loaded, title: 'Straw and hay' }
    expect(findConflict(names, isSame, loaded, both, { texts: both, version: 2 })).toBeNull()
  })

  test('differ field by field; one that was not touched here is the other’s, and none to choose in', () => {
    const mine = { ...loaded, title: 'Hay' }
    const theirs = { ...loaded, title: 'Straw for all', goal: '200' }
    const conflict = findConflict(names, isSame, loaded, mine, { texts: theirs, version: 2 })
    expect(conflict).toEqual({
      version: 2,
      names: ['title'],
      taken: ['goal'],
      texts: { mine, theirs },
      chosen: {},
    })
  })

  test('have nothing to choose in where no field was changed by both', () => {
    const [mine, theirs] = [
      { ...loaded, goal: '200' },
      { ...loaded, title: 'Straw for all' },
    ]
    const conflict = findConflict(names, isSame, loaded, mine, { texts: theirs, version: 2 })
    expect(conflict).toMatchObject({ names: [], taken: ['title'] })
  })
})

describe('a field that the other has not changed', () => {
  test('is none to choose in, whatever stands in it here', () => {
    const mine = { ...loaded, title: 'Hay', date: '2026-12-01' }
    const theirs = { ...loaded, title: 'Straw for all' }
    const conflict = findConflict(names, isSame, loaded, mine, { texts: theirs, version: 2 })
    expect(conflict?.names).toEqual(['title'])
    expect(findConflict(names, isSame, loaded, mine, { texts: loaded, version: 2 })).toBeNull()
  })
})

describe('choosing a side', () => {
  const mine = { ...loaded, title: 'Hay' }
  const theirs = { ...loaded, title: 'Straw for all' }
  const conflict = findConflict(names, isSame, loaded, mine, { texts: theirs, version: 2 })
  if (!conflict) throw new Error('the two titles differ')

  test('keeps what was typed with the side it was typed on', () => {
    const taken = choose(conflict, 'title', 'theirs', 'Hay, and more of it')
    expect(taken.chosen.title).toBe('theirs')
    expect(taken.texts.mine.title).toBe('Hay, and more of it')
    expect(taken.texts.theirs.title).toBe('Straw for all')
  })

  test('again changes nothing', () => {
    expect(choose(conflict, 'title', 'mine', 'typed since')).toBe(conflict)
  })
})
