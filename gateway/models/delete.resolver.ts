import { Arg, type ClassType, Ctx, ID, Mutation, Resolver } from 'type-graphql'
import type { Model } from '../../schema/model.ts'
import type { Viewer } from '../core/viewer.ts'
import type { GraphqlContext } from '../graphql/context.ts'
import { Permitted } from '../graphql/permission.ts'

export interface DeletingService {
  delete: (viewer: Viewer, id: string) => Promise<void>
}

/** The mutation that deletes a record of a model: `deleteProject`. */
export const deleteResolver = <Needs>(
  { name, singular, hasBin, permissions }: Model,
  serviceOf: (context: GraphqlContext<Needs>) => DeletingService,
): ClassType => {
  @Resolver()
  class DeleteResolver {
    @Permitted(permissions.write)
    @Mutation(() => ID, {
      name: `delete${name}`,
      description: `${hasBin ? `Puts one ${singular} into the bin` : `Deletes one ${singular}`} and answers its id.`,
    })
    async delete(
      @Arg('id', () => ID, { description: `Of the ${singular}.` }) id: string,
      @Ctx() context: GraphqlContext<Needs>,
    ): Promise<string> {
      await serviceOf(context).delete(context.viewer, id)
      return id
    }
  }
  return DeleteResolver
}
