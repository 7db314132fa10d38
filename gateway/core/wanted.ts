/** What somebody asks of a record, or of a page of them, by the names of the fields. */
export interface Wanted {
  has: (name: string) => boolean
  /** What they ask of that field's value. */
  below: (name: string) => Wanted
}

/** For whoever shows all there is. */
export const everything: Wanted = { has: () => true, below: () => everything }
