import { z } from 'zod'
import type { Alternative } from '../../schema/alternatives.ts'

type JsonSchema = z.core.JSONSchema.JSONSchema

/** `anyOf [X, null]` as one type with null: what fast-json-stringify writes fastest and readers read easiest. */
const joinNull = (schema: JsonSchema): void => {
  const [first, second] = schema.anyOf ?? []
  const simple = typeof first === 'object' && typeof first.type === 'string' && first.enum === undefined
  if (schema.anyOf?.length !== 2 || !simple || typeof second !== 'object' || second.type !== 'null') return
  const { type, ...rest } = first
  delete schema.anyOf
  Object.assign(schema, rest, { type: [type, 'null'] })
}

const convert = (shape: z.ZodType, io: 'input' | 'output'): JsonSchema => {
  const schema = z.toJSONSchema(shape, {
    io,
    unrepresentable: 'any',
    reused: 'inline',
    override: ({ jsonSchema }) => joinNull(jsonSchema),
  })
  const { $schema: _, id: __, ...rest } = schema
  return rest
}

/** Of what has a default, generators of clients make something that must be sent: a sentence says it as well. */
const sayDefault = (schema: JsonSchema): JsonSchema => {
  const { default: standard, description, ...rest } = schema
  if (standard === undefined) return schema
  const sentence = `\`${JSON.stringify(standard)}\` when absent.`
  return { ...rest, description: description === undefined ? sentence : `${description} ${sentence}` }
}

/** What an empty text clears may be empty, whatever else a text there must be. */
const sayEmpty = ({ clearable, ...schema }: JsonSchema): JsonSchema => {
  const { type, description, example, ...limits } = schema
  if (clearable !== true || !Array.isArray(type) || !type.includes('string')) return schema
  const anyOf: JsonSchema[] = [
    { type: 'string', ...limits },
    { type: 'string', maxLength: 0 },
    { type: 'null' },
  ]
  return {
    ...(description === undefined ? {} : { description }),
    ...(example === undefined ? {} : { example }),
    anyOf,
  }
}

/** The same where there must be a value. */
const withoutNull = ({ anyOf: [first] = [], ...schema }: JsonSchema): JsonSchema =>
  typeof first === 'object' ? { ...schema, ...first } : schema

const propertiesOf = ({ properties = {} }: JsonSchema): [name: string, schema: JsonSchema][] =>
  Object.entries(properties).filter((entry): entry is [string, JsonSchema] => typeof entry[1] === 'object')

/** One of the ways in which input may be whole: everything of it, with more that is required and may not be null. */
const spellOut = (schema: JsonSchema, { required, properties = {} }: Alternative): JsonSchema => ({
  ...schema,
  properties: Object.fromEntries(
    propertiesOf(schema).map(([name, each]) => [
      name,
      { ...(required.includes(name) ? withoutNull(each) : each), ...properties[name] },
    ]),
  ),
  required: [...(schema.required ?? []), ...required],
})

/** The same of all that is in it, however deep. */
const sayWhole = (schema: JsonSchema): JsonSchema => {
  const { properties, items } = schema
  const whole = { ...schema }
  if (properties) {
    whole.properties = Object.fromEntries(
      propertiesOf(schema).map(([name, each]) => [name, sayEmpty(sayDefault(sayWhole(each)))]),
    )
  }
  if (typeof items === 'object' && !Array.isArray(items)) whole.items = sayWhole(items)
  return whole
}

/** JSON Schema of the body a client may send. */
export const bodySchema = (shape: z.ZodType): JsonSchema => {
  const { alternatives: _, ...schema } = convert(shape, 'input')
  const whole = sayWhole(schema)
  const { alternatives = [] } = shape.meta() ?? {}
  return alternatives.length === 0 ? whole : { anyOf: alternatives.map((way) => spellOut(whole, way)) }
}

/** JSON Schema of what a client may send in an address and in headers. */
export const requestSchema = (shape: z.ZodType): JsonSchema => convert(shape, 'input')

/** JSON Schema of what a route answers. */
export const responseSchema = (shape: z.ZodType): JsonSchema => convert(shape, 'output')
