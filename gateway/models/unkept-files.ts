import type { EntityManager } from 'typeorm'

interface UnkeptFiles {
  /** Where they are named, and in which column. */
  table: string
  name: string
  /** Where those that are kept are named, and in which column. */
  kept: { table: string; name: string }
}

/** Milliseconds after which the removal of a file is tried again that has failed. */
const pause = 3_600_000

/** Failures in a row after which it is not the files, but where they are kept. */
const mostFailures = 2

/** Files that go at a moment, unless something names them by then: so none is left alone, whenever a gateway ends. */
export const createUnkeptFiles = (manager: EntityManager, { table, name, kept }: UnkeptFiles) => {
  const isKept = async (transaction: EntityManager, file: string): Promise<boolean> => {
    const named: unknown[] = await transaction.query(`select from ${kept.table} where ${kept.name} = $1`, [
      file,
    ])
    return named.length > 0
  }

  /** Has one removed whose moment has come; answers how that went, null where there is none. One that stays keeps no other. */
  const removeOne = (
    now: Date,
    remove: (file: string) => Promise<void>,
  ): Promise<'gone' | { error: unknown } | null> =>
    manager.transaction(async (transaction) => {
      const [due] = await transaction.query<{ file: string }[]>(
        `select ${name} as file from ${table} where at <= $1 order by at limit 1 for update skip locked`,
        [now],
      )
      if (!due) return null
      const stays = await isKept(transaction, due.file)
      try {
        if (!stays) await remove(due.file)
      } catch (error) {
        await transaction.query(`update ${table} set at = $2 where ${name} = $1`, [
          due.file,
          new Date(now.getTime() + pause),
        ])
        return { error }
      }
      await transaction.query(`delete from ${table} where ${name} = $1`, [due.file])
      return 'gone'
    })

  return {
    /** Remembers, before a file is written, that it goes at that moment unless it is kept by then. */
    expect: async (file: string, at: Date): Promise<void> => {
      await manager.query(
        `insert into ${table} (${name}, at) values ($1, $2) on conflict (${name}) do update set at = excluded.at`,
        [file, at],
      )
    },

    /**
     * Has those removed whose moment has come. What another gateway removes is left to it.
     * @throws whatever the removal of one has failed of, once all others are gone
     */
    removeDue: async (now: Date, remove: (file: string) => Promise<void>): Promise<void> => {
      const failures: unknown[] = []
      let inARow = 0
      for (;;) {
        const how = await removeOne(now, remove)
        if (how === null) break
        inARow = how === 'gone' ? 0 : inARow + 1
        if (how !== 'gone') failures.push(how.error)
        if (inARow === mostFailures) break
      }
      if (failures.length > 0) throw failures[0]
    },
  }
}
