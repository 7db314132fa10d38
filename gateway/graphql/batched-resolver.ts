import { type GraphQLSchema, isObjectType } from 'graphql'
import { Extensions } from 'type-graphql'
import type { Wanted } from '../core/wanted.ts'
import type { GraphqlContext } from './context.ts'
import { wantedFields } from './wanted-fields.ts'

const extension = 'batchedResolver'

type Arguments = Readonly<Record<string, unknown>>

/** Answers a field for many records, in the order of their ids. */
export type BatchedResolver<Context extends GraphqlContext = GraphqlContext> = (
  ids: readonly string[],
  args: Arguments,
  context: Context,
  wanted: Wanted,
) => Promise<readonly unknown[]>

/**
 * Says of a field how it is answered for all records of a list at once: whatever their number, it is asked for once,
 * and nothing stands around the answer of each. The method it decorates only declares the field and its arguments.
 */
export const Batched = <Context extends GraphqlContext>(
  resolve: BatchedResolver<Context>,
): ReturnType<typeof Extensions> => Extensions({ [extension]: resolve })

const isResolver = (value: unknown): value is BatchedResolver => typeof value === 'function'

/** Null of a field that is answered record by record. */
export const batchedResolverOf = (extensions: Readonly<Record<string, unknown>>): BatchedResolver | null => {
  const resolve = extensions[extension]
  return isResolver(resolve) ? resolve : null
}

/** The id that a record is asked for by. */
export const idOf = (record: unknown): string | null => {
  const id: unknown = typeof record === 'object' && record !== null && 'id' in record ? record.id : null
  return typeof id === 'string' ? id : null
}

/** Has these fields answered where no list is: together with those of the same request, all the same. */
export const resolveInBatches = (schema: GraphQLSchema): GraphQLSchema => {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type)) continue
    for (const field of Object.values(type.getFields())) {
      const resolve = batchedResolverOf(field.extensions)
      if (!resolve) continue
      field.resolve = (record, args, context: GraphqlContext, info) => {
        const id = idOf(record)
        if (id === null) throw new Error(`${type.name}.${field.name} is asked of what has no id`)
        const wanted = wantedFields(info)
        return context.batchLoader.load(field.name, args, wanted, id, (ids) =>
          resolve(ids, args, context, wanted),
        )
      }
    }
  }
  return schema
}
