import type { ParsedMail } from 'mailparser'
import { expect } from './browser.ts'
import type { MailServer } from './mail-server.ts'

/** Where the button of a letter leads, its secret included. */
export const linkIn = (letter: ParsedMail | undefined): string =>
  /http\S+#\S+/.exec(letter?.text ?? '')?.[0] ?? ''

/** What somebody has got that is called so, once it is so many letters. */
export const lettersTo = async (
  mail: MailServer,
  recipient: string,
  subject: string,
  count = 1,
): Promise<ParsedMail[]> => {
  const got = async () =>
    (await mail.letters()).filter(
      (letter) => letter.subject === subject && [letter.to].flat().some((each) => each?.text === recipient),
    )
  await expect.poll(async () => (await got()).length).toBe(count)
  return got()
}
