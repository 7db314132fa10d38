import type { EntityManager } from 'typeorm'
import type { Direction } from '../../schema/directions.ts'
import type { ListRequest, Selection } from '../../schema/lists.ts'
import type { Locale } from '../../schema/locales.ts'
import {
  type Fields,
  localizedFields,
  type Model,
  namesOf,
  plainFields,
  type RecordOf,
  type WithFields,
} from '../../schema/model.ts'
import type { SortedListPage } from '../core/sorted-list-page.ts'
import { everything, type Wanted } from '../core/wanted.ts'
import { Conditions } from '../database/conditions.ts'
import type { SortKey } from '../database/find-list-page.ts'
import { countRows, dayKey, listRows, titleKey } from '../database/list-rows.ts'
import { createStatements, run, type Fields as Texts } from '../database/prepared.ts'
import { runTogether } from '../database/together.ts'
import { createOnce } from '../idempotency/create-once.ts'
import type { KeyedRequest } from '../idempotency/keyed-request.ts'
import {
  type Computed,
  columnOf,
  ownTable,
  readAs,
  recordReader,
  selectList,
  storedColumns,
  type WrittenColumns,
} from './columns.ts'
import { pictureAddresses } from './picture-addresses.ts'
import { createRecordStatements } from './record-statements.ts'

/** What a list is narrowed to, on a day: `YYYY-MM-DD`, which parts the past from what is to come. */
export interface SelectionOn<Filter> extends Selection<Filter> {
  today: string
}

/** Of each list its common searches, filters and orders are kept; only admins can ask for others. */
const mostKept = 64

type Bind = (value: unknown) => string

export interface RecordsOptions<Filter extends string> {
  entity: new () => object
  /** Tables that are joined to the model's own, `r`. */
  joins?: string
  /** What is read from them, by the names of the fields. */
  computed?: Computed
  /** What cursors of the list are called by, where it is not what its routes are. */
  listName?: string
  /** Where the world finds the site, `https://dogs.example`; null when nobody has said. */
  site?: string | null
  /** The condition of each filter. */
  filters: Record<Filter, (bind: Bind, today: string) => string>
}

/** The columns that a search looks into: all texts that people write. */
const searchedColumns = (model: WithFields): string[] => [
  ...localizedFields(model).flatMap(([name]) => [columnOf(name, 'en'), columnOf(name, 'ka')]),
  ...plainFields(model)
    .filter(([, { kind, read }]) => (kind === 'text' || kind === 'email') && read !== 'nobody')
    .map(([name]) => columnOf(name)),
]

/** What rows are sorted by: the field of that name, or else the moment they were made. */
const sortKey = (
  { fields }: WithFields,
  computed: Computed,
  sort: string,
  direction: Direction,
  locale: Locale,
): SortKey => {
  const column = computed[sort] ?? columnOf(sort)
  switch (fields[sort]?.kind) {
    case undefined:
      return { sql: `${ownTable}.id`, type: 'uuid' }
    case 'localized':
      return titleKey(locale, { en: columnOf(sort, 'en'), ka: columnOf(sort, 'ka') })
    case 'day':
      return dayKey(column, direction)
    case 'lari':
      return { sql: column, type: 'numeric' }
    case 'instant':
      return { sql: `coalesce(${readAs('instant', column)}, '')`, type: 'text' }
    default:
      return { sql: `lower(coalesce(${column}::text, '')) collate "C"`, type: 'text' }
  }
}

