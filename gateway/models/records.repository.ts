import { type EntityManager, IsNull } from 'typeorm'
import { hasLife } from '../../schema/life.ts'
import type { ListRequest } from '../../schema/lists.ts'
import type { Locale } from '../../schema/locales.ts'
import { type Fields, initialFields, type Model, namesOf, type RecordOf } from '../../schema/model.ts'
import type { SortedListPage } from '../core/sorted-list-page.ts'
import { everything, type Wanted } from '../core/wanted.ts'
import type { Conditions } from '../database/conditions.ts'
import { countRows, createPages, listRows } from '../database/list-rows.ts'
import { createStatements, run } from '../database/prepared.ts'
import { runTogether } from '../database/together.ts'
import { createOnce } from '../idempotency/create-once.ts'
import type { KeyedRequest } from '../idempotency/keyed-request.ts'
import {
  type Computed,
  ownTable,
  recordReader,
  selectList,
  storedColumns,
  tableOf,
  type WrittenColumns,
} from './columns.ts'
import { deriveFields } from './derived.ts'
import { pictureAddresses } from './picture-addresses.ts'
import { moveBeside, type Side } from './place.repository.ts'
import { placeOf } from './place.ts'
import { type MoreColumns, moreSelected, readMore } from './record-columns.ts'
import { sortKey } from './record-order.ts'
import { createSelections, type SelectionOn, type SelectionOptions } from './record-selection.ts'
import { createRecordStatements } from './record-statements.ts'

/** When something is deleted, and by whom. */
export interface Deletion {
  deletedAt: Date
  deletedBy: string
}

/** Of each list its common filters and orders are kept; only admins can ask for others. */
const mostKept = 64

export interface RecordsOptions<Filter extends string> extends SelectionOptions<Filter> {
  entity: new () => object
  /** Tables that are joined to the model's own, `r`. */
  joins?: string
  /** Those of them that filters and orders need, where it is not all of them: no others are read to find a record. */
  findingJoins?: string
  /** What is read from them, by the names of the fields; figures beside these are there to be sorted by alone. */
  computed?: Computed
  /** What else of a record is read from them, that is no field of its model. */
  more?: readonly MoreColumns[]
  /** What cursors of the list are called by, where it is not what its routes are. */
  listName?: string
  /** Where the world finds the site, `https://dogs.example`; null when nobody has said. */
  site?: string | null
  /** The present, for what of a record depends on the moment it is read. */
  now?: () => Date
}

