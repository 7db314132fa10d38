import type { EntityManager } from 'typeorm'

interface UnkeptFiles {
  /** Where they are named, and in which column. */
  table: string
  name: string
  /** Where those that are kept are named, and in which column. */
  kept: { table: string; name: string }
}

/** Files that go at a moment, unless something names them by then: so none is left alone, whenever a gateway ends. */
export const createUnkeptFiles = (manager: EntityManager, { table, name, kept }: UnkeptFiles) => ({
  /** Remembers, before a file is written, that it goes at that moment unless it is kept by then. */
  expect: async (file: string, at: Date): Promise<void> => {
    await manager.query(
      `insert into ${table} (${name}, at) values ($1, $2) on conflict (${name}) do update set at = excluded.at`,
      [file, at],
    )
  },

  /** Has one removed whose moment has come, and answers whether there was one. What another gateway removes is left to it. */
  removeOne: (now: Date, remove: (file: string) => Promise<void>): Promise<boolean> =>
    manager.transaction(async (transaction) => {
      const [due] = await transaction.query<{ file: string }[]>(
        `select ${name} as file from ${table} where at <= $1 order by at limit 1 for update skip locked`,
        [now],
      )
      if (!due) return false
      const named: unknown[] = await transaction.query(`select from ${kept.table} where ${kept.name} = $1`, [
        due.file,
      ])
      if (named.length === 0) await remove(due.file)
      await transaction.query(`delete from ${table} where ${name} = $1`, [due.file])
      return true
    }),
})
