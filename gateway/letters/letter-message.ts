import MailComposer from 'nodemailer/lib/mail-composer'
import { encodeWord } from 'nodemailer/lib/mime-funcs'
import type { LetterSettings } from '../config/letters.ts'
import type { LetterEntity } from './letter.entity.ts'
import { checkHeaders } from './letter-headers.ts'
import { letterHtml, letterWords, siteNames } from './letter-html.ts'
import type { LetterText } from './letter-writers.ts'

/** Who writes, and where links lead. */
export interface Site {
  sender: LetterSettings['sender']
  /** Without a slash at its end. */
  origin: string
}

type Envelope = Pick<LetterEntity, 'id' | 'locale' | 'recipient' | 'writtenAt'>

/** Whoever has written what looks like an encoded word has its signs encoded: else a mailbox would show what it stands for. */
const subjectOf = (written: string): string =>
  written.includes('=?') ? encodeWord(written, 'B', 52) : written

/**
 * A letter as it goes over the wire. Its name is the same whenever it is made, so that a mailbox that gets it again knows
 * it; nobody's holiday answers to it, unless a person has written it.
 */
export const letterMessage = async (
  { id, locale, recipient, writtenAt }: Envelope,
  text: LetterText,
  { sender, origin }: Site,
): Promise<Buffer> => {
  const nameOf = (each: string): string => `<${each}@${sender.address.split('@')[1]}>`
  const references = text.follows?.map(nameOf)
  const attachments = await Promise.all(
    (text.attachments ?? []).map(async ({ name: filename, type: contentType, draw }) => ({
      ...{ filename, contentType, content: await draw(), contentDisposition: 'attachment' as const },
    })),
  )
  const composer = new MailComposer({
    from: { name: sender.name || siteNames[locale], address: sender.address },
    to: { name: '', address: recipient },
    subject: subjectOf(text.subject),
    messageId: nameOf(id),
    references,
    inReplyTo: references?.at(-1),
    date: writtenAt,
    text: letterWords(text, locale, origin),
    html: letterHtml(text, locale, origin),
    attachments,
    headers: {
      'Content-Language': locale,
      ...(references ? {} : { 'Auto-Submitted': 'auto-generated' }),
      ...checkHeaders(text.headers ?? {}),
    },
    // Georgian takes nine characters a letter otherwise.
    textEncoding: 'base64',
    encoding: 'base64',
    disableUrlAccess: true,
    disableFileAccess: true,
  })
  return new Promise((resolve, reject) => {
    composer.compile().build((error, message) => (error ? reject(error) : resolve(message)))
  })
}
