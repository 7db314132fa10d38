/** Lari as whole tetri, in which sums are exact. */
export const tetri = (lari: number): number => Math.round(lari * 100)

/** The sum of amounts of lari with two decimals: added in binary fractions it would drift. */
export const sumOfLari = (...amounts: readonly number[]): number =>
  amounts.reduce((sum, amount) => sum + tetri(amount), 0) / 100
