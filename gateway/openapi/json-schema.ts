import { z } from 'zod'

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

/** JSON Schema of what a client may send. */
export const requestSchema = (shape: z.ZodType): JsonSchema => convert(shape, 'input')

/** JSON Schema of what a route answers. */
export const responseSchema = (shape: z.ZodType): JsonSchema => convert(shape, 'output')
