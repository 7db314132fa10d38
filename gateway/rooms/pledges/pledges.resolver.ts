import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql'
import type { GivingOptions } from '../../../schema/giving-options.ts'
import type { Locale } from '../../../schema/locales.ts'
import { type OwnPledge, ownPledge, thanksOfPledge, tokenOfPledge } from '../../../schema/own-pledge.ts'
import type { Pledge } from '../../../schema/pledges.ts'
import type { Wanted } from '../../core/wanted.ts'
import type { GraphqlContext } from '../../graphql/context.ts'
import { IdempotencyKeyArg } from '../../graphql/idempotency-key-arg.ts'
import { type ListConnection, toListConnection } from '../../graphql/list-connection.ts'
import { LocaleArg } from '../../graphql/locale-arg.ts'
import { Permitted } from '../../graphql/permission.ts'
import { AsWanted } from '../../graphql/wanted-fields.ts'
import { textsResolver } from '../../models/records.resolver.ts'
import type { MonthlyGiftsService } from './monthly-gifts.service.ts'
import type { MadePledge, OwnPledgesService } from './pledges.service.ts'
import {
  GivingOptionsType,
  MadePledgeType,
  NewPledgeInput,
  OwnPledgeType,
  PledgeArrivalInput,
  PledgeConnection,
  PledgeListArgs,
  PledgeReasonInput,
  PledgeType,
} from './pledges.type.ts'
import type { SettlingService } from './settling.service.ts'

type Context = GraphqlContext<{
  pledges: OwnPledgesService & SettlingService & Pick<MonthlyGiftsService, 'endMonthly'>
}>

const PledgeId = (): ReturnType<typeof Arg> => Arg('id', () => ID, { description: 'Of the pledge.' })
const Token = (): ReturnType<typeof Arg> => Arg('token', () => String, { description: tokenOfPledge })
const Reason = (): ReturnType<typeof Arg> => Arg('input', () => PledgeReasonInput, { description: 'Why.' })

@Resolver()
class PledgesResolver {
  @Query(() => GivingOptionsType, { description: 'Whether gifts can be made on the site, and how.' })
  givingOptions(@Ctx() { services }: Context): Promise<GivingOptions> {
    return services.pledges.options()
  }

  @Mutation(() => MadePledgeType, {
    description: 'Promises a gift to a project. It counts nowhere until the money came.',
  })
  pledgeGift(
    @Arg('projectId', () => ID, { description: 'What it is promised to; it takes gifts today.' })
    projectId: string,
    @Arg('input', () => NewPledgeInput, { description: 'What is promised.' }) input: object,
    @LocaleArg() locale: Locale | undefined,
    @IdempotencyKeyArg() idempotencyKey: string | undefined,
    @Ctx() { services, viewer, address, locale: requested }: Context,
  ): Promise<MadePledge> {
    return services.pledges.make(projectId, input, locale ?? requested, address, { viewer, idempotencyKey })
  }

  /** A mutation, though it writes nothing: a query may stand in an address, and so would a token in logs and caches. */
  @Mutation(() => OwnPledgeType, { description: 'A pledge, for whoever has its link. Nothing is written.' })
  findPledge(@Token() token: string, @Ctx() { services }: Context): Promise<OwnPledge> {
    return services.pledges.findOwn({ token })
  }

  @Mutation(() => OwnPledgeType, { description: 'Takes a pledge back by its link; again as well.' })
  withdrawPledge(@Token() token: string, @Ctx() { services }: Context): Promise<OwnPledge> {
    return services.pledges.withdrawOwn({ token })
  }

  @Mutation(() => OwnPledgeType, {
    description: 'Stops by its link the monthly gift that a pledge is a month of; again as well.',
  })
  stopMonthlyGift(@Token() token: string, @Ctx() { services }: Context): Promise<OwnPledge> {
    return services.pledges.stopOwn({ token })
  }

