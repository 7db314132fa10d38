/** All that a search and a filter leave of a list, for whoever reads it to its end. */
export interface RowSource<Node> {
  count: () => Promise<number>
  /** Up to `limit` items, newest first, after the one with the id `after`; from the beginning when null. */
  read: (limit: number, after: string | null) => Promise<Node[]>
}