/** The records of a model in the database: found, listed and written alike for every model. */
export const createRecordsRepository = <Of extends Fields, Sort extends string, Filter extends string>(
  manager: EntityManager,
  model: Model<Of, Sort, Filter>,
  {
    entity,
    joins = '',
    findingJoins = joins,
    computed = {},
    more = [],
    listName = model.plural,
    site = null,
    now = () => new Date(),
    ...narrowing
  }: RecordsOptions<Filter>,
) => {
  const from = `${tableOf(model)} ${joins}`
  const select = `select ${[selectList(model, computed), ...moreSelected(more)].join(', ')} from ${from}`
  const readRow = recordReader(model)
  const pictures = pictureAddresses(model, site)
  const derive = deriveFields(model, now)
  const show = (record: RecordOf<Model<Of>>): RecordOf<Model<Of>> => derive(pictures.show(record))
  const read = (row: Readonly<Record<string, unknown>>) =>
    show(Object.assign(readRow(row), readMore(more, row)))
  const { conditionsOf, keptCount } = createSelections(model, narrowing)
  const id = `${ownTable}.id`
  for (const sort of namesOf(model.sorts)) {
    if (sort !== 'created' && sort !== 'place' && !(sort in model.fields) && !(sort in computed))
      throw new Error(`${model.name} has no field ${sort}`)
  }
  /** The language of an order, where it has one: a place in any other is the same for readers of both. */
  const languageOf = (sort: string, locale: Locale): string[] =>
    model.fields[sort]?.kind === 'localized' ? [locale] : []

  const query = async (
    sql: string,
    values: unknown[],
    within: EntityManager = manager,
  ): Promise<RecordOf<Model<Of>>[]> =>
    (await within.query<Record<string, unknown>[]>(`${select} ${sql}`, values)).map(read)

  const pages = createPages(model.table, mostKept)
  const counts = createStatements<number>(`number of ${model.table}`, mostKept)
  const following = createStatements<RecordOf<Model<Of>>>(`next of ${model.table}`, mostKept)
  const statements = createRecordStatements(model, { from, computed, more, show })

  const find = async (recordId: string, wanted: Wanted = everything): Promise<RecordOf<Model<Of>> | null> => {
    const [record] = await runTogether(manager, statements.reading(wanted).one, [recordId])
    return record ?? null
  }

  const findPublic = async (
    recordId: string,
    now: Date,
    wanted: Wanted = everything,
  ): Promise<RecordOf<Model<Of>> | null> => {
    if (!hasLife(model)) return find(recordId, wanted)
    const [record] = await runTogether(manager, statements.reading(wanted).onePublic, [
      recordId,
      now.toISOString(),
    ])
    return record ?? null
  }

  /** What is written of a new record: where its moments are not said, they are now. */
  const asNew = (columns: WrittenColumns): WrittenColumns => ({
    ...Object.fromEntries(initialFields(model).map(([name]) => [name, now().toISOString()])),
    ...pictures.keep(columns),
  })

  const insert = (
    newId: string,
    columns: WrittenColumns,
    request: KeyedRequest | null = null,
  ): Promise<string> =>
    createOnce(manager, request, newId, async (transaction) => {
      await transaction.insert(entity, { id: newId, ...asNew(columns) })
    })

  return {
    conditionsOf: (selection: SelectionOn<Filter>): Conditions => conditionsOf(selection),

    find,

    /** Those of them that there are, in no order; nobody else changes them before the transaction that writes them ends. */
    findAll: (ids: readonly string[], isForWriting = false): Promise<RecordOf<Model<Of>>[]> =>
      query(
        `where ${id} = any($1)${isForWriting ? ` order by ${id} for no key update of ${ownTable}` : ''}`,
        [ids],
      ),
    /** The same, where everybody is shown it at the moment `now`. */
    findPublic,

    /** A page of the selected records, sorted; texts in the order of `locale`. */
    list: (
      request: ListRequest<Sort | 'created', Filter> & SelectionOn<Filter>,
      locale: Locale,
      wanted: Wanted = everything,
    ): Promise<SortedListPage<RecordOf<Model<Of>>>> => {
      const { sort, direction } = request
      const conditions = conditionsOf(request, true)
      return listRows(manager, request, [listName, sort, direction, ...languageOf(sort, locale)].join(' '), {
        from,
        parts: [`${tableOf(model)} ${findingJoins}`],
        id,
        key: sortKey(model, computed, sort, direction, locale),
        row: statements.reading(wanted.below('nodes')).row,
        conditions,
        kept: keptCount(request),
        statements: pages(conditions),
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

    /** The same in the order that admins have made, after the one with the id `after`, wherever that is by now. */
    selectPlaced: (
      selection: SelectionOn<Filter>,
      limit: number,
      after: string | null,
      wanted: Wanted = everything,
    ): Promise<RecordOf<Model<Of>>[]> => {
      const conditions = conditionsOf(selection)
      if (after !== null) {
        const last = `${conditions.bind(after)}::uuid`
        const placed = `(select ${placeOf('l')} from ${model.table} l where l.id = ${last})`
        conditions.add(`(${placeOf()}, ${id}) > (coalesce(${placed}, place_of(null, ${last})), ${last})`)
      }
      const order = `${placeOf()}, ${id}`
      const found = `select ${id} from ${from} where ${conditions.sql}
        order by ${order} limit ${conditions.bind(limit)}`
      const { records, read } = statements.reading(wanted)
      const text = `${records} where ${id} = any(array(${found})) order by ${order}`
      return run(manager, following(text, read), conditions.values)
    },

    /** Puts a record right before or right after another. False where one is not there. */
    move: (moved: string, beside: string, side: Side): Promise<boolean> =>
      manager.transaction((transaction) => moveBeside(transaction, model, moved, beside, side)),

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
      const stored = storedColumns(model, { id: newId, ...asNew(columns) })
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

    /** Puts it into the bin, where the model has one; else it is gone. False when there is no such record. */
    delete: async (wanted: string, by: Deletion): Promise<boolean> => {
      const { affected } = await manager.transaction((transaction) =>
        model.hasBin
          ? transaction.update(entity, { id: wanted, deletedAt: IsNull() }, by)
          : transaction.delete(entity, { id: wanted }),
      )
      return affected === 1
    },
  }
}

export type RecordsRepository<Of extends Fields, Sort extends string, Filter extends string> = ReturnType<
  typeof createRecordsRepository<Of, Sort, Filter>
>
