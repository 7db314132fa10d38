import { ownTable } from './columns.ts'

/** Where a record stands among the others, by `place_of` of the database: what is smallest comes first. */
export const placeOf = (row: string = ownTable): string => `place_of(${row}.place, ${row}.id)`

/** Of a place between two others, with more decimals than that all records are numbered anew. */
export const mostDecimals = 100
