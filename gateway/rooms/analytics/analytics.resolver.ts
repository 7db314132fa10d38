import { Args, Ctx, FieldResolver, Float, Query, Resolver, Root } from 'type-graphql'
import type { GraphqlContext } from '../../graphql/context.ts'
import { Permitted } from '../../graphql/permission.ts'
import { projectTitleResolver } from '../../graphql/project-title-resolver.ts'
import type { AnalyticsService } from './analytics.service.ts'
import type { MonthTotal, Overview, ProjectTotal } from './analytics.ts'
import { AnalyticsType, MonthTotalType, PeriodArgs, ProjectTotalType } from './analytics.type.ts'

type Context = GraphqlContext<{ analytics: AnalyticsService }>

@Resolver(() => AnalyticsType)
export class AnalyticsResolver {
  @Permitted('figures:read')
  @Query(() => AnalyticsType, {
    nullable: true,
    description: 'Totals of all donations, or of those of some months.',
  })
  analytics(@Args(() => PeriodArgs) period: PeriodArgs, @Ctx() { services, viewer }: Context): Overview {
    return services.analytics.overview(viewer, period)
  }

  @FieldResolver(() => Float, { description: 'Lari, confirmed donations only.' })
  total(@Root() overview: Overview): Promise<number> {
    return overview.total()
  }

  @FieldResolver(() => [ProjectTotalType], { description: 'The best supported first.' })
  projects(@Root() overview: Overview): Promise<ProjectTotal[]> {
    return overview.projects()
  }

  @FieldResolver(() => [MonthTotalType], {
    description:
      'Month by month, oldest first, from the first gift until now; at most the newest 1000 months.',
  })
  growth(@Root() overview: Overview): Promise<MonthTotal[]> {
    return overview.growth()
  }
}

export const ProjectTotalResolver = projectTitleResolver(ProjectTotalType)
