import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql'
import { binDays, type DeletedRecord, deletedRecord } from '../../../schema/bin.ts'
import type { Locale } from '../../../schema/locales.ts'
import type { Wanted } from '../../core/wanted.ts'
import type { GraphqlContext } from '../../graphql/context.ts'
import { type ListConnection, toListConnection } from '../../graphql/list-connection.ts'
import { LocaleArg } from '../../graphql/locale-arg.ts'
import { Permitted } from '../../graphql/permission.ts'
import { AsWanted } from '../../graphql/wanted-fields.ts'
import { listTypes, recordType } from '../../models/graphql-types.ts'
import { textsResolver } from '../../models/records.resolver.ts'
import type { BinService } from './bin.service.ts'

type Context = GraphqlContext<{ bin: BinService }>

const DeletedRecordType = recordType(deletedRecord)
const { Connection, ListArgs } = listTypes(deletedRecord, DeletedRecordType)
const idOf = { description: `Of the ${deletedRecord.singular}.` }

@Resolver()
class BinResolver {
  @Permitted('bin:read')
  @Query(() => Connection, {
    nullable: true,
    description: `What was deleted within ${binDays} days, deleted last first unless asked otherwise.`,
  })
  async bin(
    @Args(() => ListArgs) request: object,
    @LocaleArg() locale: Locale | undefined,
    @AsWanted() wanted: Wanted,
    @Ctx() { services, viewer, locale: requested }: Context,
  ): Promise<ListConnection<DeletedRecord>> {
    return toListConnection(await services.bin.list(viewer, request, locale ?? requested, wanted))
  }

  @Permitted('bin:write')
  @Mutation(() => ID, {
    description: 'Brings back what was deleted, as it was, and answers its id.',
  })
  async restoreFromBin(
    @Arg('id', () => ID, idOf) id: string,
    @Ctx() { services, viewer }: Context,
  ): Promise<string> {
    await services.bin.restore(viewer, id)
    return id
  }

  @Permitted('bin:write')
  @Mutation(() => ID, {
    description: 'Destroys for good what was deleted, and answers its id.',
  })
  async destroyInBin(
    @Arg('id', () => ID, idOf) id: string,
    @Ctx() { services, viewer }: Context,
  ): Promise<string> {
    await services.bin.destroy(viewer, id)
    return id
  }
}

export const binResolvers = [BinResolver, textsResolver(deletedRecord, DeletedRecordType)]
