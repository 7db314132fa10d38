import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql'
import { calledInWords, languageInWords, namesakesInWords, thankedInWords } from '../../../schema/donors.ts'
import type { Locale } from '../../../schema/locales.ts'
import type { Wanted } from '../../core/wanted.ts'
import { type Connection, PageArgs, toConnection } from '../../graphql/connection.ts'
import type { GraphqlContext } from '../../graphql/context.ts'
import { LocaleEnum } from '../../graphql/enums.ts'
import { IdempotencyKeyArg } from '../../graphql/idempotency-key-arg.ts'
import { type ListConnection, toListConnection } from '../../graphql/list-connection.ts'
import { Permitted } from '../../graphql/permission.ts'
import { projectTitleResolver } from '../../graphql/project-title-resolver.ts'
import { AsWanted } from '../../graphql/wanted-fields.ts'
import type { Donor, DonorGift, DonorNote, DonorPage, DonorPair, DonorWithHistory } from './donor.ts'
import type { DonorsService } from './donors.service.ts'
import {
  DonorConnection,
  DonorGiftConnection,
  DonorGiftType,
  DonorJudgementInput,
  DonorListArgs,
  DonorNoteType,
  DonorPairType,
  DonorPersonType,
  DonorWithHistoryType,
  NewDonorNoteInput,
} from './donors.type.ts'

type Context = GraphqlContext<{ donors: DonorsService }>

type ListedDonors = ListConnection<Donor> &
  Pick<DonorPage, 'everybodyCount' | 'givenByAll' | 'givenWithoutName' | 'years' | 'otherScript' | 'isCut'>

const DonorId = () => Arg('id', () => ID, { description: 'Of the donor.' })
const PairId = () =>
  Arg('id', () => ID, { description: 'Of the pair: the ids of both with `_` between them.' })

@Resolver(() => DonorWithHistoryType)
class DonorsResolver {
  @Permitted('people:read')
  @Query(() => DonorConnection, {
    nullable: true,
    description: 'Who gave, who did so last first unless sorted otherwise.',
  })
  async donors(
    @Args(() => DonorListArgs) request: object,
    @AsWanted() wanted: Wanted,
    @Ctx() { services, viewer }: Context,
  ): Promise<ListedDonors> {
    const page = await services.donors.list(viewer, request, wanted)
    const { everybodyCount, givenByAll, givenWithoutName, years, otherScript, isCut } = page
    return {
      ...toListConnection(page),
      everybodyCount,
      givenByAll,
      givenWithoutName,
      years,
      otherScript,
      isCut,
    }
  }

  @Permitted('people:read')
  @Query(() => [DonorPersonType], {
    nullable: true,
    description: `Who is called the same, in whichever script. ${namesakesInWords}`,
  })
  donorNamesakes(
    @Arg('name', () => String, { description: calledInWords }) name: string,
    @Ctx() { services, viewer }: Context,
  ): Promise<Donor[]> {
    return services.donors.namesakes(viewer, { name })
  }

  @Permitted('people:read')
  @Query(() => DonorWithHistoryType, {
    nullable: true,
    description: 'One donor; whoever was merged is who they were merged into.',
  })
  donor(@DonorId() id: string, @Ctx() { services, viewer }: Context): Promise<DonorWithHistory> {
    return services.donors.get(viewer, id)
  }

  @FieldResolver(() => DonorGiftConnection, { description: 'Newest first, whatever has become of them.' })
  async gifts(
    @Root() { id }: DonorWithHistory,
    @Args(() => PageArgs) page: PageArgs,
    @AsWanted() wanted: Wanted,
    @Ctx() { services, viewer }: Context,
  ): Promise<Connection<DonorGift>> {
    return toConnection(await services.donors.gifts(viewer, id, page, wanted))
  }

  @Permitted('people:read')
  @Query(() => DonorPairType, { nullable: true, description: 'Two donors side by side.' })
  donorPair(@PairId() id: string, @Ctx() { services, viewer }: Context): Promise<DonorPair> {
    return services.donors.getPair(viewer, id)
  }

  @Permitted('people:write')
  @Mutation(() => DonorPairType, {
    description: 'Says whether two donors are one: merges them, or takes them apart.',
  })
  judgeDonors(
    @PairId() id: string,
    @Arg('input', () => DonorJudgementInput, { description: 'What they are.' }) input: object,
    @Ctx() { services, viewer }: Context,
  ): Promise<DonorPair> {
    return services.donors.judge(viewer, id, input)
  }

  @Permitted('people:write')
  @Mutation(() => DonorWithHistoryType, {
    description:
      'Says whether a donor is thanked by name on the site, or takes it back for all that they gave.',
  })
  setDonorThanks(
    @DonorId() id: string,
    @Arg('thanked', () => Boolean, { description: thankedInWords }) thanked: boolean,
    @Ctx() { services, viewer }: Context,
  ): Promise<DonorWithHistory> {
    return services.donors.sayThanks(viewer, id, { thanked })
  }

  @Permitted('people:write')
  @Mutation(() => DonorWithHistoryType, {
    description: 'Says in which language a donor is written to: before what their gifts and promises tell.',
  })
  setDonorLanguage(
    @DonorId() id: string,
    @Arg('locale', () => LocaleEnum, { nullable: true, description: languageInWords })
    locale: Locale | null | undefined,
    @Ctx() { services, viewer }: Context,
  ): Promise<DonorWithHistory> {
    return services.donors.sayLanguage(viewer, id, { locale: locale ?? null })
  }

  @Permitted('people:write')
  @Mutation(() => DonorNoteType, { description: 'Writes down something of a donor.' })
  addDonorNote(
    @DonorId() id: string,
    @Arg('input', () => NewDonorNoteInput, { description: 'The note.' }) input: object,
    @IdempotencyKeyArg() idempotencyKey: string | undefined,
    @Ctx() { services, viewer }: Context,
  ): Promise<DonorNote> {
    return services.donors.addNote(viewer, id, input, idempotencyKey)
  }
}

export const donorsResolvers = [DonorsResolver, projectTitleResolver(DonorGiftType)] as const
