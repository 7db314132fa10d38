import { registerEnumType } from 'type-graphql'
import type { Direction } from '../../schema/directions.ts'
import type { Locale } from '../../schema/locales.ts'

/** An enum over the words of `schema/`, each with what it means. */
export const enumType = <Value extends string>(
  name: string,
  description: string,
  meanings: Readonly<Record<Value, string>>,
): Readonly<Record<string, string>> => {
  const words = Object.keys(meanings)
  const values = Object.fromEntries(words.map((word) => [word, word]))
  const described = Object.entries<string>(meanings).map(([word, meaning]) => [
    word,
    { description: meaning },
  ])
  registerEnumType(values, { name, description, valuesConfig: Object.fromEntries(described) })
  return values
}

export const LocaleEnum = enumType<Locale>('Locale', 'A language of the site.', {
  en: 'English.',
  ka: 'Georgian.',
})

export const DirectionEnum = enumType<Direction>('Direction', 'Which way a sorted list runs.', {
  asc: 'From the smallest, the earliest, the first of the alphabet.',
  desc: 'From the largest, the latest, the last of the alphabet.',
})
