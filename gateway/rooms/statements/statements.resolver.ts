import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql'
import type { LetterPreview } from '../../../schema/letters.ts'
import {
  type DonorStatement,
  donorStatementFields,
  statementYearInWords,
  type YearlyStatements,
} from '../../../schema/statements.ts'
import type { GraphqlContext } from '../../graphql/context.ts'
import { Permitted } from '../../graphql/permission.ts'
import { LetterPreviewType } from '../letters/letters.type.ts'
import type { StatementsService } from './statements.service.ts'
import { DonorStatementType, YearlyStatementsType } from './statements.type.ts'

type Context = GraphqlContext<{ statements: StatementsService }>

const Year = (): ReturnType<typeof Arg> => Arg('year', () => Int, { description: statementYearInWords })
const DonorId = (): ReturnType<typeof Arg> =>
  Arg('donorId', () => ID, {
    description: 'Of whoever gave; that of somebody who was merged into them will do.',
  })

@Resolver()
export class StatementsResolver {
  @Permitted('gifts:write')
  @Query(() => YearlyStatementsType, {
    nullable: true,
    description: 'How the statements of a year stand: to how many donors they would go.',
  })
  statements(@Year() year: number, @Ctx() { services, viewer }: Context): Promise<YearlyStatements> {
    return services.statements.ofYear(viewer, String(year))
  }

  @Permitted('gifts:write')
  @Query(() => [LetterPreviewType], {
    nullable: true,
    description: 'The letter that brings donors their statements of a year, in each language.',
  })
  statementPreviews(@Year() year: number, @Ctx() { services, viewer }: Context): LetterPreview[] {
    return services.statements.previews(viewer, String(year))
  }

  @Permitted('people:addresses')
  @Query(() => [DonorStatementType], {
    nullable: true,
    description: 'What a donor gave in each year in which something counts, the last year first.',
  })
  donorStatements(
    @DonorId() donorId: string,
    @Ctx() { services, viewer }: Context,
  ): Promise<DonorStatement[]> {
    return services.statements.ofDonor(viewer, donorId)
  }

  @Permitted('gifts:write')
  @Mutation(() => YearlyStatementsType, {
    description:
      'Has the statements of a year sent to every donor who has an email and was not sent one, a few at a time, or ends that.',
  })
  setStatementsSending(
    @Year() year: number,
    @Arg('sending', () => Boolean, { description: 'Whether they are to be sent.' }) sending: boolean,
    @Ctx() { services, viewer }: Context,
  ): Promise<YearlyStatements> {
    return services.statements.setSending(viewer, String(year), { sending })
  }

  @Permitted('gifts:write')
  @Mutation(() => DonorStatementType, {
    description:
      'Sends a donor a statement of a year by letter, whatever they were sent before; asked for again within a minute, once.',
  })
  sendStatement(
    @Arg('id', () => ID, { description: donorStatementFields.id }) id: string,
    @Ctx() { services, viewer }: Context,
  ): Promise<DonorStatement> {
    return services.statements.sendStatement(viewer, id)
  }
}
