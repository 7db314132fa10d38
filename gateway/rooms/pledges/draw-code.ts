import { randomInt } from 'node:crypto'
import { codeOf, codeSigns, drawnSigns } from '../../../schema/pledge-codes.ts'
import type { PledgesRepository } from './pledges.repository.ts'

/** A code that nobody can foresee. */
const drawCode = (): string =>
  codeOf(Array.from({ length: drawnSigns }, () => codeSigns.charAt(randomInt(codeSigns.length))).join(''))

/** One that no pledge has: of the very few that are drawn twice the second is drawn anew. */
export const drawFreeCode = async (pledges: Pick<PledgesRepository, 'hasCode'>): Promise<string> => {
  const code = drawCode()
  return (await pledges.hasCode(code)) ? drawFreeCode(pledges) : code
}
