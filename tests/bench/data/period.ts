const daysAgo = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)

/** From within one month with gifts to within another. */
export const period = (): [from: string, until: string] => [daysAgo(700), daysAgo(100)]
