import 'reflect-metadata'
import type { GraphQLSchema } from 'graphql'
import { buildSchemaSync, type ClassType } from 'type-graphql'
import { resolveInBatches } from '../graphql/batched-resolver.ts'
import { describePermissions } from '../graphql/permission.ts'
import { resolvePlainly } from '../graphql/plain-resolver.ts'

/** The GraphQL schema of all that `resolvers` answer. Input is judged by the services, for every edge alike. */
export const createSchema = ([first, ...others]: readonly ClassType[]): GraphQLSchema => {
  if (!first) throw new Error('a schema needs a resolver')
  const built = buildSchemaSync({ resolvers: [first, ...others], validate: false })
  return describePermissions(resolveInBatches(resolvePlainly(built)))
}
