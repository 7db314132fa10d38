import { type GraphQLFieldResolver, type GraphQLSchema, isObjectType } from 'graphql'
import { Extensions } from 'type-graphql'
import type { GraphqlContext } from './context.ts'

const extension = 'plainResolver'

type PlainResolver = GraphQLFieldResolver<Readonly<Record<string, unknown>>, GraphqlContext>

/**
 * Says of a field how it is worked out of its record, where that takes neither a service nor a moment: asked for a
 * thousand records, what stands around every other resolver takes longer than the answer.
 */
export const Plainly = (resolve: PlainResolver): ReturnType<typeof Extensions> =>
  Extensions({ [extension]: resolve })

const isResolver = (value: unknown): value is PlainResolver => typeof value === 'function'

/** Has fields resolved as they say themselves. */
export const resolvePlainly = (schema: GraphQLSchema): GraphQLSchema => {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type)) continue
    for (const field of Object.values(type.getFields())) {
      const resolve = field.extensions[extension]
      if (isResolver(resolve)) field.resolve = resolve
    }
  }
  return schema
}
