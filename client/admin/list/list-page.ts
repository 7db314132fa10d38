/** A page of a list that may be too long to be counted, as the gateway answers it. */
export interface ListPage<Node> {
  nodes: readonly Node[]
  /** Null where they are more than anybody counts. */
  totalCount: number | null
  /** How many rows come before this page; null likewise. */
  offset: number | null
  previousCursor: string | null
  pageInfo: { endCursor: string | null; hasNextPage: boolean }
}
