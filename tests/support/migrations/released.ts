/**
 * What the release that runs before this one knows: its newest migration, and what of the schema it no longer uses. Written
 * anew with each release; until then every migration behind it is held against it.
 */
export const released = {
  /** The timestamp of its newest migration. All up to it have run wherever this release is brought. */
  newest: 1795564800070,
  /** Columns, `table.column`, and tables that its code neither reads nor writes: these may be dropped now. */
  retired: [] as readonly string[],
}

/** The same of the code as it is: what a migration of the next release may drop. */
export const retiring: readonly string[] = ['receipts.refunded']

/** Whether a migration is newer than that release. */
export const isNew = (name: string): boolean => Number(/\d+$/.exec(name)?.[0]) > released.newest
