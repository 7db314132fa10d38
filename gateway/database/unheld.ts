interface Few {
  /** Which of them, and which come first. */
  where: string
  order: string
  /** `limit`, and `offset` where the first ones stay. */
  within: `limit ${string}` | `offset ${string}`
  /** `no key update` where rows stay that others refer to. */
  lock?: 'update' | 'no key update'
}

/**
 * Meets a few rows of the table, none of which another transaction holds, so that who sweeps waits for nobody. They are chosen once,
 * before any is swept: as `in (select …)` a plan may choose anew for each row, and then more of them than asked for.
 */
export const isUnheld = (table: string, { where, order, within, lock = 'update' }: Few): string =>
  `ctid = any(array(select ctid from ${table} where ${where} order by ${order} ${within} for ${lock} skip locked))`
