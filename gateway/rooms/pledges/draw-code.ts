import { randomInt } from 'node:crypto'
import { codeOf, codeSigns, drawnSigns } from '../../../schema/pledge-codes.ts'

/** A code that nobody can foresee. */
export const drawCode = (): string =>
  codeOf(Array.from({ length: drawnSigns }, () => codeSigns.charAt(randomInt(codeSigns.length))).join(''))
