import { Arg, Args, Ctx, FieldResolver, ID, Int, Query, Resolver } from 'type-graphql'
import { type ArchivedIssue, archivedIssue } from '../../../schema/archived-issues.ts'
import { type Connection, connectionOf, PageArgs } from '../../graphql/connection.ts'
import type { GraphqlContext } from '../../graphql/context.ts'
import { recordType } from '../../models/graphql-types.ts'
import { textsResolver } from '../../models/records.resolver.ts'
import type { ArchiveService } from './archive.service.ts'

type Context = GraphqlContext<{ issues: ArchiveService }>

const ArchivedIssueType = recordType(archivedIssue)
const ArchivedIssueConnection = connectionOf(ArchivedIssueType, 'ArchivedIssueConnection')

@Resolver(() => ArchivedIssueConnection)
class ArchiveResolver {
  @Query(() => ArchivedIssueType, {
    nullable: true,
    description:
      'One issue of the newsletter that was sent; not found while visitors do not have the newsletter.',
  })
  archivedIssue(
    @Arg('id', () => ID, { description: 'Of the issue.' }) id: string,
    @Ctx() { services }: Context,
  ): Promise<ArchivedIssue> {
    return services.issues.getArchived(id)
  }

  @Query(() => ArchivedIssueConnection, {
    nullable: true,
    description:
      'The issues of the newsletter that were sent, without those that were taken off the site, the one that was sent last first; not found while visitors do not have the newsletter.',
  })
  async archivedIssues(
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() { services }: Context,
  ): Promise<Omit<Connection<ArchivedIssue>, 'totalCount'>> {
    const { nodes, endCursor, hasNextPage } = await services.issues.listArchived(page)
    return { nodes, pageInfo: { endCursor, hasNextPage } }
  }

  /** Counted only for those who ask. */
  @FieldResolver(() => Int, { description: 'Of the whole list.' })
  totalCount(@Ctx() { services }: Context): Promise<number> {
    return services.issues.countArchived()
  }
}

export const archiveResolvers = [textsResolver(archivedIssue, ArchivedIssueType), ArchiveResolver]
