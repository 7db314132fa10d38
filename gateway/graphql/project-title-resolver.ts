import { type ClassType, Ctx, FieldResolver, Resolver, Root } from 'type-graphql'
import type { Locale } from '../../schema/locales.ts'
import type { Localized } from '../../schema/model.ts'
import { inLocale } from '../core/localized.ts'
import type { GraphqlContext } from './context.ts'
import { LocaleArg } from './locale-arg.ts'

/** Names the project of a gift, as it is or was. */
export const projectTitleResolver = (type: ClassType): ClassType => {
  @Resolver(() => type)
  class ProjectTitleResolver {
    @FieldResolver(() => String, { description: 'In the language asked for, where it is written in it.' })
    projectTitle(
      @Root() { projectTitle }: { projectTitle: Localized },
      @LocaleArg() locale: Locale | undefined,
      @Ctx() context: GraphqlContext,
    ): string {
      return inLocale(projectTitle, locale ?? context.locale)
    }
  }
  return ProjectTitleResolver
}
