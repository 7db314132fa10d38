import type { z } from 'zod'
import { defaultPageSize, type ListRequest, type Selection } from '../../schema/lists.ts'
import type { Locale } from '../../schema/locales.ts'
import type { Fields, Model, RecordOf } from '../../schema/model.ts'
import type { Permission } from '../../schema/permissions.ts'
import { fieldError } from '../../schema/validation.ts'
import type { Clock } from '../core/clock.ts'
import { isId, newId } from '../core/ids.ts'
import { parse } from '../core/parse.ts'
import { notFound, Problem, validationFailed } from '../core/problem.ts'
import type { RowSource } from '../core/row-source.ts'
import type { SortedListPage } from '../core/sorted-list-page.ts'
import { dayOf } from '../core/today.ts'
import type { MadeFrom } from '../core/version-tags.ts'
import { may, requirePermission, type Viewer } from '../core/viewer.ts'
import { everything, type Wanted } from '../core/wanted.ts'
import { keyedRequest } from '../idempotency/keyed-request.ts'
import { changedKeptFields, toChangedColumns, toColumns, type Written } from './columns.ts'
import type { Present } from './life.ts'
import type { RecordsRepository } from './records.repository.ts'
import { fieldsWithheld, withoutFields } from './withheld.ts'

interface Reading<Of extends Fields, Sort extends string, Filter extends string> {
  model: Model<Of, Sort, Filter>
  /** What may be asked of the list, a page of it or all. */
  list: {
    request: z.ZodType<ListRequest<Sort | 'created', Filter>>
    selection: z.ZodType<Selection<Filter>>
  }
  records: RecordsRepository<Of, Sort, Filter>
  clock: Clock
}

interface Writing<Of extends Fields, Sort extends string, Filter extends string> {
  model: Model<Of, Sort, Filter>
  create: z.ZodType<Written>
  change: z.ZodType<Written & { version?: number | undefined }>
  records: RecordsRepository<Of, Sort, Filter>
}

export const presentOf = (clock: Clock): Present => {
  const now = clock.now()
  return { today: dayOf(now), now }
}

export const found = async <Found>(
  { singular }: Pick<Model, 'singular'>,
  id: string,
  find: (id: string) => Promise<Found | null>,
): Promise<Found> => {
  const record = isId(id) ? await find(id) : null
  if (!record) throw notFound(singular)
  return record
}

/** @throws Problem `edit_conflict`, `precondition_failed` where a change was made from another version */
export const requireVersion = (stood: object, version: number | undefined, from: MadeFrom): void => {
  const current: unknown = Reflect.get(stood, 'version')
  if (from?.every((each) => each !== current)) throw new Problem('precondition_failed')
  if (version !== undefined && version !== current) throw new Problem('edit_conflict')
}

/** @throws Problem `validation_failed` where one of these is named, and is not what stands there */
export const requireSame = (stood: object, given: object, names: readonly string[]): void => {
  const changed = names.filter((name) => {
    const value: unknown = Reflect.get(given, name)
    return value !== undefined && value !== Reflect.get(stood, name)
  })
  if (changed.length > 0) throw validationFailed(changed.map((name) => fieldError(name, 'read_only')))
}

/** How the records of a model are read: one by everybody, all by the team. */
export const readRecords = <Of extends Fields, Sort extends string, Filter extends string>({
  model,
  list,
  records,
  clock,
}: Reading<Of, Sort, Filter>) => {
  return {
    /**
     * One record, for everybody where it is public, unless the noun is for the team: a room that shows more of it to some takes its place with a `get`
     * of its own.
     * @throws Problem `not_found`
     */
    get: async (viewer: Viewer, id: string, wanted: Wanted = everything): Promise<RecordOf<Model<Of>>> => {
      if (model.isForTeam) requirePermission(viewer, model.permissions.read)
      return found(model, id, (known) =>
        may(viewer, model.permissions.read)
          ? records.find(known, wanted)
          : records.findPublic(known, clock.now(), wanted),
      )
    },

    /**
     * A page of the records, searched, narrowed and sorted as `input` says, for the team.
     * @throws Problem `validation_failed`
     */
    list: async (
      viewer: Viewer,
      input: unknown,
      locale: Locale,
      wanted: Wanted = everything,
    ): Promise<SortedListPage<RecordOf<Model<Of>>>> => {
      const { id: asker } = requirePermission(viewer, model.permissions.read)
      const withheld = fieldsWithheld(model, viewer)
      const request = { ...parse(list.request, input), ...presentOf(clock), withheld, asker }
      const page = await records.list(request, locale, wanted)
      return withheld.length === 0
        ? page
        : { ...page, nodes: page.nodes.map((each) => withoutFields(each, withheld)) }
    },

    /**
     * All records that the search and the filter in `input` leave, for the team.
     * @throws Problem `validation_failed`
     */
    select: (viewer: Viewer, input: unknown): RowSource<RecordOf<Model<Of>>> => {
      const { id: asker } = requirePermission(viewer, model.permissions.read)
      const withheld = fieldsWithheld(model, viewer)
      const selection = { ...parse(list.selection, input), ...presentOf(clock), withheld, asker }
      return {
        count: () => records.count(selection),
        read: async (limit, after) =>
          (await records.selectAfter(selection, limit, after)).map((each) => withoutFields(each, withheld)),
      }
    },
  }
}

