import { locales } from './locales.ts'

/**
 * What lists can be sorted by and narrowed to, in the words of every edge and of the address of a page.
 * Apart from the shapes that read them, so that a page can name them without carrying the shapes.
 */
export const projectSorts = ['created', 'title', 'goal', 'raised', 'startDate'] as const
export const projectFilters = ['untranslated', 'unfunded', 'funded'] as const
export const eventSorts = ['created', 'title', 'date'] as const
export const eventFilters = ['upcoming', 'past', 'undated', 'untranslated'] as const
export const messageSorts = ['created', 'name'] as const
export const messageFilters = locales

/** From the smallest, the earliest or the first of the alphabet; or the other way round. */
export const directions = ['asc', 'desc'] as const

export type ProjectSort = (typeof projectSorts)[number]
export type ProjectFilter = (typeof projectFilters)[number]
export type EventSort = (typeof eventSorts)[number]
export type EventFilter = (typeof eventFilters)[number]
export type MessageSort = (typeof messageSorts)[number]
export type Direction = (typeof directions)[number]

/** Which way a list runs when nobody says: what was made last comes first, everything else begins at the start. */
export const usualDirection = (sort: string): Direction => (sort === 'created' ? 'desc' : 'asc')
