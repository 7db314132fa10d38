import type { LetterKind } from '../../schema/letters.ts'
import type { Locale } from '../../schema/locales.ts'
import type { LetterEntity } from './letter.entity.ts'
import type { LetterHeaders } from './letter-headers.ts'

/** A file that goes along with a letter. */
export interface LetterAttachment {
  name: string
  type: string
  /** Where the team has the same file. */
  path: string
  /** Makes it: as the letter is sent, so that it is kept nowhere. */
  draw(): Promise<Buffer>
}

interface LetterLine {
  label: string
  value: string
}

/** What a letter says, before it has a form: a heading, paragraphs, one thing to do, and why it has come. */
export interface LetterText {
  subject: string
  heading: string
  paragraphs: readonly string[]
  /** What it tells of, line by line beneath that, under its sum. */
  table?: { sum: LetterLine; lines: readonly LetterLine[] }
  /** Whether addresses of the web in these lead there: of what the team has written alone, and of nothing that a stranger has. */
  hasLinks?: boolean
  /** `path` leads into the site, `/` its first page. */
  action: { label: string; path: string }
  reason: string
  /** Beneath that, the way to the page where its reader ends such letters. Where there is one, the secret is in it alone. */
  leaving?: { label: string; path: string }
  /** What it answers, in the words of its reader. */
  quote?: { title: string; text: string }
  /**
   * Of what a person has written: the names of what it follows, the first one first, by which mailboxes show all of it as one
   * conversation.
   */
  follows?: readonly string[]
  /** What programs for mail read beside its words. */
  headers?: LetterHeaders
  attachments?: readonly LetterAttachment[]
}

/** What its words follow from. */
export type LetterOccasion = Pick<LetterEntity, 'id' | 'about' | 'recipient' | 'locale' | 'writtenAt'>

/** Words letters of one kind, as they are sent and whenever somebody looks at them. */
export interface LetterWriter {
  /** Null where what it is about is no more, so that there is nothing to be written. */
  say(letter: LetterOccasion): Promise<LetterText | null>
  /** The same of what is made up, one for each thing such a letter may have to say: in every language as many, in the same order. */
  examples(locale: Locale): readonly LetterText[]
  /**
   * What stands behind the `#` of its link. It is asked for in the moment a server waits for the letter, by whoever alone
   * sends it, and for no preview: so it is in no table and on no page. Empty where its link has none.
   */
  makeSecret?(letter: LetterOccasion): Promise<string>
  /**
   * Headers of its own, which may hold a secret: asked for in that same moment, and for no preview.
   * @param origin where the world finds the site, without a slash at its end
   */
  makeHeaders?(letter: LetterOccasion, origin: string): Promise<LetterHeaders>
  /** Whether it is to reach nobody any more though it still says something, as to whoever has it already. */
  isCalledOff?(letter: LetterOccasion): Promise<boolean>
  /**
   * Writes down that a letter is to wait for a person to go on, where it is, and answers whether that is so. Then its work is over:
   * it is brought again by whoever goes on.
   */
  hold?(letter: LetterOccasion): Promise<boolean>
  /** Told where there was nothing to be written any more. */
  tellOfNothing?(letter: LetterOccasion): Promise<void>
  /** Told where a server says that nobody is at that address, and where it has taken a letter that somebody had sent again. */
  tellOfMailbox?(letter: LetterOccasion, isThere: boolean): Promise<void>
}

/** Those of some kinds. */
export type LetterWriters = Partial<Record<LetterKind, LetterWriter>>

/** @throws where nobody words that kind, as in a release that does not know it yet */
export const writerOf = (writers: LetterWriters, kind: LetterKind): LetterWriter => {
  const writer = writers[kind]
  if (!writer) throw new Error(`nobody words letters of the kind ${kind}`)
  return writer
}
