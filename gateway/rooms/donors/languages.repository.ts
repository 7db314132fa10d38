import type { EntityManager } from 'typeorm'
import type { Locale } from '../../../schema/locales.ts'

export const createLanguagesRepository = (manager: EntityManager) => ({
  /** Whether the team has said it. */
  isTold: async (person: string): Promise<boolean> => {
    const [row] = await manager.query<{ isTold: boolean }[]>(
      'select told_locale is not null as "isTold" from people where id = $1',
      [person],
    )
    return row?.isTold ?? false
  },

  /** Writes down in which language somebody is written to from now on, or, with null, that nobody has said it. */
  say: async (person: string, locale: Locale | null): Promise<void> => {
    await manager.query(
      'update people set told_locale = $2 where id = $1 and told_locale is distinct from $2',
      [person, locale],
    )
  },
})

export type LanguagesRepository = ReturnType<typeof createLanguagesRepository>
