import type { Statement } from './statement.ts'

/** Draws the paper. What writes a PDF is large, and no start waits for it. */
export const drawStatement = async (statement: Statement): Promise<Buffer> =>
  (await import('./statement-paper.ts')).statementPaper(statement)
