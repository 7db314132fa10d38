import type { EntityManager } from 'typeorm'
import type { Locale } from '../../../schema/locales.ts'

export const createLanguagesRepository = (manager: EntityManager) => ({
  /** Writes down in which language somebody is written to from now on. */
  say: async (person: string, locale: Locale): Promise<void> => {
    await manager.query(
      'update people set told_locale = $2 where id = $1 and told_locale is distinct from $2',
      [person, locale],
    )
  },
})

export type LanguagesRepository = ReturnType<typeof createLanguagesRepository>
