import type { Fields, Model, RecordOf } from '../../schema/model.ts'
import { everything, type Wanted } from '../core/wanted.ts'
import { columnsBeforeRow } from '../database/find-list-page.ts'
import { prepare, type Fields as Texts } from '../database/prepared.ts'
import { type Computed, ownTable, tableOf } from './columns.ts'
import { isPublic } from './life.ts'
import { fieldsWanted, type MoreColumns, recordColumns } from './record-columns.ts'

/** Who asks chooses the fields: of so many choices statements are kept, whoever makes another one reads all fields. */
const mostChoices = 32

interface Options<Record> {
  /** The model's table, and those that are joined to it. */
  from: string
  computed: Computed
  /** What else of it is read from those tables. */
  more: readonly MoreColumns[]
  /** A record as it is answered. */
  show: (record: Record) => Record
}

/** The statements that read records of a model, and those that write what needs no other statement. */
export const createRecordStatements = <Of extends Fields>(
  model: Model<Of>,
  { from, computed, more, show }: Options<RecordOf<Model<Of>>>,
) => {
  const id = `${ownTable}.id`
  const allNames = fieldsWanted(model, everything)

  const moreWanted = (wanted: Wanted): MoreColumns[] => more.filter(({ name }) => wanted.has(name))

  const readingOf = (names: readonly string[], besides: readonly MoreColumns[]) => {
    const read = ['id', ...names]
    const alone = recordColumns(model, read, { computed, more: besides })
    const listed = recordColumns(model, read, { computed, more: besides, first: columnsBeforeRow })
    // Only what is read is joined.
    const isJoined = besides.length > 0 || names.some((name) => name in computed)
    const joined = isJoined ? from : tableOf(model)
    const records = `select ${alone.columns.join(', ')} from ${joined}`
    const readAlone = (texts: Texts) => show(alone.read(texts))
    return {
      /** Reads one record, `$1`. */
      one: prepare(`one of ${model.table}`, `${records} where ${id} = $1`, readAlone),
      /** The same where everybody is shown it at the moment `$2`; of nouns with a life. */
      onePublic: prepare(
        `public one of ${model.table}`,
        `${records} where ${id} = $1 and ${isPublic('$2')}`,
        readAlone,
      ),
      /** Where every statement about records begins, and what reads its rows. */
      records,
      read: readAlone,
      /** The same within a page of a list. */
      row: { columns: listed.columns, read: (texts: Texts) => show(listed.read(texts)) },
    }
  }

  const insertionOf = (columns: readonly string[]) => {
    const values = columns.map((_, index) => `$${index + 1}`).join(', ')
    const record = recordColumns(model, ['id', ...allNames])
    return prepare(
      `insert into ${model.table}`,
      `insert into ${model.table} as ${ownTable} (${columns.join(', ')}) values (${values})
       returning ${record.columns.join(', ')}`,
      (texts) => show(record.read(texts)),
    )
  }

  const all = readingOf(allNames, more)
  const readings = new Map<string, typeof all>()
  // What a known operation wants is the same object each time.
  const readingsFor = new WeakMap<Wanted, typeof all>([[everything, all]])
  const insertions = new Map<string, ReturnType<typeof insertionOf>>()

  return {
    /** How records are read: what is wanted of them at least. */
    reading: (wanted: Wanted): typeof all => {
      const found = readingsFor.get(wanted)
      if (found) return found
      const names = fieldsWanted(model, wanted)
      const besides = moreWanted(wanted)
      const key = [...names, ...besides.map(({ name }) => name)].join(' ')
      const known = readings.get(key)
      if (!known && readings.size === mostChoices) return all
      const reading = known ?? readingOf(names, besides)
      readings.set(key, reading)
      readingsFor.set(wanted, reading)
      return reading
    },

    /** Writes these columns and reads the whole record; null where more is read of it than its own columns. */
    insertion: (columns: readonly string[]): ReturnType<typeof insertionOf> | null => {
      const key = columns.join(' ')
      const known = insertions.get(key)
      if (known) return known
      if (Object.keys(computed).length > 0 || insertions.size === mostChoices) return null
      const made = insertionOf(columns)
      insertions.set(key, made)
      return made
    },
  }
}
