import { Arg, Args, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql'
import type { Receipt } from '../../../schema/receipts.ts'
import { receiptEntryInWords } from '../../../schema/receipts.ts'
import type { Wanted } from '../../core/wanted.ts'
import type { GraphqlContext } from '../../graphql/context.ts'
import { type ListConnection, toListConnection } from '../../graphql/list-connection.ts'
import { Permitted } from '../../graphql/permission.ts'
import { AsWanted } from '../../graphql/wanted-fields.ts'
import type { ReceiptsService } from './receipts.service.ts'
import { Connection, ListArgs, ReceiptType } from './receipts.type.ts'

type Context = GraphqlContext<{ receipts: ReceiptsService }>

const ReceiptId = (): ReturnType<typeof Arg> => Arg('id', () => ID, { description: 'Of the receipt.' })
const GiftId = (): ReturnType<typeof Arg> =>
  Arg('donationId', () => ID, { description: 'Of what was given: any gift of the ledger.' })

@Resolver()
export class ReceiptsResolver {
  @Permitted('gifts:read')
  @Query(() => Connection, {
    nullable: true,
    description: 'The receipts, newest first unless sorted otherwise.',
  })
  async receipts(
    @Args(() => ListArgs) request: object,
    @AsWanted() wanted: Wanted,
    @Ctx() { services, viewer, locale }: Context,
  ): Promise<ListConnection<Receipt>> {
    return toListConnection(await services.receipts.list(viewer, request, locale, wanted))
  }

  @Permitted('gifts:read')
  @Query(() => ReceiptType, { nullable: true, description: 'One receipt.' })
  receipt(@ReceiptId() id: string, @Ctx() { services, viewer }: Context): Promise<Receipt> {
    return services.receipts.get(viewer, id)
  }

  @Permitted('gifts:read')
  @Query(() => [ReceiptType], {
    nullable: true,
    description: 'All receipts of a gift and of what went back of it, newest first.',
  })
  donationReceipts(@GiftId() donationId: string, @Ctx() { services, viewer }: Context): Promise<Receipt[]> {
    return services.receipts.ofDonation(viewer, donationId)
  }

  @Permitted('gifts:write')
  @Mutation(() => ReceiptType, {
    description:
      'Answers the receipt that stands for a gift, or for a refund of it, and issues one where there is none.',
  })
  issueReceipt(
    @GiftId() donationId: string,
    @Arg('entry', () => Int, { nullable: true, description: receiptEntryInWords }) entry: number | undefined,
    @Ctx() { services, viewer }: Context,
  ): Promise<Receipt> {
    return services.receipts.issue(viewer, donationId, { entry })
  }

  @Permitted('gifts:write')
  @Mutation(() => ReceiptType, {
    description: 'Issues another in the place of a receipt of which the ledger says something else by now.',
  })
  replaceReceipt(@ReceiptId() id: string, @Ctx() { services, viewer }: Context): Promise<Receipt> {
    return services.receipts.replace(viewer, id)
  }

  @Permitted('gifts:write')
  @Mutation(() => ReceiptType, {
    description:
      'Sends a receipt by letter to the address that its gift has by now; asked for again within a minute, once.',
  })
  sendReceipt(@ReceiptId() id: string, @Ctx() { services, viewer }: Context): Promise<Receipt> {
    return services.receipts.send(viewer, id)
  }
}
