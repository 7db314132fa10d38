import type { LetterState } from '../../../schema/letters.ts'

/** What was answered to a message, by whom and when. */
export interface MessageAnswer {
  id: string
  text: string
  /** Null where the account is gone. */
  writtenBy: string | null
  writtenAt: string
  /** What became of its letter; null where that is kept no longer. */
  letterState: LetterState | null
}

/** What the letter of an answer is made of. */
export interface ToldAnswer {
  text: string
  messageId: string
  /** What it answers. */
  message: string
  /** The letters of the answers before it, the first one first. */
  earlier: string[]
}
