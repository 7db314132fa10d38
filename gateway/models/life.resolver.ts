import { Arg, type ClassType, Ctx, Field, ID, InputType, Int, Mutation, Resolver } from 'type-graphql'
import { life, momentsInWords } from '../../schema/life.ts'
import type { Model } from '../../schema/model.ts'
import type { Viewer } from '../core/viewer.ts'
import type { GraphqlContext } from '../graphql/context.ts'
import { Permitted } from '../graphql/permission.ts'
import { DateTime } from '../graphql/scalars.ts'
import { typeOf } from './graphql-fields.ts'

export interface LivingService {
  setState: (viewer: Viewer, id: string, input: unknown) => Promise<object>
}

const State = typeOf({ name: '' }, 'state', life.state)

@InputType({ description: 'The state a record is put into.' })
export class LifeInput {
  @Field(State, { description: 'Who is shown it from now on.' })
  state: string

  @Field(() => DateTime, { nullable: true, description: momentsInWords.publishedAt })
  publishedAt?: string

  @Field(() => DateTime, { nullable: true, description: momentsInWords.archivedAt })
  archivedAt?: string

  @Field(() => Int, {
    nullable: true,
    description: 'What the change was made from: refused with `edit_conflict` when it is no longer current.',
  })
  version?: number
}

/** The mutation that decides who is shown a record of a model: `setProjectState`. */
export const lifeResolver = <Needs>(
  { name, singular, permissions }: Model,
  type: ClassType,
  serviceOf: (context: GraphqlContext<Needs>) => LivingService,
): ClassType => {
  @Resolver()
  class LifeResolver {
    @Permitted(permissions.write)
    @Mutation(() => type, {
      name: `set${name}State`,
      description: `Publishes, schedules, hides or ends one ${singular}; in the state it is in it stays as it is.`,
    })
    setState(
      @Arg('id', () => ID, { description: `Of the ${singular}.` }) id: string,
      @Arg('input', () => LifeInput, { description: 'The state, and when.' }) input: LifeInput,
      @Ctx() context: GraphqlContext<Needs>,
    ): Promise<object> {
      return serviceOf(context).setState(context.viewer, id, input)
    }
  }
  return LifeResolver
}
