import { buildSchema, getOperationAST, parse } from 'graphql'
import { describe, expect, it } from 'vitest'
import { costOf } from './query-cost.ts'

const schema = buildSchema(`
  type Gift { id: ID, amount: Float }
  type Gifts { nodes: [Gift!]!, totalCount: Int }
  type Project { id: ID, title: String, gifts(first: Int, after: String): Gifts }
  type Projects { nodes: [Project!]! }
  type Query { project(id: ID): Project, projects(first: Int): Projects }
`)

const cost = (document: string, variables: Record<string, unknown> = {}, operationName?: string): number => {
  const parsed = parse(document)
  const operation = getOperationAST(parsed, operationName)
  if (!operation) throw new Error('there is no such operation')
  return costOf(schema, parsed, operation, variables)
}

describe('what an operation asks for', () => {
  it('is one value a field', () => {
    expect(cost('{ project(id: 1) { id title } }')).toBe(3)
    expect(cost('{ __typename project(id: 1) { __typename } }')).toBe(3)
  })

  it('is a page of a list as often as it has items, a hundred where nobody says', () => {
    expect(cost('{ projects(first: 10) { nodes { id } } }')).toBe(1 + 10 * 2)
    expect(cost('{ projects { nodes { id } } }')).toBe(1 + 100 * 2)
    expect(cost('{ projects(first: null) { nodes { id } } }')).toBe(1 + 100 * 2)
    expect(cost('{ projects(first: 10) { nodes { gifts(first: 20) { nodes { id } } } } }')).toBe(
      1 + 10 * (1 + (1 + 20 * 2)),
    )
  })

  it('takes a page size that would be refused for the largest', () => {
    for (const first of ['0', '-5', '1001', '1000000000']) {
      expect(cost(`{ projects(first: ${first}) { nodes { id } } }`)).toBe(2001)
    }
  })

  it('depends on the variables as they were sent, or on their defaults', () => {
    const document = 'query ($n: Int = 7) { projects(first: $n) { nodes { id } } }'
    expect(cost(document)).toBe(1 + 7 * 2)
    expect(cost(document, { n: 9 })).toBe(1 + 9 * 2)
    expect(cost(document, { n: null })).toBe(1 + 100 * 2)
    expect(cost(document, { n: '9' })).toBe(2001)
    expect(cost('query ($n: Int) { projects(first: $n) { nodes { id } } }')).toBe(1 + 100 * 2)
  })

  it('is worked out anew for the same operation with other variables', () => {
    const parsed = parse(
      'query ($n: Int, $all: Boolean!) { projects(first: $n) @include(if: $all) { nodes { id } } }',
    )
    const operation = getOperationAST(parsed)
    if (!operation) throw new Error('there is no such operation')
    expect(costOf(schema, parsed, operation, { n: 9, all: false })).toBe(0)
    expect(costOf(schema, parsed, operation, { n: 9, all: true })).toBe(1 + 9 * 2)
    expect(costOf(schema, parsed, operation, { n: 7, all: true })).toBe(1 + 7 * 2)
  })

  it('is nothing where a directive leaves it out', () => {
    const document = `query ($all: Boolean!, $none: Boolean = true) {
      projects(first: 10) @include(if: $all) { nodes { id } } project @skip(if: $none) { id } }`
    expect(cost(document, { all: true })).toBe(21)
    expect(cost(document, { all: false })).toBe(0)
    expect(cost(document, { all: false, none: false })).toBe(2)
    expect(cost('{ project @skip(if: true) { id } project @include(if: false) { title } }')).toBe(0)
  })

  it('counts fragments where they are spread, at what they cost there', () => {
    expect(
      cost(`{ projects(first: 10) { nodes { ...F } } project { ...F ... { id } ... on Project { title } } }
        fragment F on Project { gifts(first: 5) { totalCount } }`),
    ).toBe(1 + 10 * (1 + 1 + 5) + 1 + 6 + 1 + 1)
  })

  it('is that of the operation that runs', () => {
    const document = 'query A { project { id } } query B { projects { nodes { id } } }'
    expect(cost(document, {}, 'A')).toBe(2)
    expect(cost(document, {}, 'B')).toBe(201)
  })
})
