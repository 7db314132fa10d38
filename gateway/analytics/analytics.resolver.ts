import { Ctx, FieldResolver, Float, Query, Resolver, Root } from 'type-graphql'
import type { Locale } from '../../schema/locales.ts'
import { inLocale } from '../core/localized.ts'
import type { GraphqlContext } from '../graphql/context.ts'
import { LocaleArg } from '../graphql/locale-arg.ts'
import type { Overview, ProjectTotal } from './analytics.ts'
import { AnalyticsType, ProjectTotalType } from './analytics.type.ts'

@Resolver(() => AnalyticsType)
export class AnalyticsResolver {
  @Query(() => AnalyticsType, { nullable: true, description: 'Totals of all donations. Admins only.' })
  analytics(@Ctx() { services, viewer }: GraphqlContext): Overview {
    return services.analytics.overview(viewer)
  }

  @FieldResolver(() => Float, { description: 'Lari, confirmed donations only.' })
  total(@Root() overview: Overview): Promise<number> {
    return overview.total()
  }

  @FieldResolver(() => [ProjectTotalType], { description: 'The best supported first.' })
  projects(@Root() overview: Overview): Promise<ProjectTotal[]> {
    return overview.projects()
  }
}

@Resolver(() => ProjectTotalType)
export class ProjectTotalResolver {
  @FieldResolver(() => String, { description: 'In the language asked for, where it is written in it.' })
  projectTitle(
    @Root() total: ProjectTotal,
    @LocaleArg() locale: Locale | undefined,
    @Ctx() context: GraphqlContext,
  ): string {
    return inLocale(total.projectTitle, locale ?? context.locale)
  }
}
