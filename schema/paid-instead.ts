/** The currency of everything on the site, as ISO 4217 calls it. */
export const lariCode = 'GEL'

/** What was paid instead of what was promised, as it is kept: with its currency. */
export const paidInstead = (amount: number, currency: string): string => `${amount.toFixed(2)} ${currency}`

/** Lari that were paid instead; null where they are none. */
export const lariInstead = (cameInstead: string): number | null => {
  const [amount, currency] = cameInstead.split(' ')
  return currency === lariCode ? Number(amount) : null
}
