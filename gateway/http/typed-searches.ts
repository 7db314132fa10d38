import { searchParameter } from '../../schema/lists.ts'
import { memberOf } from '../core/member.ts'

/**
 * Whether an answer is to something that somebody has typed into a search. There is no end of these, and hardly anybody
 * types what another one has: kept in memory, they would only take the place of what is asked for again.
 */
export const isSearched = (query: unknown): boolean => (memberOf(query, searchParameter) ?? '') !== ''

/** The same of the variables of an operation, as they stand in its address: whoever hides it there gains nothing. */
const searchVariable = new RegExp(`"${searchParameter}":(?!null|"")`)

export const isSearchedBy = (variables: unknown): boolean =>
  typeof variables === 'string' && searchVariable.test(variables)
