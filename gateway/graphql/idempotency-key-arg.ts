import { Arg } from 'type-graphql'
import { onceInWords } from '../../schema/idempotency.ts'

/** The optional argument that makes a mutation safe to repeat. */
export const IdempotencyKeyArg = (): ReturnType<typeof Arg> =>
  Arg('idempotencyKey', () => String, { nullable: true, description: onceInWords })
