/** Where the month `index` of `count` stands from the left, in percent: the only one in the middle. */
export const placeOf = (index: number, count: number): number =>
  count < 2 ? 50 : Math.round((index / (count - 1)) * 10_000) / 100
