import { z } from 'zod'
import { type Direction, directions, usualDirection } from './directions.ts'
import { refuse, text } from './fields.ts'
import { longest } from './limits.ts'
import { type Fields, type Model, namesOf } from './model.ts'

export const defaultPageSize = 100
export const maximumPageSize = 1000

const pageSize = z.custom<number>().superRefine((value, ctx) => {
  if (!Number.isInteger(value)) refuse(ctx, 'invalid_type')
  else if (value < 1) refuse(ctx, 'too_small', 1)
  else if (value > maximumPageSize) refuse(ctx, 'too_big', maximumPageSize)
})

const cursor = z.string().max(longest.cursor)

/** How much of a list, and from where: the next `first` items after the cursor `after`. */
export const pageRequest = z.strictObject({
  first: pageSize.nullish().transform((value) => value ?? defaultPageSize),
  after: cursor.nullish().transform((value) => value ?? null),
})

export type PageRequest = z.infer<typeof pageRequest>

/** The same in a query string: `limit` items after the cursor `after`. */
export const pageQuery = z.object({
  limit: z
    .string()
    .transform((value) => (/^-?\d{1,10}$/.test(value) ? Number(value) : Number.NaN))
    .pipe(pageSize)
    .default(defaultPageSize)
    .meta({
      type: 'integer',
      minimum: 1,
      maximum: maximumPageSize,
      description: `How many items, 1 to ${maximumPageSize}; ${defaultPageSize} when absent.`,
    }),
  after: cursor.optional().meta({ description: 'The cursor the last page ended with.' }),
})

/** How such a page is asked for in a query string, as the services take it. */
export const toPageRequest = <Rest extends object>({
  limit,
  after,
  ...rest
}: { limit: number; after?: string | undefined } & Rest) => ({
  first: limit,
  after: after ?? null,
  ...rest,
})

/** The shapes of a list that is read from its newest to its oldest: what its service takes, and a query string. */
export const pageShapes = { request: pageRequest, query: pageQuery.transform(toPageRequest) }

/** What a list is narrowed to. An empty search finds everything. */
export interface Selection<Filter> {
  search: string
  filter: Filter | null
}

/** A page of what a list is narrowed to, in an order. */
export interface ListRequest<Sort, Filter> extends PageRequest, Selection<Filter> {
  sort: Sort
  direction: Direction
}

/** A letter of any script and its marks, written apart. Beyond it a text is too long however it is written. */
const longestLetter = 10

export const searchText = z
  .string()
  // Normalising takes the longer the more marks follow each other: what will be refused is not worth it.
  .transform((value) =>
    value.length > longest.search * longestLetter ? value : value.trim().normalize('NFC'),
  )
  .pipe(text(0, longest.search))

/** What is searched for, in the query string of a list or of a page. */
export const searchParameter = 'search'

export const searchQuery = searchText.optional().meta({
  maxLength: longest.search,
  description: `Only what holds this text, in either language and whatever its case; at most ${longest.search} characters.`,
})

const direction = z
  .enum(directions)
  .optional()
  .meta({ description: 'When absent, `desc` for `created` and `asc` for everything else.' })

/**
 * The shapes of a model's list, which can be searched, sorted and narrowed as the model says: what its service takes,
 * what it takes in a query string, and what an export of it takes there.
 */
export const listShapes = <Sort extends string, Filter extends string>({
  name,
  sorts,
  filters,
}: Pick<Model<Fields, Sort, Filter>, 'name' | 'sorts' | 'filters'>) => {
  const sortNames = namesOf(sorts)
  const filterNames = namesOf(filters)
  const filter = z
    .enum(filterNames)
    .optional()
    .meta({ title: `${name}Filter`, description: 'Only what is so; everything when absent.' })
  const sort = z
    .enum(sortNames)
    .optional()
    .meta({ title: `${name}Sort`, description: 'What the list is sorted by; `created` when absent.' })

  return {
    request: pageRequest
      .extend({
        search: searchText.nullish(),
        sort: z.enum(sortNames).nullish(),
        direction: z.enum(directions).nullish(),
        filter: z.enum(filterNames).nullish(),
      })
      .transform((given): ListRequest<'created' | Sort, Filter> => {
        const by: 'created' | Sort = given.sort ?? 'created'
        return {
          first: given.first,
          after: given.after,
          search: given.search ?? '',
          sort: by,
          direction: given.direction ?? usualDirection(by),
          filter: given.filter ?? null,
        }
      }),

    query: pageQuery.extend({ search: searchQuery, sort, direction, filter }).transform(toPageRequest),

    selection: z
      .object({ search: searchQuery, filter })
      .transform(
        (given): Selection<Filter> => ({ search: given.search ?? '', filter: given.filter ?? null }),
      ),
  }
}
