import { describe, expect, it } from 'vitest'
import { at, changeAt, recordsIn, without } from './in-answers.ts'

const answer = {
  data: {
    projects: {
      nodes: [
        { id: 1, raised: 5 },
        { id: 2, raised: 7 },
      ],
    },
  },
}

describe('what an answer says', () => {
  it('is so many records, those within others too', () => {
    expect(recordsIn(answer)).toBe(2)
    expect(recordsIn({ nodes: [{ donations: { nodes: [{}, {}] } }, { donations: null }], total: 9 })).toBe(4)
  })

  it('is found by its path', () => {
    expect(at(answer, 'data', 'projects', 'nodes')).toHaveLength(2)
    expect(at(answer, 'data', 'events', 'nodes')).toBeUndefined()
  })

  it('is changed in every item of a list', () => {
    expect(
      changeAt(answer, ['data', 'projects', 'nodes'], ({ id, raised }) => ({ id, sum: raised })),
    ).toEqual({
      data: {
        projects: {
          nodes: [
            { id: 1, sum: 5 },
            { id: 2, sum: 7 },
          ],
        },
      },
    })
  })

  it('is left out by its name', () => {
    expect(without(answer, ['data', 'projects', 'nodes'], 'raised')).toEqual({
      data: { projects: { nodes: [{ id: 1 }, { id: 2 }] } },
    })
  })
})
