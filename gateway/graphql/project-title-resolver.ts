import { type ClassType, FieldResolver, Resolver } from 'type-graphql'
import type { Locale } from '../../schema/locales.ts'
import { LocaleArg } from './locale-arg.ts'
import { ShownText } from './shown-text.ts'

/** Names the project of a gift, as it is or was. */
export const projectTitleResolver = (type: ClassType): ClassType => {
  @Resolver(() => type)
  class ProjectTitleResolver {
    @ShownText('projectTitle', '')
    @FieldResolver(() => String, { description: 'In the language asked for, where it is written in it.' })
    projectTitle(@LocaleArg() _locale: Locale | undefined): void {}
  }
  return ProjectTitleResolver
}
