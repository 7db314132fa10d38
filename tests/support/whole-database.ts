import type { EntityManager } from 'typeorm'

/** Every value of every column of every table, as text: what a dump of the database has in it. */
export const wholeDatabase = async (manager: EntityManager): Promise<string> => {
  const columns = await manager.query<{ table: string; column: string }[]>(`
    select c.table_name as table, c.column_name as column
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = current_schema() and t.table_type = 'BASE TABLE' order by 1, 2`)
  const texts: string[] = []
  for (const { table, column } of columns) {
    const [found] = await manager.query<{ text: string | null }[]>(
      `select string_agg("${column}"::text, e'\\n') as text from "${table}"`,
    )
    texts.push(`${table}.${column}: ${found?.text ?? ''}`)
  }
  return texts.join('\n').normalize('NFKC').toLowerCase()
}

/** The lines of a text that have any of these words in them. */
export const linesWith = (text: string, words: readonly string[]): string[] =>
  text.split('\n').filter((line) => words.some((word) => line.includes(word.toLowerCase())))
