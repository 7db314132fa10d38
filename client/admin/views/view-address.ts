/** What a list shows: what it is searched for, and the rest of its address. */
export interface Shown {
  search: string
  chosen: string
}

/** A view as the server tells of it, with the names of what in it means nothing any more. */
interface Kept extends Shown {
  missing: readonly string[]
}

/** Parts of an address that are nothing of a view: where in the list one is, and in which language one reads. */
const passing = ['after', 'lng']

/** What the address of a list shows. */
export const shownIn = (query: string): Shown => {
  const params = new URLSearchParams(query)
  const search = params.get('search') ?? ''
  for (const name of [...passing, 'search']) params.delete(name)
  return { search, chosen: params.toString() }
}

/** Whether all of the list is shown in its usual order. */
export const isWhole = ({ search, chosen }: Shown): boolean => search === '' && chosen === ''

/** What of a view still means something. */
export const meaningOf = ({ search, chosen, missing }: Kept): Shown => {
  const params = new URLSearchParams(chosen)
  for (const name of missing) params.delete(name)
  return { search, chosen: params.toString() }
}

/** The same as the query of an address; `?` alone for all of the list. */
export const queryOf = ({ search, chosen }: Shown): string => {
  const params = new URLSearchParams(chosen)
  if (search !== '') params.set('search', search)
  return `?${params}`
}

/** Whether two show the same, in whatever order their words stand. */
export const isSame = (one: Shown, other: Shown): boolean => {
  const [words, otherWords] = [one, other].map(({ chosen }) =>
    [...new URLSearchParams(chosen)]
      .map((pair) => pair.join('='))
      .toSorted()
      .join('&'),
  )
  return one.search === other.search && words === otherWords
}