/** The records of a model in the database: found, listed and written alike for every model. */
export const createRecordsRepository = <Of extends Fields, Sort extends string, Filter extends string>(
  manager: EntityManager,
  model: Model<Of, Sort, Filter>,
  {
    entity,
    joins = '',
    computed = {},
    listName = model.plural,
    site = null,
    filters,
  }: RecordsOptions<Filter>,
) => {
  const from = `${model.table} ${ownTable} ${joins}`
  const select = `select ${selectList(model, computed)} from ${from}`
  const readRow = recordReader(model)
  const pictures = pictureAddresses(model, site)
  const read = (row: Readonly<Record<string, unknown>>) => pictures.show(readRow(row))
  const searched = searchedColumns(model)
  const id = `${ownTable}.id`
  for (const sort of namesOf(model.sorts)) {
    if (sort !== 'created' && !(sort in model.fields)) throw new Error(`${model.name} has no field ${sort}`)
  }
  const isInTwoLanguages = localizedFields(model).length > 0
  const inLocale = (locale: Locale): string[] => (isInTwoLanguages ? [locale] : [])

  const query = async (
    sql: string,
    values: unknown[],
    within: EntityManager = manager,
  ): Promise<RecordOf<Model<Of>>[]> =>
    (await within.query<Record<string, unknown>[]>(`${select} ${sql}`, values)).map(read)

  const pages = createStatements<Texts>(`page of ${model.table}`, mostKept)
  const counts = createStatements<number>(`number of ${model.table}`, mostKept)
  const following = createStatements<RecordOf<Model<Of>>>(`next of ${model.table}`, mostKept)
  const statements = createRecordStatements(model, { from, computed, show: pictures.show })

  const find = async (recordId: string, wanted: Wanted = everything): Promise<RecordOf<Model<Of>> | null> => {
    const [record] = await runTogether(manager, statements.reading(wanted).one, [recordId])
    return record ?? null
  }

  const insert = (
    newId: string,
    columns: WrittenColumns,
    request: KeyedRequest | null = null,
  ): Promise<string> =>
    createOnce(manager, request, newId, async (transaction) => {
      await transaction.insert(entity, { id: newId, ...pictures.keep(columns) })
    })

  /** What the rows of the model must meet to be selected. */
  const conditionsOf = ({ search, filter, today }: SelectionOn<Filter>): Conditions => {
    const conditions = new Conditions()
    conditions.addSearch(searched, search)
    if (filter !== null) conditions.add(filters[filter]((value) => conditions.bind(value), today))
    return conditions
  }

  return {
    conditionsOf,

    find,

    /** A page of the selected records, sorted; texts in the order of `locale`. */
    list: (
      request: ListRequest<Sort | 'created', Filter> & SelectionOn<Filter>,
      locale: Locale,
      wanted: Wanted = everything,
    ): Promise<SortedListPage<RecordOf<Model<Of>>>> => {
      const { sort, direction } = request
      return listRows(manager, request, [listName, sort, direction, ...inLocale(locale)].join(' '), {
        from,
        id,
        key: sortKey(model, computed, sort, direction, locale),
        row: statements.reading(wanted.below('nodes')).row,
        conditions: conditionsOf(request),
        statements: pages,
        wanted,
      })
    },

    /** Up to `limit` of the selected records, newest first, after the one with the id `after`. */
    selectAfter: (
      selection: SelectionOn<Filter>,
      limit: number,
      after: string | null,
      wanted: Wanted = everything,
    ): Promise<RecordOf<Model<Of>>[]> => {
      const conditions = conditionsOf(selection)
      if (after !== null) conditions.add(`${id} < ${conditions.bind(after)}`)
      // Found by their ids first: where an index holds all that is compared, only the rows of this page are read.
      const found = `select ${id} from ${from} where ${conditions.sql}
        order by ${id} desc limit ${conditions.bind(limit)}`
      const { records, read } = statements.reading(wanted)
      const text = `${records} where ${id} = any(array(${found})) order by ${id} desc`
      return run(manager, following(text, read), conditions.values)
    },

    count: (selection: SelectionOn<Filter>): Promise<number> =>
      countRows(manager, counts, from, conditionsOf(selection)),

    /** Answers the id of the new record, or of the one that the same request has created before. */
    insert,

    /** The same with the record as it stands then; null where it has been deleted since. */
    create: async (
      newId: string,
      columns: WrittenColumns,
      request: KeyedRequest | null,
    ): Promise<{ id: string; record: RecordOf<Model<Of>> | null }> => {
      const stored = storedColumns(model, { id: newId, ...pictures.keep(columns) })
      const statement = request ? null : statements.insertion(stored.map(([column]) => column))
      if (statement) {
        const values = stored.map(([, value]) => value)
        const [record] = await runTogether(manager, statement, values)
        return { id: newId, record: record ?? null }
      }
      const id = await insert(newId, columns, request)
      return { id, record: await find(id) }
    },

    /**
     * Writes what `change` makes of the record that stands there, and answers it as this write has left it, whoever
     * writes after. Where nothing changes, nothing is written. Null when there is no such record.
     */
    update: (
      wanted: string,
      change: (stood: RecordOf<Model<Of>>) => WrittenColumns,
    ): Promise<RecordOf<Model<Of>> | null> =>
      manager.transaction(async (transaction) => {
        const [stood] = await query(
          `where ${id} = $1 for no key update of ${ownTable}`,
          [wanted],
          transaction,
        )
        if (!stood) return null
        const columns = pictures.keep(change(stood), stood)
        if (Object.keys(columns).length === 0) return stood
        const changed = { ...columns, version: () => 'version + 1', updatedAt: () => 'now()' }
        await transaction.update(entity, { id: wanted }, changed)
        const [record] = await query(`where ${id} = $1`, [wanted], transaction)
        return record ?? null
      }),

    /** False when there is no such record. */
    delete: async (wanted: string): Promise<boolean> => {
      const { affected } = await manager.delete(entity, { id: wanted })
      return affected === 1
    },
  }
}

export type RecordsRepository<Of extends Fields, Sort extends string, Filter extends string> = ReturnType<
  typeof createRecordsRepository<Of, Sort, Filter>
>
