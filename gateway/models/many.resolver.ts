import { Arg, type ClassType, Ctx, Field, ID, Int, Mutation, ObjectType, Resolver } from 'type-graphql'
import { mostAtOnce, outcomeInWords } from '../../schema/many.ts'
import type { Permission } from '../../schema/permissions.ts'
import type { GraphqlContext } from '../graphql/context.ts'
import { Permitted } from '../graphql/permission.ts'
import type { DoToMany } from './many.service.ts'
import type { Outcome } from './many.ts'

@ObjectType('RecordOutcome', { description: 'What became of one of many records.' })
class OutcomeType implements Outcome {
  @Field(() => ID, { description: outcomeInWords.id })
  id: string

  @Field(() => String, { nullable: true, description: outcomeInWords.refusal })
  refusal: Outcome['refusal']

  @Field(() => Int, { nullable: true, description: outcomeInWords.version })
  version: number | null
}

interface ManyMutation<Needs> {
  name: string
  /** What it does, as a sentence of one of them would go on: "puts them into the bin". */
  description: string
  permission: Permission
  actOf: (context: GraphqlContext<Needs>) => DoToMany
}

const each =
  'In one transaction, each as if it were alone: what is refused of one is told of that one, and the others are done.'

/** The mutation that does the same to many records: `deleteProjects`. */
export const manyResolver = <Needs>({
  name,
  description,
  permission,
  actOf,
}: ManyMutation<Needs>): ClassType => {
  @Resolver()
  class ManyResolver {
    @Permitted(permission)
    @Mutation(() => [OutcomeType], { name, description: `${description} ${each}` })
    act(
      @Arg('ids', () => [ID], { description: `Of the records, at most ${mostAtOnce}.` }) ids: string[],
      @Ctx() context: GraphqlContext<Needs>,
    ): Promise<Outcome[]> {
      return actOf(context)(context.viewer, { ids })
    }
  }
  return ManyResolver
}

/**
 * The mutation that gives each of many records something of its own: `setProjectStates`.
 * @param input an id, and what of it
 */
export const manyChangesResolver = <Needs>(
  { name, description, permission, actOf }: ManyMutation<Needs>,
  input: ClassType,
): ClassType => {
  @Resolver()
  class ManyChangesResolver {
    @Permitted(permission)
    @Mutation(() => [OutcomeType], { name, description: `${description} ${each}` })
    act(
      @Arg('changes', () => [input], {
        description: `Which records, at most ${mostAtOnce}, and what of each.`,
      })
      changes: object[],
      @Ctx() context: GraphqlContext<Needs>,
    ): Promise<Outcome[]> {
      return actOf(context)(context.viewer, { changes })
    }
  }
  return ManyChangesResolver
}
