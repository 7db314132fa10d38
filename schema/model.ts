import type { z } from 'zod'
import type { Locale } from './locales.ts'
import type { Permission } from './permissions.ts'

/** A word or a sentence in both languages. */
export type Words = Readonly<Record<Locale, string>>

/** What the id of a record is called above the column of a file, and where it is spoken of. */
export const idLabel: Words = { en: 'Id', ka: 'იდენტიფიკატორი' }

/** A text in both languages; null where it was not written. */
export type Localized = Record<Locale, string | null>

/** Who is shown a field: the team is whoever may read all records of the noun. What nobody is shown can only be written. */
export type Readers = 'everybody' | 'team' | 'nobody'

interface Described {
  /** What it is called in forms and above the column of a file. */
  label: Words
  /** What it is called above that column, where it is something else. */
  heading?: Words
  /** One sentence for whoever reads the GraphQL schema or the API reference. */
  description: string
}

/** A text in both languages, kept as two columns, `<name>_en` and `<name>_ka`. */
export interface LocalizedField<Required extends boolean = boolean> extends Described {
  kind: 'localized'
  /** Whether it must be written, in one language at least. */
  required: Required
  /** Unicode characters. */
  maximum: number
  read: 'everybody'
  writable: true
  example: Words
}

/** How one value is stored, shown and typed. */
export type PlainKind =
  | 'text'
  | 'email'
  | 'lari'
  | 'whole'
  | 'fraction'
  | 'version'
  | 'day'
  | 'time'
  | 'instant'
  | 'flag'
  | 'choice'
  | 'locale'
  | 'picture'
  | 'video'

/** A field of one value, kept as one column. */
export interface PlainField<
  Shape extends z.ZodType = z.ZodType,
  Optional extends boolean = boolean,
  Writable extends boolean = boolean,
  Read extends Readers = Readers,
> extends Described {
  kind: PlainKind
  /** What may be written. */
  shape: Shape
  /** Whether it may be null. */
  optional: Optional
  /** Whether people write it; what they do not, the gateway does. */
  writable: Writable
  /** Whether it is a column of the model's own table, or worked out from others. */
  stored: boolean
  read: Read
  example: unknown
  /** The values of a choice. */
  options?: Readonly<Record<string, Described>>
  /** What GraphQL calls the type of a choice; `ProjectStatus` where nothing is said. */
  typeName?: string | undefined
  /** Said by whoever creates a record, if they like, and by nobody after; else the moment it is created. */
  isInitial?: true
  /** Told to everybody where it is there; that it is not is told to the team alone. */
  isTold?: true
  /** No search looks into it: it tells nothing that somebody remembers a record by. */
  isUnsearched?: true
  /** Kept from whoever has not this permission, to whom it is null, and whose searches do not look into it. */
  shownWith?: Permission
  /** What it is worked out from: other fields of the record, and the moment it is read. */
  derived?: {
    from: readonly string[]
    work: (record: object, now: Date) => unknown
  }
}

export type Field = LocalizedField | PlainField
export type Fields = Readonly<Record<string, Field>>
export type WithFields = Pick<Noun, 'fields'>

type WithheldValue<Of> = Of extends { shownWith: Permission } ? null : never

/** What a field holds in a record, as whoever may ask for it is answered. */
export type ValueOf<Of extends Field> = Of extends LocalizedField
  ? Localized
  : Of extends PlainField<infer Shape, infer Optional>
    ? NonNullable<z.output<Shape>> | (true extends Optional ? null : never) | WithheldValue<Of>
    : never

/**
 * One noun of the charity: what its edges, its table, its forms and its files agree on.
 * A record of it has an `id` besides its fields.
 */
export interface Noun<Of extends Fields = Fields> {
  /** `Project`: what its GraphQL types and the schemas of the reference are called after. */
  name: string
  /** One sentence for whoever reads the GraphQL schema. */
  description: string
  /** The id of one that the demo holds, so that examples can be tried. */
  exampleId: string
  fields: Of
  /** What belongs to a record, `donations`, and what else REST answers the team of it beside the fields. */
  nested?: readonly string[]
  /** What lets somebody read its records as the team does, and write them. */
  permissions?: { read: Permission; write: Permission }
}

/** A noun with a table, a list and routes of its own. */
export interface Model<
  Of extends Fields = Fields,
  Sort extends string = string,
  Filter extends string = string,
