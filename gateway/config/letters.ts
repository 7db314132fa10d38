import { z } from 'zod'
import { isLoopback, wholeNumber } from './fields.ts'

/** How letters are sent. */
export interface LetterSettings {
  host: string
  port: number
  /** Whether the connection is encrypted from its first byte; else it is once the server offers to. */
  isEncrypted: boolean
  /** Whether nothing is said in the clear: of a password nobody on the way may hear. */
  requiresEncryption: boolean
  credentials: { user: string; password: string } | null
  /** As whom the site writes: `from stray to safe <hello@dogs.example>`, or an address alone. */
  sender: { name: string; address: string }
  /** How many letters to many go in a minute at most: of the newsletter, of a year, of an event. */
  newsletterPerMinute: number
}

const ports = { 'smtp:': 587, 'smtps:': 465 } as const

const isMailProtocol = (protocol: string): protocol is keyof typeof ports => protocol in ports

/** Null of what is not percent-encoded as addresses are. */
const decoded = (text: string): string | null => {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}

const readServer = (value: string): Omit<LetterSettings, 'sender' | 'newsletterPerMinute'> | null => {
  if (!URL.canParse(value)) return null
  const url = new URL(value)
  const { protocol, hostname, port, username, password, pathname, search, hash } = url
  if (!isMailProtocol(protocol) || hostname === '' || !['', '/'].includes(pathname) || search || hash)
    return null
  const [user, secret] = [decoded(username), decoded(password)]
  if (user === null || secret === null || (user === '' && secret !== '')) return null
  const isEncrypted = protocol === 'smtps:'
  return {
    host: hostname.replace(/^\[(.*)\]$/, '$1'),
    port: port === '' ? ports[protocol] : Number(port),
    isEncrypted,
    requiresEncryption: !isEncrypted && user !== '' && !isLoopback(url),
    credentials: user === '' ? null : { user, password: secret },
  }
}

/** An address, or one in angle brackets behind a name; a line end in it would begin a header of its own. */
const senderPattern = /^(?:"?([^"<>\r\n]*?)"?\s*<([^<>\s]+)>|([^<>\s]+))$/

const readSender = (value: string): LetterSettings['sender'] | null => {
  const [, name = '', inBrackets, alone] = senderPattern.exec(value) ?? []
  const address = inBrackets ?? alone ?? ''
  return z.regexes.html5Email.test(address) ? { name, address } : null
}

const variable = <Read>(read: (value: string) => Read | null, message: string) =>
  z
    .string()
    .transform((value, ctx): Read => {
      const found = read(value)
      if (found !== null) return found
      ctx.addIssue({ code: 'custom', message })
      return z.NEVER
    })
    .optional()

export const lettersEnvironment = {
  SMTP_URL: variable(
    readServer,
    'must be an address like smtp://user:password@mail.example:587, or smtps:// where the port expects encryption at once; in user and password write @ as %40, : as %3A and / as %2F',
  ),
  MAIL_FROM: variable(
    readSender,
    'must be an address like hello@dogs.example, or one with a name, from stray to safe <hello@dogs.example>',
  ),
  /** What most providers take of new customers too, where nothing is said. */
  NEWSLETTER_PER_MINUTE: wholeNumber(1, 6000, 60),
}

/** What letters cannot do without: a sender, and the address their links lead to. */
const companions = [
  ['SMTP_URL', 'MAIL_FROM', 'the address that letters come from'],
  ['SMTP_URL', 'PUBLIC_URL', 'the address that links in letters lead to'],
  ['MAIL_FROM', 'SMTP_URL', 'the server that sends letters'],
] as const

/** The variables that lack the one they need. */
export const lettersFaults = (given: NodeJS.ProcessEnv): string[] =>
  companions
    .filter(([name, needed]) => given[name] !== undefined && given[needed] === undefined)
    .map(([name, needed, what]) => `${name} needs ${needed}, ${what}`)

const shape = z.object(lettersEnvironment)

/** Null where no letters are sent. */
export const readLetters = ({
  SMTP_URL: server,
  MAIL_FROM: sender,
  NEWSLETTER_PER_MINUTE: newsletterPerMinute,
}: z.infer<typeof shape>): LetterSettings | null =>
  server && sender ? { ...server, sender, newsletterPerMinute } : null
