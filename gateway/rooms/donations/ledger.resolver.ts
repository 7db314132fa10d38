import { Args, Ctx, Query, Resolver } from 'type-graphql'
import type { Wanted } from '../../core/wanted.ts'
import type { GraphqlContext } from '../../graphql/context.ts'
import { Permitted } from '../../graphql/permission.ts'
import { projectTitleResolver } from '../../graphql/project-title-resolver.ts'
import { AsWanted } from '../../graphql/wanted-fields.ts'
import type { DonationsService } from './donations.service.ts'
import { LedgerArgs, LedgerConnection, LedgerDonationType } from './donations.type.ts'

type Context = GraphqlContext<{ donations: DonationsService }>

@Resolver()
class LedgerResolver {
  @Permitted('gifts:read')
  @Query(() => LedgerConnection, {
    nullable: true,
    description: 'All gifts, whatever has become of them, received last first unless sorted otherwise.',
  })
  async donations(
    @Args(() => LedgerArgs) request: object,
    @AsWanted() wanted: Wanted,
    @Ctx() { services, viewer }: Context,
  ): Promise<LedgerConnection> {
    const { endCursor, hasNextPage, ...page } = await services.donations.listLedger(viewer, request, wanted)
    return { ...page, pageInfo: { endCursor, hasNextPage } }
  }
}

export const ledgerResolvers = [LedgerResolver, projectTitleResolver(LedgerDonationType)] as const
