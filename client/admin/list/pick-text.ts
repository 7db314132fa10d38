import { type Locale, localesFrom } from '../../../schema/locales.ts'

interface PickedText {
  text: string
  /** The language it is written in. */
  locale: Locale
  /** What the other language says, where both say something. */
  other: { text: string; locale: Locale } | null
}

/** What a record says in the reader's language, or in the one it has. */
export const pickText = <Name extends string>(
  translations: Record<Locale, Record<Name, string | null>>,
  name: Name,
  reader: Locale,
): PickedText => {
  const written = localesFrom(reader).flatMap((locale) => {
    const text = translations[locale][name]
    return text === null ? [] : [{ text, locale }]
  })
  const [first = { text: '', locale: reader }, other = null] = written
  return { ...first, other }
}
