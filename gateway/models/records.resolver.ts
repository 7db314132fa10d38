import {
  Arg,
  Args,
  type ClassType,
  Ctx,
  FieldResolver,
  ID,
  Mutation,
  Query,
  Resolver,
  Root,
} from 'type-graphql'
import type { Locale } from '../../schema/locales.ts'
import { localizedFields, type Model } from '../../schema/model.ts'
import { missingIn, textOf } from '../core/localized.ts'
import type { SortedListPage } from '../core/sorted-list-page.ts'
import type { Viewer } from '../core/viewer.ts'
import type { Wanted } from '../core/wanted.ts'
import type { GraphqlContext } from '../graphql/context.ts'
import { LocaleEnum } from '../graphql/enums.ts'
import { IdempotencyKeyArg } from '../graphql/idempotency-key-arg.ts'
import { type ListConnection, toListConnection } from '../graphql/list-connection.ts'
import { LocaleArg } from '../graphql/locale-arg.ts'
import { Permitted } from '../graphql/permission.ts'
import { Plainly } from '../graphql/plain-resolver.ts'
import { ShownText } from '../graphql/shown-text.ts'
import { AsWanted } from '../graphql/wanted-fields.ts'
import { inputTypes } from './graphql-inputs.ts'
import { listTypes, translationsType } from './graphql-types.ts'

/** A record, whatever its model: its texts in both languages. */
type AnyRecord = Readonly<Record<string, unknown>>

const shown = 'In the language asked for; in the other one where it is not written in it.'

/** Answers the texts of a model's records: in one language, in both, and which are missing. */
export const textsResolver = (model: Pick<Model, 'name' | 'fields'>, type: ClassType): ClassType => {
  const Translations = translationsType(model)
  const texts = localizedFields(model)

  const missing = (record: AnyRecord): Locale[] =>
    missingIn(texts.map(([name, { required }]) => ({ text: textOf(record, name), required })))

  const inLanguage = (record: AnyRecord, locale: Locale): AnyRecord =>
    Object.fromEntries(texts.map(([name]) => [name, textOf(record, name)[locale]]))
  const inBoth = (record: AnyRecord): Record<Locale, AnyRecord> => ({
    en: inLanguage(record, 'en'),
    ka: inLanguage(record, 'ka'),
  })

  @Resolver(() => type)
  class TextsResolver {
    @Plainly(missing)
    @FieldResolver(() => [LocaleEnum], { description: 'The languages in which a text is missing.' })
    missingIn(@Root() record: AnyRecord): Locale[] {
      return missing(record)
    }

    @Plainly(inBoth)
    @FieldResolver(() => Translations, { description: 'Both languages, as they were written.' })
    translations(@Root() record: AnyRecord): Record<Locale, AnyRecord> {
      return inBoth(record)
    }
  }

  for (const [name, { required, description }] of texts) {
    const value = (): void => undefined
    Object.defineProperty(TextsResolver.prototype, name, { value })
    LocaleArg()(TextsResolver.prototype, name, 0)
    ShownText(name)(TextsResolver.prototype, name)
    FieldResolver(() => String, { nullable: !required, description: `${description} ${shown}` })(
      TextsResolver.prototype,
      name,
      { value },
    )
  }
  return TextsResolver
}

/** Says nothing of who may ask for a field. */
const Open: MethodDecorator = () => undefined

/** What the services of all models can do. */
export interface RecordsService {
  get: (viewer: Viewer, id: string, wanted: Wanted) => Promise<object>
  list: (viewer: Viewer, input: unknown, locale: Locale, wanted: Wanted) => Promise<SortedListPage<object>>
  create: (
    viewer: Viewer,
    input: unknown,
    locale: Locale,
    idempotencyKey: string | undefined,
  ) => Promise<object>
  update: (viewer: Viewer, id: string, input: unknown, locale: Locale) => Promise<object>
}

/** Reads and writes the records of a model: `project`, `projects`, `createProject`, `updateProject`. */
export const recordsResolver = <Needs>(
  model: Model,
  type: ClassType,
  serviceOf: (context: GraphqlContext<Needs>) => RecordsService,
): ClassType => {
  const { name, singular, plural, permissions, isForTeam } = model
  const { Connection, ListArgs } = listTypes(model, type)
  const { NewInput, ChangeInput } = inputTypes(model)

  @Resolver(() => type)
  class RecordsResolver {
    @(isForTeam ? Permitted(permissions.read) : Open)
    @Query(() => type, { name: singular, nullable: true, description: `One ${singular}.` })
    one(
      @Arg('id', () => ID, { description: `Of the ${singular}.` }) id: string,
      @AsWanted() wanted: Wanted,
      @Ctx() context: GraphqlContext<Needs>,
    ): Promise<object> {
      return serviceOf(context).get(context.viewer, id, wanted)
    }

    @Permitted(permissions.read)
    @Query(() => Connection, {
      name: plural,
      nullable: true,
      description: `The ${plural}, newest first unless sorted otherwise.`,
    })
    async list(
      @Args(() => ListArgs) request: object,
      @LocaleArg() locale: Locale | undefined,
      @AsWanted() wanted: Wanted,
      @Ctx() context: GraphqlContext<Needs>,
    ): Promise<ListConnection<object>> {
      const service = serviceOf(context)
      return toListConnection(await service.list(context.viewer, request, locale ?? context.locale, wanted))
    }

    @Permitted(permissions.write)
    @Mutation(() => type, { name: `create${name}`, description: `Creates one ${singular}.` })
    create(
      @Arg('input', () => NewInput, { description: `The ${singular}.` }) input: object,
      @LocaleArg() locale: Locale | undefined,
      @IdempotencyKeyArg() idempotencyKey: string | undefined,
      @Ctx() context: GraphqlContext<Needs>,
    ): Promise<object> {
      return serviceOf(context).create(context.viewer, input, locale ?? context.locale, idempotencyKey)
    }

    @Permitted(permissions.write)
    @Mutation(() => type, { name: `update${name}`, description: `Changes one ${singular}.` })
    update(
      @Arg('id', () => ID, { description: `Of the ${singular}.` }) id: string,
      @Arg('input', () => ChangeInput, { description: 'What changes.' }) input: object,
      @LocaleArg() locale: Locale | undefined,
      @Ctx() context: GraphqlContext<Needs>,
    ): Promise<object> {
      return serviceOf(context).update(context.viewer, id, input, locale ?? context.locale)
    }
  }
  return RecordsResolver
}
