import { csvFault, isTooLarge, otherKind, tellingBeginning } from '../../../schema/csv-text.ts'
import { mostInFile } from '../../../schema/limits.ts'
import type { FieldErrorCode } from '../../../schema/problems.ts'
import { decodeFile, plainBeginning } from '../../lib/decode-file.ts'

/** Why a file cannot be looked at: what it is instead, or that it could not even be read. */
export type FileFault = FieldErrorCode | 'tooLarge' | 'unreadable'

/** The text of a file, or what is wrong with it. Nothing is guessed: what one of our exports has written is UTF-8. */
export const readFile = async (file: File): Promise<{ text: string } | { fault: FileFault }> => {
  if (file.size > mostInFile.bytes * 2) return { fault: 'tooLarge' }
  try {
    const bytes = new Uint8Array(await file.arrayBuffer())
    const kind = otherKind(plainBeginning(bytes, tellingBeginning))
    if (kind !== null) return { fault: kind }
    const { text, guessed } = decodeFile(bytes)
    if (isTooLarge(text)) return { fault: 'tooLarge' }
    const fault = guessed === null ? csvFault(text) : 'not_utf8'
    return fault === null ? { text } : { fault }
  } catch {
    return { fault: 'unreadable' }
  }
}
