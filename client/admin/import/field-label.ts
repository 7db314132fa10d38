import { type Locale, locales } from '../../../schema/locales.ts'
import { idLabel, type Model } from '../../../schema/model.ts'

/** What a field of a record is called, `goal`, `translations.ka.title` or `id`, and in which language it is, if in one. */
export const fieldLabel = (
  { fields }: Pick<Model, 'fields'>,
  path: string,
  reader: Locale,
): { label: string; language: Locale | null } => {
  const [, language = '', name = path] = /^translations\.(\w+)\.(\w+)$/.exec(path) ?? []
  return {
    label: (name === 'id' ? idLabel : fields[name]?.label)?.[reader] ?? path,
    language: locales.find((each) => each === language) ?? null,
  }
}
