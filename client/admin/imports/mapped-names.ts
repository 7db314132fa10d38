/** What is asked about a bank's file: the columns, and how days and amounts are written. In the order of the screen. */
export const mappedNames = [
  'day',
  'dayOrder',
  'amount',
  'credit',
  'debit',
  'decimalMark',
  'payer',
  'reference',
  'description',
  'currency',
] as const
