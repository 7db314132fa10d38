import { Arg, type ClassType, Ctx, Field, ID, InputType, Mutation, Resolver } from 'type-graphql'
import type { Model } from '../../schema/model.ts'
import type { Viewer } from '../core/viewer.ts'
import type { GraphqlContext } from '../graphql/context.ts'
import { Permitted } from '../graphql/permission.ts'

export interface PlacingService {
  move: (viewer: Viewer, id: string, input: unknown) => Promise<object>
}

@InputType({ description: 'Where a record is put: right before another, or right after it. One of the two.' })
class PlaceInput {
  @Field(() => ID, { nullable: true, description: 'The id of the one that comes next then.' })
  before?: string

  @Field(() => ID, { nullable: true, description: 'The id of the one that comes right before then.' })
  after?: string
}

/** The mutation that puts the records of a model into an order: `moveProject`. */
export const placeResolver = <Needs>(
  { name, singular, permissions }: Model,
  type: ClassType,
  serviceOf: (context: GraphqlContext<Needs>) => PlacingService,
): ClassType => {
  @Resolver()
  class PlaceResolver {
    @Permitted(permissions.write)
    @Mutation(() => type, {
      name: `move${name}`,
      description: `Puts one ${singular} before or after another; where it stands there, nothing changes.`,
    })
    move(
      @Arg('id', () => ID, { description: `Of the ${singular}.` }) id: string,
      @Arg('input', () => PlaceInput, { description: 'Where.' }) input: PlaceInput,
      @Ctx() context: GraphqlContext<Needs>,
    ): Promise<object> {
      return serviceOf(context).move(context.viewer, id, input)
    }
  }
  return PlaceResolver
}