> extends Noun<Of> {
  /** `project`, as sentences have it and as GraphQL calls one. */
  singular: string
  /** `projects`: its routes, and its list in GraphQL. */
  plural: string
  /** Where its records are kept. */
  table: string
  permissions: { read: Permission; write: Permission }
  /** Whether its records are for the team alone, and nobody else is shown any. */
  isForTeam?: boolean
  /** Whether what is deleted stays in the bin for a while, where nobody else finds it (`schema/bin.ts`). */
  hasBin?: boolean
  /** What lists can be sorted by, a sentence each: a field, or `created`. */
  sorts: Readonly<Record<'created' | Sort, string>>
  /** What lists can be narrowed to, a sentence each. */
  filters: Readonly<Record<Filter, string>>
}

/** The names of the fields that `Read` are shown. */
export type NamesReadBy<Of extends Fields, Read extends Readers> = {
  [Name in keyof Of]: Of[Name]['read'] extends Read ? Name : never
}[keyof Of]

/**
 * A record as services answer it: both languages, money in lari, days as `YYYY-MM-DD`. What only the team is shown
 * is there, for the edge to hide.
 */
export type RecordOf<Of extends WithFields> = { id: string } & {
  -readonly [Name in NamesReadBy<Of['fields'], 'everybody' | 'team'>]: ValueOf<Of['fields'][Name]>
}

/** Keeps the exact types of a model's fields. */
export const defineModel = <Of extends Fields, Sort extends string, Filter extends string>(
  model: Model<Of, Sort, Filter>,
): Model<Of, Sort, Filter> => model

export const isLocalized = (field: Field): field is LocalizedField => field.kind === 'localized'
const isPlain = (field: Field): field is PlainField => field.kind !== 'localized'
const isWritten = (field: Field): field is PlainField => isPlain(field) && field.writable

const entriesOf = <Kept extends Field>(
  { fields }: WithFields,
  isKept: (field: Field) => field is Kept,
): [name: string, field: Kept][] =>
  Object.entries(fields).flatMap(([name, field]): [string, Kept][] => (isKept(field) ? [[name, field]] : []))

/** The fields in both languages, in the order of the model. */
export const localizedFields = (model: WithFields): [name: string, field: LocalizedField][] =>
  entriesOf(model, isLocalized)

/** The fields of one value. */
export const plainFields = (model: WithFields): [name: string, field: PlainField][] =>
  entriesOf(model, isPlain)

/** The fields of one value that can be written. */
export const writableFields = (model: WithFields): [name: string, field: PlainField][] =>
  entriesOf(model, isWritten)

const shownOnly = (model: WithFields): [name: string, field: PlainField][] =>
  plainFields(model).filter(
    ([, { writable, read, kind }]) => !writable && read !== 'nobody' && kind !== 'version',
  )

/** The fields that are shown and never written, but for the version, which says what a change was made from. */
export const keptFields = (model: WithFields): [name: string, field: PlainField][] =>
  shownOnly(model).filter(([, { stored }]) => stored)

/** The fields that are worked out, from whatever it is. */
export const workedOutFields = (model: WithFields): [name: string, field: PlainField][] =>
  shownOnly(model).filter(([, { stored }]) => !stored)

/** The fields that are worked out from other tables, which move while nobody changes the record. */
export const computedFields = (model: WithFields): [name: string, field: PlainField][] =>
  workedOutFields(model).filter(([, { derived }]) => !derived)

/** The fields that are worked out from others of the record itself. */
export const derivedFields = (
  model: WithFields,
): [name: string, derived: NonNullable<PlainField['derived']>][] =>
  shownOnly(model).flatMap(([name, { derived }]): [string, NonNullable<PlainField['derived']>][] =>
    derived ? [[name, derived]] : [],
  )

/** The fields that can be said of a new record, and are kept from then on. */
export const initialFields = (model: WithFields): [name: string, field: PlainField][] =>
  plainFields(model).filter(([, { isInitial = false }]) => isInitial)

/** The names in a table, typed. */
export const namesOf = <Name extends string>(table: Readonly<Record<Name, unknown>>): Name[] => {
  const isName = (name: string): name is Name => Object.hasOwn(table, name)
  return Object.keys(table).filter(isName)
}
