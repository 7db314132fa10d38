import { isId } from '../../core/ids.ts'

/** The year that a text names; null where there are no statements of it. */
export const readYear = (text: string): number | null => (/^[2-9]\d{3}$/.test(text) ? Number(text) : null)

/** By which a statement is known: whose it is, and of which year. */
export const statementId = (donorId: string, year: number): string => `${donorId}_${year}`

export const readStatementId = (id: string): { donorId: string; year: number } | null => {
  const [donorId = '', ofYear = '', ...more] = id.split('_')
  const year = readYear(ofYear)
  return isId(donorId) && year !== null && more.length === 0 ? { donorId, year } : null
}
