/** From the smallest, the earliest or the first of the alphabet; or the other way round. */
export const directions = ['asc', 'desc'] as const

export type Direction = (typeof directions)[number]

/** Which way a list runs when nobody says: what was made last comes first, everything else begins at the start. */
export const usualDirection = (sort: string): Direction => (sort === 'created' ? 'desc' : 'asc')
