import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql'
import type { Launch, Launchable } from '../../../schema/launches.ts'
import type { GraphqlContext } from '../../graphql/context.ts'
import { Permitted } from '../../graphql/permission.ts'
import type { LaunchesService } from './launches.service.ts'
import { LaunchableEnum, LaunchType } from './launches.type.ts'

type Context = GraphqlContext<{ launches: LaunchesService }>

@Resolver()
export class LaunchesResolver {
  @Permitted('launches:manage')
  @Query(() => [LaunchType], {
    nullable: true,
    description: 'Everything that can be launched, and how it stands.',
  })
  launches(@Ctx() { services, viewer }: Context): Promise<Launch[]> {
    return services.launches.list(viewer)
  }

  @Permitted('launches:manage')
  @Mutation(() => LaunchType, {
    description:
      'Lets visitors have a feature, or takes it back; refused with `launch_not_ready` while something is missing that it needs.',
  })
  setLaunch(
    @Arg('feature', () => LaunchableEnum, { description: 'What.' }) feature: Launchable,
    @Arg('launched', () => Boolean, { description: 'Whether visitors shall have it.' }) launched: boolean,
    @Ctx() { services, viewer }: Context,
  ): Promise<Launch> {
    return services.launches.setState(viewer, feature, { launched })
  }
}
