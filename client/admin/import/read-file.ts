import { mostInFile } from '../../../schema/limits.ts'

/** Why a file cannot be looked at. */
export type FileFault = 'tooLarge' | 'notText' | 'unreadable'

/** What stands where bytes are no letter of UTF-8. */
const noLetter = '\uFFFD'

/** The text of a file, or what is wrong with it. */
export const readFile = async (file: File): Promise<{ text: string } | { fault: FileFault }> => {
  if (file.size > mostInFile.bytes) return { fault: 'tooLarge' }
  try {
    const text = await file.text()
    return text.includes(noLetter) || text.includes('\0') ? { fault: 'notText' } : { text }
  } catch {
    return { fault: 'unreadable' }
  }
}
