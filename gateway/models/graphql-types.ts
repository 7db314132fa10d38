import {
  ArgsType,
  type ClassType,
  Field,
  ID,
  type MiddlewareFn,
  ObjectType,
  UseMiddleware,
} from 'type-graphql'
import { localizedFields, type Model, type Noun, type PlainField, plainFields } from '../../schema/model.ts'
import type { Permission } from '../../schema/permissions.ts'
import { requirePermission } from '../core/viewer.ts'
import type { GraphqlContext } from '../graphql/context.ts'
import { enumType } from '../graphql/enums.ts'
import { ListArgs, listConnectionOf } from '../graphql/list-connection.ts'
import { Permitted } from '../graphql/permission.ts'
import { declare, declareLanguages, typeOf } from './graphql-fields.ts'
import { describeField } from './withheld.ts'

const requiring =
  (permission: Permission): MiddlewareFn<GraphqlContext> =>
  ({ context }, next) => {
    requirePermission(context.viewer, permission)
    return next()
  }

/** What lets somebody read a field of the noun; nothing where everybody may. */
const permissionFor = ({ name, permissions }: Noun, { read }: PlainField): Permission | undefined => {
  if (read !== 'team') return undefined
  if (!permissions) throw new Error(`nobody has said who of the team reads ${name}`)
  return permissions.read
}

/** Declares what is read of a record as it is; its texts have resolvers. */
const declareFields = (type: ClassType, noun: Noun): void => {
  for (const [name, field] of plainFields(noun)) {
    if (field.read === 'nobody') continue
    const permission = permissionFor(noun, field)
    declare(type, name, typeOf(noun, name, field), {
      nullable: field.optional || field.shownWith !== undefined || permission !== undefined,
      description: describeField(field),
      // A simple field has no resolver, and without one no middleware is asked.
      simple: permission === undefined,
    })
    if (permission === undefined) continue
    UseMiddleware(requiring(permission))(type.prototype, name)
    Permitted(permission)(type.prototype, name)
  }
}

/** The type of a record. */
export const recordType = (noun: Noun): ClassType => {
  @ObjectType(noun.name, { description: noun.description, simpleResolvers: true })
  class RecordType {
    @Field(() => ID, { description: 'Opaque; never changes.' })
    id: string
  }
  declareFields(RecordType, noun)
  return RecordType
}

/** The type of a record's texts in both languages. */
export const translationsType = (model: Pick<Model, 'name' | 'fields'>): ClassType => {
  @ObjectType(`${model.name}Texts`, {
    description: 'The texts of one language; null where nothing was written.',
    simpleResolvers: true,
  })
  class TextsType {}
  for (const [name, { description }] of localizedFields(model)) {
    declare(TextsType, name, () => String, { nullable: true, description })
  }

  @ObjectType(`${model.name}Translations`, {
    description: 'Both languages, as they were written.',
    simpleResolvers: true,
  })
  class TranslationsType {}
  declareLanguages(TranslationsType, TextsType, false)
  return TranslationsType
}

/** The page of a model's list, and the arguments that ask for it. */
export const listTypes = (
  model: Pick<Model, 'name' | 'sorts' | 'filters'>,
  type: ClassType,
  { name = model.name, filter }: { name?: string; filter?: object } = {},
) => {
  @ArgsType()
  class RecordListArgs extends ListArgs {}
  const sorts = enumType(`${name}Sort`, 'What the list is sorted by.', model.sorts)
  const filters = filter ?? enumType(`${name}Filter`, 'What the list is narrowed to.', model.filters)
  declare(RecordListArgs, 'sort', () => sorts, { nullable: true, description: '`created` when absent.' })
  declare(RecordListArgs, 'filter', () => filters, {
    nullable: true,
    description: 'Only what is so; everything when absent.',
  })
  return { Connection: listConnectionOf(type, `${model.name}Connection`), ListArgs: RecordListArgs }
}
