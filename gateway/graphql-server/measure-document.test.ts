import { parse } from 'graphql'
import { describe, expect, it } from 'vitest'
import { longestName, measureDocument } from './measure-document.ts'

const measure = (document: string) => measureDocument(parse(document))

describe('the measure of a document', () => {
  it('counts fields, aliases and directives, and how deep they are', () => {
    expect(measure('{ a: viewer @skip(if: true) { id b: name } gallery { videoLinks } }')).toEqual({
      depth: 2,
      selections: 5,
      aliases: 2,
      directives: 1,
    })
  })

  it('counts the aliases of the type name', () => {
    expect(measure('{ a: __typename b: __typename }')).toMatchObject({ selections: 2, aliases: 2 })
  })

  it('counts directives wherever they stand', () => {
    const document = `query ($v: ID @a) @b { ...F @c ... @d { x @e } } fragment F on Query @f { y @g }`
    expect(measure(document).directives).toBe(7)
  })

  it('counts a fragment as often as it is spread, and as deep as it stands', () => {
    const document = `{ viewer { ...F } ...G ...G }
      fragment F on Viewer { name }
      fragment G on Query { viewer { a: name ...F } }`
    expect(measure(document)).toEqual({ depth: 2, selections: 13, aliases: 2, directives: 0 })
  })

  it('takes the largest of several operations', () => {
    expect(measure('query A { a: viewer { id } } query B { viewer { id name email } }')).toEqual({
      depth: 2,
      selections: 4,
      aliases: 1,
      directives: 0,
    })
  })

  it('counts fragments that multiply without following each of them', () => {
    const times = (count: number, write: (index: number) => string) =>
      Array.from({ length: count }, (_, index) => write(index)).join(' ')
    const document = `{ ...F0 } ${times(60, (index) => `fragment F${index} on Query { ${`...F${index + 1} `.repeat(10)} }`)}
      fragment F60 on Query { viewer { id } }`
    expect(measure(document).selections).toBeGreaterThan(1e60)
  })

  it('comes to an end where fragments spread each other, or nothing that is there', () => {
    expect(
      measure('{ ...F } fragment F on Query { viewer ...G } fragment G on Query { ...F }').selections,
    ).toBe(4)
    expect(measure('{ ...Nowhere }').selections).toBe(1)
  })

  it('leaves questions about the schema to whoever answers them', () => {
    expect(measure('{ __schema { types { fields { type { ofType { name } } } } } }')).toMatchObject({
      depth: 1,
      selections: 1,
    })
  })
})

describe('the longest name of a document', () => {
  it('may stand anywhere, but in a text', () => {
    const name = 'n'.repeat(50)
    for (const document of [
      `{ ${name} }`,
      `{ ${name}: viewer }`,
      `{ project(${name}: 1) }`,
      `query ($${name}: ID) { viewer }`,
      `query ${name} { viewer }`,
      `{ viewer @${name} }`,
    ]) {
      expect(longestName(parse(document))).toBe(50)
    }
    expect(longestName(parse(`{ project(id: "${name}") }`))).toBe('project'.length)
  })
})
