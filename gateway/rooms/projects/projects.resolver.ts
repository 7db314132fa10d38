import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql'
import type { Locale } from '../../../schema/locales.ts'
import { inLocale, missingIn } from '../../core/localized.ts'
import { type Connection, PageArgs, toConnection } from '../../graphql/connection.ts'
import type { GraphqlContext } from '../../graphql/context.ts'
import { LocaleEnum } from '../../graphql/enums.ts'
import { type ListConnection, toListConnection } from '../../graphql/list-connection.ts'
import { LocaleArg } from '../../graphql/locale-arg.ts'
import type { Donation } from '../donations/donation.ts'
import type { DonationsService } from '../donations/donations.service.ts'
import { DonationConnection } from '../donations/donations.type.ts'
import { type Project, projectTranslations } from './project.ts'
import type { ProjectsService } from './projects.service.ts'
import {
  NewProjectInput,
  ProjectChangeInput,
  ProjectConnection,
  ProjectListArgs,
  ProjectTranslationsType,
  ProjectType,
} from './projects.type.ts'

type Context = GraphqlContext<{ projects: ProjectsService; donations: DonationsService }>

const shown = 'In the language asked for; in the other one where it is not written in it.'

@Resolver(() => ProjectType)
export class ProjectsResolver {
  @Query(() => ProjectType, { nullable: true, description: 'One project.' })
  project(
    @Arg('id', () => ID, { description: 'Of the project.' }) id: string,
    @Ctx() { services }: Context,
  ): Promise<Project> {
    return services.projects.get(id)
  }

  @Query(() => ProjectConnection, {
    nullable: true,
    description: 'The projects, newest first unless sorted otherwise. Admins only.',
  })
  async projects(
    @Args(() => ProjectListArgs) request: ProjectListArgs,
    @LocaleArg() locale: Locale | undefined,
    @Ctx() context: Context,
  ): Promise<ListConnection<Project>> {
    const { services, viewer } = context
    return toListConnection(await services.projects.list(viewer, request, locale ?? context.locale))
  }

  @Mutation(() => ProjectType, { description: 'Creates a project. Admins only.' })
  createProject(
    @Arg('input', () => NewProjectInput, { description: 'The project.' }) input: NewProjectInput,
    @LocaleArg() locale: Locale | undefined,
    @Ctx() context: Context,
  ): Promise<Project> {
    return context.services.projects.create(context.viewer, input, locale ?? context.locale)
  }

  @Mutation(() => ProjectType, { description: 'Changes a project. Admins only.' })
  updateProject(
    @Arg('id', () => ID, { description: 'Of the project.' }) id: string,
    @Arg('input', () => ProjectChangeInput, { description: 'What changes.' }) input: ProjectChangeInput,
    @LocaleArg() locale: Locale | undefined,
    @Ctx() context: Context,
  ): Promise<Project> {
    return context.services.projects.update(context.viewer, id, input, locale ?? context.locale)
  }

  @FieldResolver(() => String, { description: shown })
  title(@Root() project: Project, @LocaleArg() locale: Locale | undefined, @Ctx() context: Context): string {
    return inLocale(project.title, locale ?? context.locale)
  }

  @FieldResolver(() => String, { description: shown })
  description(
    @Root() project: Project,
    @LocaleArg() locale: Locale | undefined,
    @Ctx() context: Context,
  ): string {
    return inLocale(project.description, locale ?? context.locale)
  }

  @FieldResolver(() => [LocaleEnum], { description: 'The languages in which a text is missing.' })
  missingIn(@Root() project: Project): Locale[] {
    return missingIn([project.title, project.description])
  }

  @FieldResolver(() => ProjectTranslationsType, { description: 'Both languages, as they were written.' })
  translations(@Root() project: Project): ProjectTranslationsType {
    return projectTranslations(project)
  }

  @FieldResolver(() => DonationConnection, {
    nullable: true,
    description: 'Confirmed donations, newest first. Admins only.',
  })
  async donations(
    @Root() project: Project,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() { services, viewer, batchLoader }: Context,
  ): Promise<Connection<Donation>> {
    const donations = await batchLoader.load('donations', page, project.id, (projectIds) =>
      services.donations.listByProjects(viewer, projectIds, page),
    )
    return toConnection(donations)
  }
}
