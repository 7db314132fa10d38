/** What somebody asks of a record, or of a page of them, by the names of the fields. */
export interface Wanted {
  has: (name: string) => boolean
  /** What they ask of that field's value. */
  below: (name: string) => Wanted
}

/** For whoever shows all there is. */
export const everything: Wanted = { has: () => true, below: () => everything }

/** A page of a list by which one goes on, without how many there are and where it stands among them. */
export const pageAlone: Wanted = {
  has: (name) => !['totalCount', 'offset', 'previousCursor'].includes(name),
  below: () => everything,
}
