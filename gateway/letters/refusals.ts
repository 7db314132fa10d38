/** How a server has refused something for good: at which command, and what it said, in one line. */
interface Refusal {
  command: unknown
  answer: string
}

/**
 * What servers say to a sender they do not serve, or that has sent enough. Words decide only where no enhanced code does: Postfix
 * also says that somebody is “unknown in relay recipient table”.
 */
const ofTheSite =
  /\brelay(?:ing|ed)?\b(?! recipient)|authenticat|\bsender\b|\blog ?in\b|\b(?:daily|hourly|sending|rate|message|recipient)s? (?:\w+ )?(?:limit|quota)|too many (?:messages|recipients)|(?:black|block|deny) ?list|\blisted (?:at|by|in|on)\b|\b(?:dns|r)bl\b|\breputation\b|\b(?:helo|ehlo)\b|\breverse dns\b|\bptr\b|spamhaus|\bblocked\b|client host|\b(?:spf|dkim|dmarc)\b|\bnot (?:verified|authorized|allowed to send)\b|\bsending paused\b|\byour (?:account|domain|server|host|ip)\b|\bexceeded (?:your|the max)\b|\bper (?:minute|hour|day)\b/i

/** What Exchange has against the mailbox that sends, full or out of its quota, it says by the codes of who gets it. */
const ofTheSendersMailbox = /\bSTOREDRV\.(?:Submission|ClientSubmit)\b/i

/** The enhanced code (RFC 3463), which stands behind the first basic one. */
const enhanced = /^\d{3}[ -](5\.\d{1,3}\.\d{1,3})(?![.\d])/

/** Addresses but for those of whoever sends (5.1.7, 5.1.8), and mailboxes. */
const ofTheReader = /^5\.(?:1\.(?:[1-6]|10)|2\.[0-4])$/

/** What a mailbox, or whoever runs it, does not want (RFC 3463); said of whole sites too, in words. */
const policy = '5.7.1'

/** What is in the message, or how long it is. */
const ofTheMessage = /^5\.(?:6\.\d+|3\.4|2\.3)$/

/** Basic codes that refuse a reader (RFC 5321 4.2.3, RFC 7504), and what is sent to one. */
const basicCodes: Readonly<Record<string, RegExp>> = {
  'RCPT TO': /^55[01236]\b/,
  DATA: /^55[0-4]\b/,
}

/**
 * Whether a server has refused this letter or its reader for good. A quota that is used up, a relay, a password, a
 * sender that is not liked concern every letter, at whichever command that is said: nearly all servers say it of the reader.
 * What one mailbox does not want waits for nothing: it would hold up an issue for two days.
 */
export const isOfThisLetter = ({ command, answer }: Refusal): boolean => {
  const basic = basicCodes[String(command)]
  if (basic === undefined || ofTheSendersMailbox.test(answer)) return false
  const code = enhanced.exec(answer)?.[1]
  if (code === policy) return /^55/.test(answer) && !ofTheSite.test(answer)
  if (code === undefined || code === '5.1.0' || code === '5.0.0')
    return basic.test(answer) && !ofTheSite.test(answer)
  return ofTheReader.test(code) || (command === 'DATA' && ofTheMessage.test(code))
}

/**
 * Whether a server says that nobody is at this address: by the enhanced code alone, as a plain 550 is also what it answers
 * to a sender it does not like.
 */
export const isNoMailbox = ({ command, answer }: Refusal): boolean =>
  command === 'RCPT TO' && /^5\.1\.(?:1|3|6|10)$/.test(enhanced.exec(answer)?.[1] ?? '')