  @Mutation(() => OwnPledgeType, {
    description:
      'Sends the receipt of a pledge again by its link, to the address of its gift; asked for again within a minute, once.',
  })
  sendPledgeReceipt(@Token() token: string, @Ctx() { services, address }: Context): Promise<OwnPledge> {
    return services.pledges.sendOwnReceipt({ token }, address)
  }

  @Mutation(() => OwnPledgeType, {
    description:
      'Says whether one is thanked by name for a pledge, by its link; taken back, for nothing at all.',
  })
  setPledgeThanks(
    @Token() token: string,
    @Arg('thanked', () => Boolean, { description: thanksOfPledge }) thanked: boolean,
    @Ctx() { services }: Context,
  ): Promise<OwnPledge> {
    return services.pledges.thankOwn({ token, thanked })
  }

  @Permitted('gifts:read')
  @Query(() => PledgeConnection, {
    nullable: true,
    description: 'What visitors have promised to give, newest first unless sorted otherwise.',
  })
  async pledges(
    @Args(() => PledgeListArgs) request: object,
    @AsWanted() wanted: Wanted,
    @Ctx() { services, viewer, locale }: Context,
  ): Promise<ListConnection<Pledge>> {
    return toListConnection(await services.pledges.list(viewer, request, locale, wanted))
  }

  @Permitted('gifts:read')
  @Query(() => PledgeType, { nullable: true, description: 'One pledge.' })
  pledge(@PledgeId() id: string, @Ctx() { services, viewer }: Context): Promise<Pledge> {
    return services.pledges.get(viewer, id)
  }

  @Permitted('gifts:read')
  @Query(() => [PledgeType], {
    nullable: true,
    description: 'That which a gift was promised as: one, or none where nobody had promised it.',
  })
  donationPledges(
    @Arg('donationId', () => ID, { description: 'Of what was given: any gift of the ledger.' })
    donationId: string,
    @Ctx() { services, viewer }: Context,
  ): Promise<Pledge[]> {
    return services.pledges.ofDonation(viewer, donationId)
  }

  @Permitted('gifts:write')
  @Mutation(() => PledgeType, {
    description: 'The money of a pledge came: it becomes a gift of what came. Again, nothing is written.',
  })
  confirmPledge(
    @PledgeId() id: string,
    @Arg('input', () => PledgeArrivalInput, { description: 'What came, and when.' }) input: object,
    @Ctx() { services, viewer }: Context,
  ): Promise<Pledge> {
    return services.pledges.confirm(viewer, id, input)
  }

  @Permitted('gifts:write')
  @Mutation(() => PledgeType, { description: 'A pledge is not waited for any more.' })
  refusePledge(
    @PledgeId() id: string,
    @Reason() input: PledgeReasonInput,
    @Ctx() { services, viewer }: Context,
  ): Promise<Pledge> {
    return services.pledges.refuse(viewer, id, input)
  }

  @Permitted('gifts:write')
  @Mutation(() => PledgeType, {
    description:
      'A pledge is waited for again: what it became is voided, or that it was withdrawn is taken back.',
  })
  awaitPledge(
    @PledgeId() id: string,
    @Reason() input: PledgeReasonInput,
    @Ctx() { services, viewer }: Context,
  ): Promise<Pledge> {
    return services.pledges.waitAgain(viewer, id, input)
  }

  @Permitted('gifts:write')
  @Mutation(() => PledgeType, {
    description: 'Ends the monthly gift that a pledge is a month of: nothing is charged any more.',
  })
  endMonthlyGift(
    @PledgeId() id: string,
    @Reason() input: PledgeReasonInput,
    @Ctx() { services, viewer }: Context,
  ): Promise<Pledge> {
    return services.pledges.endMonthly(viewer, id, input)
  }
}

export const pledgesResolvers = [
  PledgesResolver,
  textsResolver(ownPledge, OwnPledgeType),
  textsResolver({ ...ownPledge, name: 'MadePledge' }, MadePledgeType),
]
