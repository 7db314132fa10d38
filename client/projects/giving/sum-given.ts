/** Lari that were given, to the tetri: what counts, and what went back. */
export const sumGiven = ({ amount, refunded }: { amount: number; refunded: number }): number =>
  Math.round((amount + refunded) * 100) / 100
