/**
 * What one reader has done with a record, by the versions that it was made from and has made: what they did else does not
 * keep them from taking one thing back, as what somebody else did does. `Changed` names what of it can be changed apart.
 */
export const createOwnChanges = <Changed extends string>() => {
  const next = new Map<number, { version: number; changed: Changed }>()
  return {
    note: (from: number | null, version: number | null, changed: Changed): void => {
      if (from !== null && version !== null && version > from) next.set(from, { version, changed })
    },
    /** The newest version to which they alone have changed something else since they made this one. */
    newestSince: (version: number | null, changed: Changed): number | null => {
      let newest = version
      for (;;) {
        const following = newest === null ? undefined : next.get(newest)
        if (!following || following.changed === changed) return newest
        newest = following.version
      }
    },
  }
}
