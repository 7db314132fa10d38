/** A page of a list, as the gateway answers it. */
export interface ListPage<Node> {
  nodes: readonly Node[]
  totalCount: number
  /** How many rows come before this page. */
  offset: number
  previousCursor: string | null
  pageInfo: { endCursor: string | null; hasNextPage: boolean }
}
