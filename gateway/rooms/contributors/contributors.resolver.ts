import { Ctx, Query, Resolver } from 'type-graphql'
import type { Contributors } from '../../../schema/contributors.ts'
import type { GraphqlContext } from '../../graphql/context.ts'
import type { ContributorsService } from './contributors.service.ts'
import { ContributorsType } from './contributors.type.ts'

@Resolver()
export class ContributorsResolver {
  @Query(() => ContributorsType, {
    description: 'Who is thanked by name, and what giving has come to, once it is launched.',
  })
  contributors(
    @Ctx() { services }: GraphqlContext<{ contributors: ContributorsService }>,
  ): Promise<Contributors> {
    return services.contributors.get()
  }
}
