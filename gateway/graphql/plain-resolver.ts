import { type GraphQLSchema, isObjectType } from 'graphql'
import { Extensions } from 'type-graphql'
import type { Locale } from '../../schema/locales.ts'
import type { GraphqlContext } from './context.ts'

const extension = 'plainResolver'

type PlainResolver<Args extends object = Readonly<Record<string, unknown>>> = (
  record: Readonly<Record<string, unknown>>,
  args: Args,
  context: GraphqlContext,
) => unknown

/**
 * Says of a field how it is worked out of its record, where that takes neither a service nor a moment: asked for a
 * thousand records, what stands around every other resolver takes longer than the answer.
 */
export const Plainly = <Args extends { locale?: Locale }>(
  resolve: PlainResolver<Args>,
): ReturnType<typeof Extensions> => Extensions({ [extension]: resolve })

const isResolver = (value: unknown): value is PlainResolver => typeof value === 'function'

/** Null of a field that is resolved in any other way. */
export const plainResolverOf = (extensions: Readonly<Record<string, unknown>>): PlainResolver | null => {
  const resolve = extensions[extension]
  return isResolver(resolve) ? resolve : null
}

/** Has fields resolved as they say themselves. */
export const resolvePlainly = (schema: GraphQLSchema): GraphQLSchema => {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type)) continue
    for (const field of Object.values(type.getFields())) {
      const resolve = plainResolverOf(field.extensions)
      if (resolve) field.resolve = resolve
    }
  }
  return schema
}
