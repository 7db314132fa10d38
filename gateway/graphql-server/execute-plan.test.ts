import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import {
  buildSchema,
  type DocumentNode,
  type ExecutionResult,
  execute,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
  Kind,
  parse,
  responsePathAsArray,
  validate,
} from 'graphql'
import { describe, expect, it } from 'vitest'
import { anonymous } from '../core/viewer.ts'
import { createContext } from '../graphql/context.ts'
import { createKnownOperations, createOperation } from './operations.ts'

const contract = readFileSync(new URL('../../schema/schema.graphql', import.meta.url), 'utf8')
const context = createContext({}, { viewer: anonymous, locale: 'en', address: '', device: '' })

/** A number that follows from a text alone. */
const numberOf = (text: string): number => {
  let sum = 7
  for (const character of text) sum = (sum * 31 + character.charCodeAt(0)) % 1_000_003
  return sum
}

const leafValue = (name: string, draw: number): unknown => {
  if (draw % 17 === 0) return { not: 'a leaf' }
  if (name === 'Int') return draw % 100
  if (name === 'Float') return draw % 2 === 0 ? draw / 7 : Number.NaN
  if (name === 'Boolean') return draw % 3 === 0 ? 1 : draw % 2 === 0
  return `${name} ${draw}`
}

/** What a resolver answers at a place: things of the type mostly, nothing, an error, something else, now or later. */
const drawn = (type: GraphQLOutputType, place: string): unknown => {
  const draw = numberOf(place)
  if (draw % 23 === 0) return null
  if (draw % 29 === 0) return new Error(`an error at ${place}`)
  if (isNonNullType(type)) return drawn(type.ofType, place)
  if (isListType(type)) {
    if (draw % 31 === 0) return 'no list'
    return Array.from({ length: draw % 4 }, (_, index) => drawn(type.ofType, `${place}.${index}`))
  }
  if (isObjectType(type)) return { own: place }
  if (isEnumType(type)) return type.getValues()[draw % (type.getValues().length + 1)]?.value
  return leafValue(getNamedType(type).name, draw)
}

/** The same with all of its fields, for operations that ask nobody for them. */
const drawnWhole = (type: GraphQLOutputType, place: string, depth = 4): unknown => {
  const value = drawn(type, place)
  const named = getNamedType(type)
  if (!isObjectType(named) || depth === 0) return value
  const whole = (item: unknown, index: number): unknown => {
    if (typeof item !== 'object' || item === null || item instanceof Error) return item
    const fields = Object.values(named.getFields()).map(({ name, type: of }) => [
      name,
      drawnWhole(of, `${place}.${index}.${name}`, depth - 1),
    ])
    return Object.fromEntries(fields)
  }
  return Array.isArray(value) ? value.map(whole) : whole(value, 0)
}

const later = (value: unknown): unknown =>
  value instanceof Error ? Promise.reject(value) : Promise.resolve(value)

/** When values come: graphql-js does not survive a list in which one item fails at once and another one later. */
type Timing = 'at once' | 'later' | 'later, but within lists' | 'with their objects'

const isLater = (timing: Timing, place: string, path: readonly (string | number)[]): boolean => {
  if (timing !== 'later, but within lists') return timing === 'later'
  return numberOf(place) % 2 === 0 && path.every((key) => typeof key === 'string')
}

/** The schema of the site, answered by chance. What comes at once has no resolver in a third of the fields. */
const answeredByChance = (timing: Timing): GraphQLSchema => {
  const schema = buildSchema(contract)
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue
    const isRoot = type === schema.getQueryType() || type === schema.getMutationType()
    for (const field of Object.values(type.getFields())) {
      if (timing === 'with their objects' && !isRoot) continue
      if (timing !== 'later' && !isRoot && numberOf(type.name + field.name) % 3 === 0) continue
      field.resolve = (source, args, _context, info) => {
        const path = responsePathAsArray(info.path)
        const place = `${JSON.stringify([source, args])}${path.join('.')}`
        const isWhole = timing === 'with their objects'
        const value = isWhole ? drawnWhole(info.returnType, place) : drawn(info.returnType, place)
        if (isLater(timing, place, path)) return later(Array.isArray(value) ? value.map(later) : value)
        if (value instanceof Error) throw value
        return value
      }
    }
  }
  return schema
}

const schema = answeredByChance('at once')

const variables = { yes: true, no: false, n: 3, id: 'x' }
const directives = [
  '',
  '',
  '',
  ' @skip(if: $no)',
  ' @include(if: $yes)',
  ' @skip(if: $yes)',
  ' @include(if: false)',
]

type Choose = (below: number) => number

const argumentsFor = ({ args }: GraphQLField<unknown, unknown>): string => {
  const given = args
    .filter((arg) => isRequiredArgument(arg) || arg.name === 'first')
    .map(({ name, type }) => {
      const kind = getNamedType(type).name
      return `${name}: ${kind === 'ID' ? '$id' : kind === 'Int' ? '$n' : '"x"'}`
    })
  return given.length > 0 ? `(${given.join(', ')})` : ''
}

const isSimple = ({ args }: GraphQLField<unknown, unknown>): boolean =>
  args.every((arg) => !isRequiredArgument(arg) || getNamedType(arg.type).name === 'ID')

