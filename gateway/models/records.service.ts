import type { z } from 'zod'
import { defaultPageSize, type ListRequest, type Selection } from '../../schema/lists.ts'
import type { Locale } from '../../schema/locales.ts'
import type { Fields, Model, RecordOf } from '../../schema/model.ts'
import { fieldError } from '../../schema/validation.ts'
import type { Clock } from '../core/clock.ts'
import { isId, newId } from '../core/ids.ts'
import { parse } from '../core/parse.ts'
import { notFound, Problem, validationFailed } from '../core/problem.ts'
import type { RowSource } from '../core/row-source.ts'
import type { SortedListPage } from '../core/sorted-list-page.ts'
import { dayOf } from '../core/today.ts'
import type { MadeFrom } from '../core/version-tags.ts'
import { isAdmin, requireAdmin, type Viewer } from '../core/viewer.ts'
import { everything, type Wanted } from '../core/wanted.ts'
import { keyedRequest } from '../idempotency/keyed-request.ts'
import { changedKeptFields, toChangedColumns, toColumns, type Written } from './columns.ts'
import type { RecordsRepository } from './records.repository.ts'

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

const found = async <Found>(
  { singular }: Pick<Model, 'singular'>,
  id: string,
  find: (id: string) => Promise<Found | null>,
): Promise<Found> => {
  const record = isId(id) ? await find(id) : null
  if (!record) throw notFound(singular)
  return record
}

/** How the records of a model are read: one by everybody, all by admins. */
export const readRecords = <Of extends Fields, Sort extends string, Filter extends string>({
  model,
  list,
  records,
  clock,
}: Reading<Of, Sort, Filter>) => {
  const today = (): string => dayOf(clock.now())
  return {
    /**
     * One record, whoever asks: a room that shows more of it to some takes its place with a `get` of its own.
     * @throws Problem `not_found`
     */
    get: (_viewer: Viewer, id: string, wanted: Wanted = everything): Promise<RecordOf<Model<Of>>> =>
      found(model, id, (known) => records.find(known, wanted)),

    /**
     * A page of the records, searched, narrowed and sorted as `input` says, for an admin.
     * @throws Problem `validation_failed`
     */
    list: async (
      viewer: Viewer,
      input: unknown,
      locale: Locale,
      wanted: Wanted = everything,
    ): Promise<SortedListPage<RecordOf<Model<Of>>>> => {
      requireAdmin(viewer)
      return records.list({ ...parse(list.request, input), today: today() }, locale, wanted)
    },

    /**
     * All records that the search and the filter in `input` leave, for an admin.
     * @throws Problem `validation_failed`
     */
    select: (viewer: Viewer, input: unknown): RowSource<RecordOf<Model<Of>>> => {
      requireAdmin(viewer)
      const selection = { ...parse(list.selection, input), today: today() }
      return {
        count: () => records.count(selection),
        read: (limit, after) => records.selectAfter(selection, limit, after),
      }
    },
  }
}

/** How admins write the records of a model. */
export const writeRecords = <Of extends Fields, Sort extends string, Filter extends string>({
  model,
  create,
  change,
  records,
}: Writing<Of, Sort, Filter>) => ({
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
    requireAdmin(viewer)
    const columns = toColumns(model, parse(create, input), locale)
    const request = keyedRequest(`create${model.name}`, { viewer, idempotencyKey }, columns)
    const { record } = await records.create(newId(), columns, request)
    if (!record) throw notFound(model.singular)
    return record
  },

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
    requireAdmin(viewer)
    const { version, ...given } = parse(change, input)
    return found(model, id, () =>
      records.update(id, (stood) => {
        const current: unknown = Reflect.get(stood, 'version')
        if (from?.every((each) => each !== current)) throw new Problem('precondition_failed')
        if (version !== undefined && version !== current) throw new Problem('edit_conflict')
        const refused = changedKeptFields(model, stood, given).map((name) => fieldError(name, 'read_only'))
        if (refused.length > 0) throw validationFailed(refused)
        return toChangedColumns(model, stood, given, locale)
      }),
    )
  },
})

/** How admins delete the records of a model. */
export const deleteRecords = <Of extends Fields, Sort extends string, Filter extends string>({
  model,
  records,
}: Pick<Writing<Of, Sort, Filter>, 'model' | 'records'>) => ({
  /** @throws Problem `not_found` */
  delete: async (viewer: Viewer, id: string): Promise<void> => {
    requireAdmin(viewer)
    if (!isId(id) || !(await records.delete(id))) throw notFound(model.singular)
  },
})

/**
 * Gives each record the newest of what belongs to it, where the viewer is an admin: its donations, its subscribers.
 * @param load answers a page for each id, in their order
 */
export const withNewest = async <Bare extends { id: string }, Page, Whole>(
  viewer: Viewer,
  bare: readonly Bare[],
  load: (ids: readonly string[], page: { first: number }) => Promise<Page[]>,
  join: (record: Bare, page: Page) => Whole,
): Promise<(Bare | Whole)[]> => {
  if (!isAdmin(viewer)) return [...bare]
  const pages = await load(
    bare.map(({ id }) => id),
    { first: defaultPageSize },
  )
  return bare.map((record, index) => {
    const page = pages[index]
    return page ? join(record, page) : record
  })
}
