import { buildSchema, parse, validate } from 'graphql'
import { describe, expect, it } from 'vitest'
import { readableMessage } from './readable-message.ts'

const schema = buildSchema(`
  enum Locale { en ka }
  input Credentials { username: String!, age: Int, locale: Locale, known: Boolean, ratio: Float }
  type Query { login(input: Credentials, id: ID, names: [String!]): Int }
`)

const secret = 'hunter2'

/** What is said of a document, by whichever part of the library finds fault with it. */
const messages = (document: string): string[] => {
  try {
    return validate(schema, parse(document)).map(({ message }) => readableMessage(message))
  } catch (error) {
    return [readableMessage(error instanceof Error ? error.message : String(error))]
  }
}

describe('what is said of a document that is refused', () => {
  it.each([
    ['a number for a text', '{ login(input: { username: 77345 }) }', /77345/],
    ['a text for a number', `{ login(input: { username: "x", age: "${secret}" }) }`, /hunter2/],
    ['a number too large', '{ login(input: { username: "x", age: 99999999999 }) }', /99999999999/],
    ['a text for an enum', `{ login(input: { username: "x", locale: "${secret}" }) }`, /hunter2/],
    ['an unknown value of an enum', `{ login(input: { username: "x", locale: ${secret} }) }`, /hunter2/],
    ['a text for a boolean', `{ login(input: { username: "x", known: "${secret}" }) }`, /hunter2/],
    ['a text for a float', `{ login(input: { username: "x", ratio: "${secret}" }) }`, /hunter2/],
    ['an object for an id', `{ login(id: { password: "${secret}" }) }`, /hunter2/],
    ['a text for an object', `{ login(input: "${secret}") }`, /hunter2/],
    ['a list within a list', `{ login(names: [["${secret}"]]) }`, /hunter2/],
    ['a list of objects', `{ login(names: [{ a: "${secret}: x" }]) }`, /hunter2/],
    ['a text where none can stand', `{ login(input: { username: "x" }) "${secret}" }`, /hunter2/],
    ['a text for a name', `{ login("${secret}": 1) }`, /hunter2/],
    ['a long text where none can stand', `{ login """${secret}\n"${secret}" """ }`, /hunter2/],
  ])('repeats no value of it: %s', (_what, document, value) => {
    const told = messages(document)
    expect(told.length).toBeGreaterThan(0)
    for (const message of told) {
      expect(message).not.toMatch(value)
      expect(message.length).toBeGreaterThan(10)
    }
  })

  it('names what is wrong', () => {
    expect(messages('{ login(input: { username: 7 }) }')).toEqual([
      'String cannot represent a non string value.',
    ])
    expect(messages('{ nothing }')).toEqual(['Cannot query field "nothing" on type "Query".'])
    expect(messages('{ login(')).toEqual(['Syntax Error: Expected Name, found <EOF>.'])
  })

  it('is short, however long a name is', () => {
    const [message = ''] = messages(`{ ${'🐕x'.replace('🐕', 'dog').repeat(50_000)} }`)
    expect(message).toHaveLength(300)
    expect(message).toMatch(/^Cannot query field "dogxdogx.*…$/)
  })

  it('does not speak of the library or its headers', () => {
    const csrf =
      'This operation has been blocked as a potential Cross-Site Request Forgery (CSRF). Please either specify a header: x-apollo-operation-name, apollo-require-preflight\n'
    expect(readableMessage(csrf)).toBe('send operations by POST, with content-type application/json')
  })
})