const selectionOf = (type: GraphQLObjectType, depth: number, choose: Choose): string => {
  const fields = Object.values(type.getFields()).filter(isSimple)
  const chosen = Array.from({ length: 1 + choose(5) }, () => {
    const directive = directives[choose(directives.length)] ?? ''
    const shape = choose(9)
    if (shape === 0) return `__typename${directive}`
    if (shape === 1 && depth > 0)
      return `... on ${type.name}${directive} { ${selectionOf(type, depth - 1, choose)} }`
    if (shape === 2 && type.name === 'Project') return `...Card${directive}`
    const field = fields[choose(fields.length)]
    if (!field) return '__typename'
    const below = getNamedType(field.type)
    const alias = choose(6) === 0 ? `a${choose(2)}: ` : choose(40) === 0 ? '__proto__: ' : ''
    if (!isObjectType(below)) return `${alias}${field.name}${argumentsFor(field)}${directive}`
    if (depth === 0) return '__typename'
    return `${alias}${field.name}${argumentsFor(field)}${directive} { ${selectionOf(below, depth - 1, choose)} }`
  })
  return chosen.join(' ')
}

const documents = fc.infiniteStream(fc.nat({ max: 10_000 })).map((stream) => {
  const choose: Choose = (below) => (stream.next().value ?? 0) % Math.max(below, 1)
  const root = choose(6) === 0 ? schema.getMutationType() : schema.getQueryType()
  if (!root) return ''
  const word = root === schema.getQueryType() ? 'query' : 'mutation'
  return `${word} Random($yes: Boolean!, $no: Boolean = false, $n: Int, $id: ID!) { ${selectionOf(root, 5, choose)} }
    fragment Card on Project { id title @skip(if: $no) raised ...More } fragment More on Project { goal donations { totalCount } }`
})

const told = ({ data, errors = [] }: ExecutionResult) => ({
  // As it travels: only there does it not matter which prototype an object has.
  data: JSON.stringify(data),
  errors: errors.map(({ message, path, locations }) => JSON.stringify([path, locations, message])),
})

type Told = ReturnType<typeof told>

/** Of errors under one thing that is nothing for the first of them, how many are told is a matter of moments. */
const expectAlike = (ours: Told, theirs: Told): void => {
  expect(ours.data).toBe(theirs.data)
  const [fewer, more] = ours.errors.length < theirs.errors.length ? [ours, theirs] : [theirs, ours]
  expect(new Set(more.errors)).toEqual(new Set([...fewer.errors, ...more.errors]))
  expect(fewer.errors.length > 0).toBe(more.errors.length > 0)
}

const both = async (document: DocumentNode, variableValues: Record<string, unknown>, answering = schema) => {
  const definition = document.definitions.find((each) => each.kind === Kind.OPERATION_DEFINITION)
  if (!definition) throw new Error('a document has an operation')
  const operation = createOperation(answering, document, definition)
  const theirs = await execute({ schema: answering, document, contextValue: context, variableValues })
  const first = await operation.execute(context, variableValues)
  const again = await operation.execute(context, variableValues)
  return { theirs: told(theirs), first: told(first), again: told(again) }
}

describe('a planned operation', () => {
  it.each<Timing>(['at once', 'later', 'later, but within lists', 'with their objects'])(
    'answers what graphql-js answers, to the place of every error, where values come %s',
    { timeout: 60_000 },
    async (timing) => {
      const answering = answeredByChance(timing)
      let compared = 0
      await fc.assert(
        fc.asyncProperty(documents, async (text) => {
          const document = parse(text)
          const isUsed = validate(schema, document).every(({ message }) => /is never used/.test(message))
          if (!isUsed) return
          const { theirs, first, again } = await both(document, variables, answering)
          for (const ours of [first, again]) {
            if (timing === 'at once' || timing === 'with their objects') expect(ours).toEqual(theirs)
            else expectAlike(ours, theirs)
          }
          compared++
        }),
        { numRuns: 40 },
      )
      expect(compared).toBeGreaterThan(10)
    },
  )

  it('obeys @skip and @include anew in each run', async () => {
    const document = parse(
      'query ($a: Boolean!, $b: Boolean = true) { gallery { version @include(if: $a) videoLinks @skip(if: $b) } }',
    )
    for (const values of [{ a: true }, { a: false }, { a: true, b: false }, { a: false, b: null }, {}]) {
      const { theirs, first } = await both(document, values)
      expect(first).toEqual(theirs)
    }
  })

  it('tells of the schema itself', async () => {
    const { theirs, first } = await both(parse('{ __type(name: "Project") { name } __typename }'), {})
    expect(first).toEqual(theirs)
  })
})

describe('the operations that are known', () => {
  const document = parse('{ __typename }')
  const [definition] = document.definitions
  if (definition?.kind !== Kind.OPERATION_DEFINITION) throw new Error('an operation')
  const operation = createOperation(schema, document, definition)

  it('take so much, those that are asked for before others', () => {
    const known = createKnownOperations(2.5 * operation.size)
    known.keep('a', undefined, operation)
    known.keep('b', undefined, operation)
    known.find('a', undefined)
    known.keep('c', undefined, operation)
    expect(['a', 'b', 'c'].map((text) => known.find(text, undefined) !== undefined)).toEqual([
      true,
      false,
      true,
    ])
  })

  it('are told apart by their names', () => {
    const known = createKnownOperations()
    known.keep('a', 'first', operation)
    expect(known.find('a', undefined)).toBeUndefined()
    expect(known.find('a', 'second')).toBeUndefined()
    expect(known.find('a', 'first')).toBe(operation)
  })

  it('are not mixed up by what a comment holds', () => {
    const known = createKnownOperations()
    for (const parting of ['\0', '\n', ' ', ':']) {
      known.keep(`{ a } #${parting}{ b }`, undefined, operation)
      expect(known.find('{ b }', `${parting}{ a } #`)).toBeUndefined()
    }
  })

  it('are not those of long documents', () => {
    const known = createKnownOperations()
    const text = `{ __typename } #${' '.repeat(10_000)}`
    known.keep(text, undefined, operation)
    expect(known.find(text, undefined)).toBeUndefined()
  })
})
