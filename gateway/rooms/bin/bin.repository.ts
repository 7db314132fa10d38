import type { EntityManager } from 'typeorm'
import { binDays, binned, type DeletedRecord, deletedRecord } from '../../../schema/bin.ts'
import type { ListRequest } from '../../../schema/lists.ts'
import type { Locale } from '../../../schema/locales.ts'
import { localizedFields, type Model, plainFields } from '../../../schema/model.ts'
import type { SortedListPage } from '../../core/sorted-list-page.ts'
import { everything, type Wanted } from '../../core/wanted.ts'
import { Conditions } from '../../database/conditions.ts'
import { columnsBeforeRow, type SortKey } from '../../database/find-list-page.ts'
import { createPages, listRows } from '../../database/list-rows.ts'
import { snakeCase } from '../../database/naming.ts'
import { isUnheld } from '../../database/unheld.ts'
import { readAs } from '../../models/columns.ts'
import { fieldsWanted, recordColumns } from '../../models/record-columns.ts'

type Kind = DeletedRecord['kind']

const models: [kind: string, model: Model][] = Object.entries(binned).map(([kind, { model }]) => [
  kind,
  model,
])
const tables = models.map(([, { table }]) => table)

/** What a record is called in either language: by its title, which it must have, or else by the first text it has. */
const titleColumns = (model: Model): [en: string, ka: string] => {
  const title = localizedFields(model).find(([, { required }]) => required)
  if (title) return [`${snakeCase(title[0])}_en`, `${snakeCase(title[0])}_ka`]
  const text = plainFields(model).find(([, { kind }]) => kind === 'text')
  if (!text) throw new Error(`nobody could tell one ${model.singular} from another`)
  return [snakeCase(text[0]), snakeCase(text[0])]
}

const deleted = models.map(([kind, model]) => {
  const [en, ka] = titleColumns(model)
  return `select id, '${kind}' as kind, ${en} as title_en, ${ka} as title_ka, deleted_at, deleted_by
    from ${model.table} where deleted_at is not null`
})

const parts = deleted.map((part) => `(${part}) r`)
const from = `(${deleted.join(' union all ')}) r left join users u on u.id = r.deleted_by`

const computed = {
  deletedBy: `u.first_name || ' ' || u.last_name`,
  destroyedAt: `(r.deleted_at + interval '${binDays} days')`,
}

/** When something was deleted. */
const key: SortKey = { sql: 'r.deleted_at', type: 'timestamptz', told: (at) => readAs('instant', at) }

/** By filter and direction. */
const mostKept = 32
const pages = createPages('the bin', mostKept)

/** So few that no statement takes long, whatever belongs to them. */
const batch = 100

/** The same done to every table, in one statement: the ids of what it was done to. */
const inEach = (change: (table: string) => string): string => {
  const parts = tables.map((table, index) => `done${index} as (${change(table)} returning id)`)
  const ids = tables.map((_, index) => `select id from done${index}`)
  return `with ${parts.join(', ')} ${ids.join(' union all ')}`
}

const restoration = inEach(
  (table) =>
    `update ${table} set deleted_at = null, deleted_by = null where id = $1 and deleted_at is not null`,
)

const destruction = inEach((table) => `delete from ${table} where id = $1 and deleted_at is not null`)

const standing = tables
  .map((table) => `select id from ${table} where id = $1 and deleted_at is null`)
  .join(' union all ')

const isAny = (rows: readonly unknown[]): boolean => rows.length > 0

export const createBinRepository = (manager: EntityManager) => ({
  /** A page of what is in the bin, by when it was deleted. */
  list: (
    request: ListRequest<'created', Kind>,
    locale: Locale,
    wanted: Wanted = everything,
  ): Promise<SortedListPage<DeletedRecord>> => {
    const { search, filter, direction } = request
    const names = ['id', ...fieldsWanted(deletedRecord, wanted.below('nodes'))]
    const conditions = new Conditions([], { isUnseen: true })
    if (filter !== null) conditions.add(`r.kind = ${conditions.bind(filter)}`)
    conditions.addSearch(['r.title_en', 'r.title_ka'], search)
    return listRows(manager, request, ['bin', direction, locale].join(' '), {
      from,
      parts,
      id: 'r.id',
      key,
      row: recordColumns(deletedRecord, names, { computed, first: columnsBeforeRow }),
      conditions,
      statements: pages(conditions),
      wanted,
    })
  },

  /** Puts it back; false where it is not in the bin. */
  restore: async (id: string): Promise<boolean> => isAny(await manager.query(restoration, [id])),

  /** Whether it stands where it belongs. */
  stands: async (id: string): Promise<boolean> => isAny(await manager.query(standing, [id])),

  /** Destroys it with all that belongs to it; false where it is not in the bin. */
  destroy: async (id: string): Promise<boolean> => isAny(await manager.query(destruction, [id])),

  /**
   * Destroys a few of those that were deleted before `moment`, and answers how many; none when they are all gone. What
   * another gateway is destroying is left to it.
   */
  destroySome: async (moment: Date): Promise<number> => {
    let destroyed = 0
    for (const table of tables) {
      const rows = await manager.query<unknown[]>(
        `with destroyed as (
           delete from ${table}
           where ${isUnheld(table, { where: 'deleted_at < $1', order: 'deleted_at, id', within: `limit ${batch}` })}
           returning id
         ) select id from destroyed`,
        [moment],
      )
      destroyed += rows.length
    }
    return destroyed
  },
})

export type BinRepository = ReturnType<typeof createBinRepository>
