/** All that a search and a filter leave of a list, for whoever reads it to its end. */
export interface RowSource<Node> {
  count: () => Promise<number>
  /** Up to `limit` items, newest first, after the one with the id `after`; from the beginning when null. */
  read: (limit: number, after: string | null) => Promise<Node[]>
}

/**
 * Reads on from where the last row stood when it was read: what changes its place meanwhile, as a correction of its day
 * does, would else leave out whatever lies between, or tell it twice.
 */
export const readOn = <Node, Place>(
  readAfter: (limit: number, place: Place | null) => Promise<{ nodes: Node[]; last: Place | null }>,
): RowSource<Node>['read'] => {
  let last: Place | null = null
  return async (limit, after) => {
    const page = await readAfter(limit, after === null ? null : last)
    last = page.last
    return page.nodes
  }
}

/** Reads on in what is made as it is taken, such as sums that a place in the middle would not spare: no row is made twice. */
export const readFrom = <Node>(make: () => AsyncIterator<Node, void>): RowSource<Node>['read'] => {
  let made = make()
  return async (limit, after) => {
    if (after === null) made = make()
    const nodes: Node[] = []
    while (nodes.length < limit) {
      const next = await made.next()
      if (next.done) break
      nodes.push(next.value)
    }
    return nodes
  }
}
