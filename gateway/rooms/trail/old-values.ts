import { locales } from '../../../schema/locales.ts'
import { localizedFields, type Model, writableFields } from '../../../schema/model.ts'
import { snakeCase } from '../../database/naming.ts'
import type { TrailChange } from './trail.ts'

/** What was there before an entry, as a change of the record takes it; null where nothing of it can be put back. */
export const oldValues = (
  model: Model,
  { changes }: { changes: readonly Pick<TrailChange, 'column' | 'before'>[] },
): Record<string, unknown> | null => {
  const before = new Map(changes.map(({ column, before: value }) => [column, value]))
  const translations = locales.map((locale) => {
    const texts = localizedFields(model).flatMap(([name]): [string, unknown][] => {
      const column = `${snakeCase(name)}_${locale}`
      return before.has(column) ? [[name, before.get(column) ?? null]] : []
    })
    return [locale, Object.fromEntries(texts)] as const
  })
  const written = translations.filter(([, texts]) => Object.keys(texts).length > 0)
  const plain = writableFields(model).flatMap(([name, { kind, isInitial }]): [string, unknown][] => {
    const value = before.get(snakeCase(name))
    if (value === undefined || isInitial) return []
    return [[name, kind === 'lari' && value !== null ? Number(value) : value]]
  })
  if (written.length === 0 && plain.length === 0) return null
  return {
    ...Object.fromEntries(plain),
    ...(written.length > 0 && { translations: Object.fromEntries(written) }),
  }
}
