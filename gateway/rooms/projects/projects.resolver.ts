import { Args, Ctx, FieldResolver, Resolver, Root } from 'type-graphql'
import { type Project, project } from '../../../schema/projects.ts'
import { type Connection, PageArgs, toConnection } from '../../graphql/connection.ts'
import type { GraphqlContext } from '../../graphql/context.ts'
import { recordType } from '../../models/graphql-types.ts'
import { recordsResolver, textsResolver } from '../../models/records.resolver.ts'
import type { Donation } from '../donations/donation.ts'
import type { DonationsService } from '../donations/donations.service.ts'
import { DonationConnection } from '../donations/donations.type.ts'
import type { ProjectsService } from './projects.service.ts'

type Context = GraphqlContext<{ projects: ProjectsService; donations: DonationsService }>

const ProjectType = recordType(project)

@Resolver(() => ProjectType)
class ProjectDonationsResolver {
  @FieldResolver(() => DonationConnection, {
    nullable: true,
    description: 'Confirmed donations, newest first. Admins only.',
  })
  async donations(
    @Root() { id }: Project,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() { services, viewer, batchLoader }: Context,
  ): Promise<Connection<Donation>> {
    const donations = await batchLoader.load('donations', page, id, (projectIds) =>
      services.donations.listByProjects(viewer, projectIds, page),
    )
    return toConnection(donations)
  }
}

export const projectsResolvers = [
  recordsResolver(project, ProjectType, ({ services }: Context) => services.projects),
  textsResolver(project, ProjectType),
  ProjectDonationsResolver,
]