/** How the team changes the records of a model. */
export const changeRecords = <Of extends Fields, Sort extends string, Filter extends string>({
  model,
  change,
  records,
}: Omit<Writing<Of, Sort, Filter>, 'create'>) => ({
  /**
   * Changes what `input` names and keeps the rest; writing one language never changes the other. What is so already
   * is no change, so that a record can be put back as it was read.
   * @throws Problem `not_found`, `validation_failed`, `edit_conflict` when `input` names a version that
   * is no longer the current one, `precondition_failed` when the current one is not among those in `from`
   */
  update: async (
    viewer: Viewer,
    id: string,
    input: unknown,
    locale: Locale,
    from: MadeFrom = null,
  ): Promise<RecordOf<Model<Of>>> => {
    requirePermission(viewer, model.permissions.write)
    const { version, ...given } = parse(change, input)
    return found(model, id, () =>
      records.update(id, (stood) => {
        requireVersion(stood, version, from)
        const refused = changedKeptFields(model, stood, given).map((name) => fieldError(name, 'read_only'))
        if (refused.length > 0) throw validationFailed(refused)
        return toChangedColumns(model, stood, given, locale)
      }),
    )
  },
})

/** How the team writes the records of a model. */
export const writeRecords = <Of extends Fields, Sort extends string, Filter extends string>({
  create,
  ...changing
}: Writing<Of, Sort, Filter>) => {
  const { model, records } = changing
  return {
    ...changeRecords(changing),

    /**
     * With a key the same request, made again within a day, creates nothing more and answers the same record.
     * @throws Problem `validation_failed`, `idempotency_key_reused`, `not_found` when what it created has been deleted
     */
    create: async (
      viewer: Viewer,
      input: unknown,
      locale: Locale,
      idempotencyKey?: string | null,
    ): Promise<RecordOf<Model<Of>>> => {
      requirePermission(viewer, model.permissions.write)
      const columns = toColumns(model, parse(create, input), locale)
      const request = keyedRequest(`create${model.name}`, { viewer, idempotencyKey }, columns)
      const { record } = await records.create(newId(), columns, request)
      if (!record) throw notFound(model.singular)
      return record
    },
  }
}

/** How the team deletes the records of a model. */
export const deleteRecords = <Of extends Fields, Sort extends string, Filter extends string>({
  model,
  records,
  clock,
}: Pick<Reading<Of, Sort, Filter>, 'model' | 'records' | 'clock'>) => ({
  /** @throws Problem `not_found`, also for what is in the bin already */
  delete: async (viewer: Viewer, id: string): Promise<void> => {
    const { id: deletedBy } = requirePermission(viewer, model.permissions.write)
    const isDeleted = isId(id) && (await records.delete(id, { deletedAt: clock.now(), deletedBy }))
    if (!isDeleted) throw notFound(model.singular)
  },
})

/**
 * Gives each record the newest of what belongs to it, where the viewer has the permission: its donations, its subscribers.
 * @param load answers a page for each id, in their order
 */
export const withNewest = async <Bare extends { id: string }, Page, Whole>(
  viewer: Viewer,
  permission: Permission,
  bare: readonly Bare[],
  load: (ids: readonly string[], page: { first: number }) => Promise<Page[]>,
  join: (record: Bare, page: Page) => Whole,
): Promise<(Bare | Whole)[]> => {
  if (!may(viewer, permission)) return [...bare]
  const pages = await load(
    bare.map(({ id }) => id),
    { first: defaultPageSize },
  )
  return bare.map((record, index) => {
    const page = pages[index]
    return page ? join(record, page) : record
  })
}
