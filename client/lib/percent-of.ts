const tetri = (lari: number): number => Math.round(lari * 100)

/**
 * How far `raised` is on the way to `goal`, in whole percent, never more than was reached:
 * 99.9 % is 99. A goal of 0 is 0 %. More than 100 means the goal was passed.
 */
export const percentOf = (raised: number, goal: number): number =>
  goal > 0 && raised > 0 ? Math.floor((tetri(raised) * 100) / tetri(goal)) : 0
