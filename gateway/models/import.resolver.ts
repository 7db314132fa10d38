import { Arg, type ClassType, Ctx, Field, ID, Int, Mutation, ObjectType, Resolver } from 'type-graphql'
import {
  type Import,
  type ImportedChange,
  type ImportPreview,
  importInput,
  type NotTaken,
  notTakenInWords,
  type PreviewedRow,
  type RowError,
  rowOutcomes,
} from '../../schema/imports.ts'
import type { Locale } from '../../schema/locales.ts'
import type { Model } from '../../schema/model.ts'
import type { Viewer } from '../core/viewer.ts'
import type { GraphqlContext } from '../graphql/context.ts'
import { enumType } from '../graphql/enums.ts'
import { IdempotencyKeyArg } from '../graphql/idempotency-key-arg.ts'
import { Permitted } from '../graphql/permission.ts'
import { TakesFile } from '../graphql/takes-file.ts'

const RowOutcomeEnum = enumType('RowOutcome', 'What importing a row of a file would do.', rowOutcomes)

@ObjectType('ImportedChange', { description: 'A value that would be another one.', simpleResolvers: true })
class ImportedChangeType implements ImportedChange {
  @Field(() => String, { description: '`goal`; `translations.ka.title`.' })
  field: string

  @Field(() => String, { description: 'As a file would have it.' })
  before: string

  @Field(() => String, { description: 'As this file has it.' })
  after: string
}

@ObjectType('RowError', { description: 'Why a row is refused.', simpleResolvers: true })
class RowErrorType implements RowError {
  @Field(() => String, { description: 'Which field.' })
  field: string

  @Field(() => String, { description: 'As every refusal of a field has it.' })
  code: RowError['code']

  @Field(() => String, { description: 'In English.' })
  message: string
}

@ObjectType('PreviewedRow', {
  description: 'A row of a file, and what importing it would do.',
  simpleResolvers: true,
})
class PreviewedRowType implements PreviewedRow {
  @Field(() => Int, { description: 'The line of the file it begins at; the first is 1.' })
  line: number

  @Field(() => RowOutcomeEnum, { description: 'What would become of it.' })
  outcome: PreviewedRow['outcome']

  @Field(() => ID, { nullable: true, description: 'Of the record it names.' })
  id: string | null

  @Field(() => String, {
    description: 'What the record is called, in the language of the request, or else in the other one.',
  })
  title: string

  @Field(() => [ImportedChangeType], { description: 'What of the record would change.' })
  changes: ImportedChange[]

  @Field(() => [RowErrorType], { description: 'Why it is refused.' })
  errors: RowError[]
}

const Created = () => Field(() => Int, { description: 'Records that are new.' })
const Changed = () => Field(() => Int, { description: 'Records that changed.' })
const Unchanged = () => Field(() => Int, { description: 'Rows that say what stands there already.' })

@ObjectType('NotTaken', {
  description: 'A field that follows from other things, and is not taken from a file.',
  simpleResolvers: true,
})
class NotTakenType implements NotTaken {
  @Field(() => String, { description: '`raised`.' })
  field: string

  @Field(() => Int, { description: 'Rows that say something else than what stands there.' })
  rows: number
}

@ObjectType('ImportPreview', { description: 'What importing a file would do.', simpleResolvers: true })
class ImportPreviewType implements ImportPreview {
  @Created()
  created: number

  @Changed()
  changed: number

  @Unchanged()
  unchanged: number

  @Field(() => Int, { description: 'Rows that nothing can be made of.' })
  refused: number

  @Field(() => [NotTakenType], { description: notTakenInWords })
  notTaken: NotTaken[]

  @Field(() => [PreviewedRowType], { description: 'Every row, in the order of the file.' })
  rows: PreviewedRow[]
}

@ObjectType('Import', { description: 'A file that was written.', simpleResolvers: true })
class ImportType implements Import {
  @Field(() => ID, { description: 'Opaque; never changes.' })
  id: string

  @Created()
  created: number

  @Changed()
  changed: number

  @Unchanged()
  unchanged: number
}

/** What of a service writes files of records. */
interface ImportingService {
  previewImport: (viewer: Viewer, input: unknown, locale: Locale) => Promise<ImportPreview>
  importAll: (viewer: Viewer, input: unknown, idempotencyKey?: string | null) => Promise<Import>
}

const Csv = () => Arg('csv', () => String, { description: importInput.shape.csv.meta()?.description ?? '' })

/** Writes a file of a model's records, and tells before what it would do. */
export const importResolver = <Needs>(
  { plural, permissions }: Model,
  serviceOf: (context: GraphqlContext<Needs>) => ImportingService,
): ClassType => {
  const named = plural.charAt(0).toUpperCase() + plural.slice(1)

  @Resolver()
  class ImportResolver {
    @Permitted(permissions.write)
    @TakesFile()
    @Mutation(() => ImportPreviewType, {
      name: `preview${named}Import`,
      description: `What importing a file of ${plural} would do. Nothing is written.`,
    })
    preview(@Csv() csv: string, @Ctx() context: GraphqlContext<Needs>): Promise<ImportPreview> {
      return serviceOf(context).previewImport(context.viewer, { csv }, context.locale)
    }

    @Permitted(permissions.write)
    @TakesFile()
    @Mutation(() => ImportType, {
      name: `import${named}`,
      description: `Imports a file of ${plural}: all of it, or nothing where a row is refused.`,
    })
    write(
      @Csv() csv: string,
      @IdempotencyKeyArg() idempotencyKey: string | undefined,
      @Ctx() context: GraphqlContext<Needs>,
    ): Promise<Import> {
      return serviceOf(context).importAll(context.viewer, { csv }, idempotencyKey)
    }
  }
  return ImportResolver
}
