import { Args, ArgsType, Ctx, Field, FieldResolver, Int, Query, Resolver, Root } from 'type-graphql'
import {
  type Project,
  type ProjectShow,
  project,
  projectShows,
  showInWords,
} from '../../../schema/projects.ts'
import type { Wanted } from '../../core/wanted.ts'
import { Batched } from '../../graphql/batched-resolver.ts'
import { type Connection, connectionOf, PageArgs } from '../../graphql/connection.ts'
import type { GraphqlContext } from '../../graphql/context.ts'
import { enumType } from '../../graphql/enums.ts'
import { Permitted } from '../../graphql/permission.ts'
import { AsWanted } from '../../graphql/wanted-fields.ts'
import { deleteResolver } from '../../models/delete.resolver.ts'
import { recordType } from '../../models/graphql-types.ts'
import { importResolver } from '../../models/import.resolver.ts'
import type { RecordImports } from '../../models/imports.service.ts'
import { lifeResolver } from '../../models/life.resolver.ts'
import { type LivingMany, livingManyResolvers } from '../../models/living-many.ts'
import { placeResolver } from '../../models/place.resolver.ts'
import { recordsResolver, textsResolver } from '../../models/records.resolver.ts'
import { pictureResolver } from '../../models/shown-picture.resolver.ts'
import type { DonationsService } from '../donations/donations.service.ts'
import { DonationConnection, toDonationConnection } from '../donations/donations.type.ts'
import type { ProjectsService } from './projects.service.ts'

type Context = GraphqlContext<{
  projects: ProjectsService & RecordImports & LivingMany
  donations: DonationsService
}>

const ProjectType = recordType(project)

@Resolver(() => ProjectType)
class ProjectDonationsResolver {
  @Permitted('gifts:read')
  @Batched(async (projectIds, page, { services, viewer }: Context, wanted) => {
    const pages = await services.donations.listByProjects(viewer, projectIds, page, wanted)
    return pages.map(toDonationConnection)
  })
  @FieldResolver(() => DonationConnection, {
    nullable: true,
    description: 'Confirmed donations, newest first.',
  })
  donations(@Args(() => PageArgs) _page: PageArgs): void {}
}

const OpenProjectConnection = connectionOf(ProjectType, 'OpenProjectConnection')

const ProjectShowEnum = enumType<ProjectShow>(
  'ProjectShow',
  'What everybody may look through besides the projects that take gifts today.',
  projectShows,
)

@ArgsType()
class OpenProjectArgs extends PageArgs {
  @Field(() => String, {
    nullable: true,
    description: 'Only what holds this text, in either language and whatever its case.',
  })
  search?: string

  @Field(() => ProjectShowEnum, { nullable: true, description: showInWords })
  show?: ProjectShow
}

/** A page of them, and what it was asked by, which is counted where somebody wants that. */
interface OpenProjectPage extends Omit<Connection<Project>, 'totalCount'> {
  asked: OpenProjectArgs
}

@Resolver(() => OpenProjectConnection)
class OpenProjectsResolver {
  @Query(() => OpenProjectConnection, {
    description:
      'The projects that take gifts today on the clock of Tbilisi, in the order that admins have made; newest first where they have made none. Or what `show` names.',
  })
  async openProjects(
    @Args(() => OpenProjectArgs) asked: OpenProjectArgs,
    @AsWanted() wanted: Wanted,
    @Ctx() { services, locale }: Context,
  ): Promise<OpenProjectPage> {
    const { nodes, endCursor, hasNextPage } = await services.projects.listOpen(asked, locale, wanted)
    return { nodes, pageInfo: { endCursor, hasNextPage }, asked }
  }

  /** Counted only for those who ask. */
  @FieldResolver(() => Int, { description: 'Of the whole list.' })
  totalCount(@Root() { asked }: OpenProjectPage, @Ctx() { services }: Context): Promise<number> {
    return services.projects.countOpen(asked)
  }
}

export const projectsResolvers = [
  importResolver(project, ({ services }: Context) => services.projects),
  recordsResolver(project, ProjectType, ({ services }: Context) => services.projects),
  textsResolver(project, ProjectType),
  deleteResolver(project, ({ services }: Context) => services.projects),
  lifeResolver(project, ProjectType, ({ services }: Context) => services.projects),
  ...livingManyResolvers(project, ({ services }: Context) => services.projects),
  placeResolver(project, ProjectType, ({ services }: Context) => services.projects),
  pictureResolver(project, ProjectType),
  ProjectDonationsResolver,
  OpenProjectsResolver,
]
