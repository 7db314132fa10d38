import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql'
import { type Connection, PageArgs, toConnection } from '../../graphql/connection.ts'
import type { GraphqlContext } from '../../graphql/context.ts'
import { IdempotencyKeyArg } from '../../graphql/idempotency-key-arg.ts'
import { Permitted } from '../../graphql/permission.ts'
import { TakesFile } from '../../graphql/takes-file.ts'
import type { DonationImport, ImportPreview } from './donation-import.ts'
import {
  ImportConnection,
  ImportPreviewInput,
  ImportType,
  ImportVoidInput,
  NewImportInput,
} from './donation-import.type.ts'
import type { DonationsService } from './donations.service.ts'
import { ImportPreviewType } from './import-preview.type.ts'

type Context = GraphqlContext<{ donations: DonationsService }>

@Resolver()
export class ImportsResolver {
  @Permitted('gifts:read')
  @Query(() => ImportConnection, { description: 'Imports of gifts, newest first.' })
  async donationImports(
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() { services, viewer }: Context,
  ): Promise<Connection<DonationImport>> {
    return toConnection(await services.donations.listImports(viewer, page))
  }

  // No query: the text of a file belongs into no address, and into no cache.
  @Permitted('gifts:write')
  @TakesFile()
  @Mutation(() => ImportPreviewType, {
    description: 'What would become of a bank’s file. Nothing is written.',
  })
  previewDonationImport(
    @Arg('input', () => ImportPreviewInput, { description: 'The file.' }) input: object,
    @Ctx() { services, viewer }: Context,
  ): Promise<ImportPreview> {
    return services.donations.previewImport(viewer, input)
  }

  @Permitted('gifts:write')
  @TakesFile()
  @Mutation(() => ImportType, {
    description: 'Imports gifts from a bank’s file, all of them or none.',
  })
  importDonations(
    @Arg('projectId', () => ID, { description: 'What they are for, where nothing else is chosen.' })
    projectId: string,
    @Arg('input', () => NewImportInput, { description: 'The file, and what was chosen.' }) input: object,
    @IdempotencyKeyArg() idempotencyKey: string | undefined,
    @Ctx() { services, viewer }: Context,
  ): Promise<DonationImport> {
    return services.donations.importDonations(viewer, projectId, input, idempotencyKey)
  }

  @Permitted('gifts:write')
  @Mutation(() => ImportType, {
    description: 'Undoes an import: voids each of its gifts that counts.',
  })
  voidDonationImport(
    @Arg('id', () => ID, { description: 'Of the import.' }) id: string,
    @Arg('input', () => ImportVoidInput, { description: 'Why.' }) input: object,
    @IdempotencyKeyArg() idempotencyKey: string | undefined,
    @Ctx() { services, viewer }: Context,
  ): Promise<DonationImport> {
    return services.donations.voidImport(viewer, id, input, idempotencyKey)
  }
}
