import type { ContactMessage } from '../../../schema/contacts.ts'

/** What the team has made of a message, told to the team alone. */
export interface Handling {
  /** The name of who has taken it; null where nobody has. */
  takenBy: string | null
  /** Their account. */
  takenById: string | null
  noteCount: number
}

export type HandledMessage = ContactMessage & Handling

export interface MessageNote {
  id: string
  text: string
  /** Null where the account is gone. */
  writtenBy: string | null
  writtenAt: string
}

/** How many wait for an answer; null where they are more than anybody counts. */
export interface MessageCounts {
  new: number | null
  /** Of those, whoever asks has taken. */
  mine: number | null
}
