import { v7 } from 'uuid'

/** Numbers that look drawn by lot and are the same each time: everybody who loads the demo sees the same. */
export interface Random {
  /** 0 up to, not including, 1. */
  next(): number
  /** A whole number from 0 up to, not including, `limit`. */
  below(limit: number): number
  pick<T>(items: readonly [T, ...T[]]): T
  /** A UUID version 7 of that instant. */
  id(at: Date): string
}

/** mulberry32: thirty-two bits of state are plenty for names and amounts. */
export const createRandom = (seed: number): Random => {
  let state = seed

  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }

  const below = (limit: number): number => Math.floor(next() * limit)

  return {
    next,
    below,
    pick: (items) => items[below(items.length)] ?? items[0],
    id: (at) =>
      v7({
        msecs: at.getTime(),
        seq: below(2 ** 31),
        random: Uint8Array.from({ length: 16 }, () => below(256)),
      }),
  }
}
