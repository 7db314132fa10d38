import { z } from 'zod'
import { id } from '../../schema/fields.ts'
import { type Locale, locales } from '../../schema/locales.ts'
import {
  type Field,
  type Fields,
  type LocalizedField,
  localizedFields,
  type NamesReadBy,
  type Noun,
  type PlainField,
  type PlainKind,
  plainFields,
  type RecordOf,
  type ValueOf,
} from '../../schema/model.ts'
import { shownText, textOf } from '../core/localized.ts'
import { describeField } from './withheld.ts'

/** How a kind of field is written in JSON. */
const jsonOf: Record<PlainKind, (field: PlainField) => z.ZodType> = {
  text: () => z.string(),
  email: () => z.string(),
  lari: () => z.number(),
  whole: () => z.int(),
  fraction: () => z.number(),
  version: () => z.int(),
  day: () => z.string().meta({ format: 'date' }),
  time: () => z.string(),
  instant: () => z.string().meta({ format: 'date-time' }),
  flag: () => z.boolean(),
  choice: ({ options = {} }) => z.enum(Object.keys(options)),
  locale: () => z.enum(locales),
  picture: () => z.string(),
  video: () => z.string(),
}

const shown = 'In the language that was asked for; in the other one where it is not written in it.'

type ShownValue<Of extends Field> =
  Of extends LocalizedField<infer Required> ? (true extends Required ? string : string | null) : ValueOf<Of>

type LocalizedNames<Of extends Fields> = {
  [Name in keyof Of]: Of[Name] extends LocalizedField ? Name : never
}[keyof Of]

/** A record as REST answers it: texts in one language, and `translations` with both. */
export type Represented<Of extends Fields> = { id: string } & {
  -readonly [Name in NamesReadBy<Of, 'everybody'>]: ShownValue<Of[Name]>
} & {
  -readonly [Name in NamesReadBy<Of, 'team'>]?: ShownValue<Of[Name]>
} & ([LocalizedNames<Of>] extends [never]
    ? unknown
    : { translations: Record<Locale, { [Name in LocalizedNames<Of>]: string | null }> })

type Representation<Of extends Fields> = z.ZodObject<{
  [Name in keyof Represented<Of>]-?: z.ZodType<Represented<Of>[Name]>
}>

type Named<Of extends Fields> = Pick<Noun<Of>, 'name' | 'fields'>

/** The schema of a record in REST, for the reference and for writing it fast. */
export function representationOf<Of extends Fields>(model: Named<Of>): Representation<Of>
export function representationOf(model: Named<Fields>): z.ZodObject<Record<string, z.ZodType>> {
  const texts = localizedFields(model)
  const text = z
    .object(Object.fromEntries(texts.map(([name]) => [name, z.string().nullable()])))
    .meta({ title: `${model.name}Texts`, description: 'Null where nothing was written in this language.' })
  const values = Object.entries(model.fields).flatMap(([name, field]): [string, z.ZodType][] => {
    if (field.read === 'nobody') return []
    if (field.kind === 'localized') {
      const shape = field.required ? z.string() : z.string().nullable()
      return [[name, shape.meta({ description: `${field.description} ${shown}` })]]
    }
    const { kind, read, optional, shownWith, example } = field
    const description = describeField(field)
    const value = optional || shownWith ? jsonOf[kind](field).nullable() : jsonOf[kind](field)
    if (field.isTold) {
      const whereNot = 'Absent where there is none, but for the team.'
      return [[name, value.optional().meta({ description: `${description} ${whereNot}`, example })]]
    }
    if (read === 'everybody') return [[name, value.meta({ description, example })]]
    return [[name, value.optional().meta({ description: `${description} For the team only.`, example })]]
  })
  return z
    .object({
      id,
      ...Object.fromEntries(values),
      ...(texts.length > 0 ? { translations: z.object({ en: text, ka: text }) } : {}),
    })
    .meta({ title: model.name })
}

/**
 * Writes records of the model for REST, without what only the team is shown unless they are for it.
 * What else a record bears is kept as it is.
 */
export function representer<Of extends Fields>(
  model: Named<Of>,
): (record: RecordOf<Noun<Of>>, locale: Locale, isForTeam: boolean) => Represented<Of>
export function representer(
  model: Named<Fields>,
): (record: never, locale: Locale, isForTeam: boolean) => unknown {
  const texts = localizedFields(model).map(([name]) => name)
  const forTeam = plainFields(model).flatMap(([name, { read }]) => (read === 'team' ? [name] : []))
  const told = plainFields(model).flatMap(([name, { isTold = false }]) => (isTold ? [name] : []))
  const represent = (record: Readonly<Record<string, unknown>>, locale: Locale, isForTeam: boolean) => {
    const represented: Record<string, unknown> = { ...record }
    const translations: Record<Locale, Record<string, unknown>> = { en: {}, ka: {} }
    for (const name of texts) {
      const text = textOf(record, name)
      represented[name] = shownText(text, locale)
      for (const each of locales) translations[each][name] = text[each]
    }
    if (texts.length > 0) represented.translations = translations
    if (isForTeam) return represented
    for (const name of forTeam) delete represented[name]
    for (const name of told) if (represented[name] === null) delete represented[name]
    return represented
  }
  return represent
}
