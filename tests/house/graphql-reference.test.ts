import { type GraphQLNamedType, isEnumType, isInputObjectType, isInterfaceType, isObjectType } from 'graphql'
import { describe, expect, it } from 'vitest'
import { graphqlSchema } from '../../gateway/app.ts'

interface Described {
  name: string
  description?: string | null | undefined
}

/** What a type is made of, arguments included, each under the name a reader would look it up by. */
const partsOf = (type: GraphQLNamedType): Described[] => {
  const under = (owner: string) => (part: Described) => ({ ...part, name: `${owner}.${part.name}` })
  if (isEnumType(type)) return type.getValues().map(under(type.name))
  if (isInputObjectType(type)) return Object.values(type.getFields()).map(under(type.name))
  if (!isObjectType(type) && !isInterfaceType(type)) return []
  return Object.values(type.getFields()).flatMap((field) => [
    under(type.name)(field),
    ...field.args.map(under(`${type.name}.${field.name}`)),
  ])
}

/** The entries of a schema, which every reader knows. */
const roots = ['Query', 'Mutation']

const all = Object.values(graphqlSchema.getTypeMap())
  .filter(({ name }) => !name.startsWith('__'))
  .flatMap((type) => [...(roots.includes(type.name) ? [] : [type]), ...partsOf(type)])

const words = (text: string) => text.toLowerCase().match(/\p{L}+/gu) ?? []

describe('the GraphQL reference', () => {
  it('says something of every type, field, argument and value', () => {
    expect(all.length).toBeGreaterThan(100)
    expect(all.filter(({ description }) => !description?.trim()).map(({ name }) => name)).toEqual([])
  })

  it('says more than the name does', () => {
    const repeats = all.filter(({ name, description }) => {
      const own = new Set(words((name.split('.').at(-1) ?? '').replace(/[A-Z]/g, ' $&')))
      return words(description ?? '').every(
        (word) => own.has(word) || ['a', 'an', 'the', 'of'].includes(word),
      )
    })
    expect(repeats.map(({ name }) => name)).toEqual([])
  })

  it('asks for no secret by a query, which may stand in an address', () => {
    const asked = Object.values(graphqlSchema.getQueryType()?.getFields() ?? {}).flatMap(({ name, args }) =>
      args.map((argument) => `${name}.${argument.name}`),
    )
    expect(asked).toContain('project.id')
    expect(
      asked.filter((name) => /\.\w*(token|password|code|secret|challenge|key|email)/i.test(name)),
    ).toEqual([])
  })
})
