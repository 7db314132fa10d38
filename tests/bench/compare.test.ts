import { describe, expect, it } from 'vitest'
import { firstDifference } from './compare.ts'

describe('two answers', () => {
  it('are equal whatever the order of their fields', () => {
    expect(firstDifference({ a: [1, { b: null }], c: 'x' }, { c: 'x', a: [1, { b: null }] })).toBeNull()
  })

  it('differ in the order of a list', () => {
    expect(firstDifference({ nodes: [1, 2] }, { nodes: [2, 1] })).toBe('nodes[0]: 1 there, 2 here')
  })

  it('differ in how long a list is', () => {
    expect(firstDifference({ nodes: [1] }, { nodes: [1, 2] })).toBe('nodes: 1 items there, 2 here')
  })

  it('differ in a field that one of them lacks', () => {
    expect(firstDifference({ a: { b: 1 } }, { a: { b: 1, c: 2 } })).toBe('a.c: nothing there, 2 here')
    expect(firstDifference({ a: null }, {})).toBe('a: null there, nothing here')
  })

  it('differ in what kind of value stands there', () => {
    expect(firstDifference({ a: '1' }, { a: 1 })).toBe('a: "1" there, 1 here')
    expect(firstDifference([], {})).toBe('the whole: [] there, {} here')
  })
})
