import { type ClassType, Field, Float, Int } from 'type-graphql'
import { type Locale, locales } from '../../schema/locales.ts'
import type { Noun, PlainField, PlainKind } from '../../schema/model.ts'
import { enumType, LocaleEnum } from '../graphql/enums.ts'
import { DateTime, Day, TimeOfDay } from '../graphql/scalars.ts'

const scalars: Record<Exclude<PlainKind, 'choice'>, () => object> = {
  text: () => String,
  email: () => String,
  lari: () => Float,
  whole: () => Int,
  fraction: () => Float,
  version: () => Int,
  day: () => Day,
  time: () => TimeOfDay,
  instant: () => DateTime,
  flag: () => Boolean,
  locale: () => LocaleEnum,
  picture: () => String,
  video: () => String,
}

/** The enums of choices, by their options: a type is registered once, and used by records and inputs alike. */
const enums = new Map<object, object>()

const enumOfChoice = (noun: Pick<Noun, 'name'>, name: string, field: PlainField): object => {
  const {
    options = {},
    description,
    typeName = `${noun.name}${name.charAt(0).toUpperCase()}${name.slice(1)}`,
  } = field
  const meanings = Object.entries(options).map(([value, about]) => [value, about.description])
  const values = enums.get(options) ?? enumType(typeName, description, Object.fromEntries(meanings))
  enums.set(options, values)
  return values
}

/** The GraphQL type of a field, as decorators take it. */
export const typeOf = (noun: Pick<Noun, 'name'>, name: string, field: PlainField): (() => object) => {
  if (field.kind !== 'choice') return scalars[field.kind]
  const values = enumOfChoice(noun, name, field)
  return () => values
}

/** Declares a property of a class, as its decorator would above it. */
export const declare = (
  { prototype }: ClassType,
  name: string,
  type: () => object,
  options: { nullable: boolean; description: string; defaultValue?: unknown; simple?: boolean },
): void => Field(type, options)(prototype, name)

const languageNames: Record<Locale, string> = { en: 'English.', ka: 'Georgian.' }

/** Declares a property for each language. */
export const declareLanguages = (owner: ClassType, type: ClassType, nullable: boolean): void => {
  for (const locale of locales) {
    declare(owner, locale, () => type, { nullable, description: languageNames[locale] })
  }
}
