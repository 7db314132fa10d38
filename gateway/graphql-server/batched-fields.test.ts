import { execute, parse } from 'graphql'
import { Arg, Field, FieldResolver, ID, Int, ObjectType, Query, Resolver } from 'type-graphql'
import { describe, expect, it } from 'vitest'
import { anonymous } from '../core/viewer.ts'
import { Batched } from '../graphql/batched-resolver.ts'
import { createContext } from '../graphql/context.ts'
import { createOperation } from './operations.ts'
import { createSchema } from './schema.ts'

@ObjectType()
class Toy {
  @Field(() => String)
  name: string
}

@ObjectType()
class Dog {
  @Field(() => ID)
  id: string
}

/** The ids of each time the toys were asked for. */
const asked: (readonly string[])[] = []

const toysOf = (id: string, first: unknown): unknown => {
  if (id === 'angry') return new Error('grr')
  if (id === 'poor') return null
  return Array.from({ length: Number(first ?? 1) }, (_, index) => ({ name: `${id} ${index}` }))
}

@Resolver(() => Dog)
class DogsResolver {
  @Query(() => [Dog], { nullable: 'itemsAndList' })
  dogs(@Arg('ids', () => [ID], { nullable: 'items' }) ids: (string | null)[]): unknown[] {
    return ids.map((id) => (id === 'lost' ? new Error('nowhere') : id && { id }))
  }

  @Query(() => Dog)
  dog(@Arg('id', () => ID) id: string): Dog {
    return { id }
  }

  @Batched(async (ids, { first }) => {
    asked.push(ids)
    if (ids.includes('thief')) throw new Error('no toys today')
    return ids.map((id) => toysOf(id, first))
  })
  @FieldResolver(() => [Toy])
  toys(@Arg('first', () => Int, { nullable: true }) _first?: number): void {}
}

const schema = createSchema([DogsResolver])
const newContext = () => createContext({}, { viewer: anonymous, locale: 'en', address: '', device: '' })

const toys = 'toys { name }'
const ours = (text: string, variables: Record<string, unknown> = {}) => {
  const document = parse(text)
  const [definition] = document.definitions
  if (definition?.kind !== 'OperationDefinition') throw new Error('no operation')
  return createOperation(schema, document, definition).execute(newContext(), variables)
}
const asGraphqlJs = async (text: string, variableValues: Record<string, unknown> = {}) =>
  execute({ schema, document: parse(text), contextValue: newContext(), variableValues })

const written = (answer: unknown): unknown => JSON.parse(JSON.stringify(answer))

describe('a field that is answered for a whole list', () => {
  it('is asked for once, with its arguments', async () => {
    asked.length = 0
    const { data } = await ours(
      'query ($n: Int) { dogs(ids: ["a", "b"]) { pet: id toys(first: $n) { name } } }',
      {
        n: 2,
      },
    )
    expect(asked).toEqual([['a', 'b']])
    expect(written(data)).toEqual({
      dogs: [
        { pet: 'a', toys: [{ name: 'a 0' }, { name: 'a 1' }] },
        { pet: 'b', toys: [{ name: 'b 0' }, { name: 'b 1' }] },
      ],
    })
  })

  it.each([
    `{ dogs(ids: ["a", "poor", "b"]) { ${toys} } }`,
    `{ dogs(ids: ["angry", "a"]) { id ${toys} } }`,
    `{ dogs(ids: ["a", "thief"]) { id ${toys} } }`,
    `{ dogs(ids: ["a", null, "b"]) { id ${toys} } }`,
    `{ dogs(ids: ["lost", "b"]) { id ${toys} } }`,
    `{ dogs(ids: []) { ${toys} } }`,
    '{ dogs(ids: ["a", "b"]) { one: toys { name } two: toys(first: 2) { called: name } __typename } }',
    '{ dogs(ids: ["a", "b"]) { ...Both } } fragment Both on Dog { toys(first: 3) { name } }',
    `{ dog(id: "a") { ${toys} } other: dog(id: "b") { ${toys} } }`,
    `{ dog(id: "angry") { ${toys} } }`,
  ])('is answered as graphql-js would: %s', async (text) => {
    expect(written(await ours(text))).toEqual(written(await asGraphqlJs(text)))
  })

  it('takes an argument that is null', async () => {
    const text = 'query ($n: Int) { dogs(ids: ["a", "b"]) { toys(first: $n) { name } } }'
    expect(written(await ours(text, { n: null }))).toEqual(written(await asGraphqlJs(text, { n: null })))
  })
})
