import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql'
import type { Locale } from '../../../schema/locales.ts'
import { type Spending, type SpendingEntry, spending } from '../../../schema/spending.ts'
import type { Wanted } from '../../core/wanted.ts'
import type { GraphqlContext } from '../../graphql/context.ts'
import { IdempotencyKeyArg } from '../../graphql/idempotency-key-arg.ts'
import { type ListConnection, toListConnection } from '../../graphql/list-connection.ts'
import { LocaleArg } from '../../graphql/locale-arg.ts'
import { Permitted } from '../../graphql/permission.ts'
import { AsWanted } from '../../graphql/wanted-fields.ts'
import { textsResolver } from '../../models/records.resolver.ts'
import type { SpendingService } from './spending.service.ts'
import {
  NewSpendingInput,
  SpendingConnection,
  SpendingCorrectionInput,
  SpendingEntryType,
  SpendingListArgs,
  SpendingReasonInput,
  SpendingType,
} from './spending.type.ts'

type Context = GraphqlContext<{ spendings: SpendingService }>

const SpendingId = (): ReturnType<typeof Arg> => Arg('id', () => ID, { description: 'Of what was spent.' })
const Reason = (): ReturnType<typeof Arg> => Arg('input', () => SpendingReasonInput, { description: 'Why.' })

@Resolver()
class SpendingResolver {
  @Permitted('spending:read')
  @Query(() => SpendingConnection, {
    nullable: true,
    description: 'What was spent, newest first unless sorted otherwise.',
  })
  async spendings(
    @Args(() => SpendingListArgs) request: object,
    @LocaleArg() locale: Locale | undefined,
    @AsWanted() wanted: Wanted,
    @Ctx() { services, viewer, locale: requested }: Context,
  ): Promise<ListConnection<Spending>> {
    return toListConnection(await services.spendings.list(viewer, request, locale ?? requested, wanted))
  }

  @Permitted('spending:read')
  @Query(() => SpendingType, { nullable: true, description: 'One of what was spent.' })
  spending(@SpendingId() id: string, @Ctx() { services, viewer }: Context): Promise<Spending> {
    return services.spendings.get(viewer, id)
  }

  @Permitted('spending:read')
  @Query(() => [SpendingEntryType], {
    nullable: true,
    description: 'All that was done to what was spent, newest first.',
  })
  spendingHistory(@SpendingId() id: string, @Ctx() { services, viewer }: Context): Promise<SpendingEntry[]> {
    return services.spendings.history(viewer, id)
  }

  @Permitted('spending:write')
  @Mutation(() => SpendingType, { description: 'Writes down what was spent.' })
  createSpending(
    @Arg('input', () => NewSpendingInput, { description: 'What was spent.' }) input: object,
    @LocaleArg() locale: Locale | undefined,
    @IdempotencyKeyArg() idempotencyKey: string | undefined,
    @Ctx() { services, viewer, locale: requested }: Context,
  ): Promise<Spending> {
    return services.spendings.create(viewer, input, locale ?? requested, idempotencyKey)
  }

  @Permitted('spending:write')
  @Mutation(() => SpendingType, { description: 'Corrects what was spent.' })
  correctSpending(
    @SpendingId() id: string,
    @Arg('input', () => SpendingCorrectionInput, { description: 'What was wrong, and why.' }) input: object,
    @LocaleArg() locale: Locale | undefined,
    @Ctx() { services, viewer, locale: requested }: Context,
  ): Promise<Spending> {
    return services.spendings.correct(viewer, id, input, locale ?? requested)
  }

  @Permitted('spending:write')
  @Mutation(() => SpendingType, { description: 'What was written down never was: it counts no more.' })
  voidSpending(
    @SpendingId() id: string,
    @Reason() input: object,
    @Ctx() { services, viewer }: Context,
  ): Promise<Spending> {
    return services.spendings.void(viewer, id, input)
  }

  @Permitted('spending:write')
  @Mutation(() => SpendingType, { description: 'Takes its receipt off, and destroys it.' })
  detachReceipt(
    @SpendingId() id: string,
    @Reason() input: object,
    @Ctx() { services, viewer }: Context,
  ): Promise<Spending> {
    return services.spendings.detach(viewer, id, input)
  }
}

export const spendingResolvers = [SpendingResolver, textsResolver(spending, SpendingType)]
