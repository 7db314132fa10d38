/** The headers that a letter may bring of its own. */
export const ownHeaders = ['List-Unsubscribe', 'List-Unsubscribe-Post'] as const

export type LetterHeaders = Readonly<Partial<Record<(typeof ownHeaders)[number], string>>>

/** A line of a message has at most 998 characters; an address within one is never broken. */
const mostCharacters = 900

const isPlain = (value: string): boolean => /^[\x20-\x7e]+$/.test(value) && value.length <= mostCharacters

const isOwn = (name: string): boolean => ownHeaders.some((each) => each === name)

/**
 * Only what cannot become a header of another name: a line end in a value would begin one.
 * @throws where a name is none of ours, or a value is no plain line
 */
export const checkHeaders = (headers: LetterHeaders): LetterHeaders => {
  for (const [name, value] of Object.entries(headers)) {
    if (!isOwn(name) || !isPlain(value))
      throw new Error(`a letter may not bring this header: ${JSON.stringify(name)}`)
  }
  return headers
}

/**
 * What lets a program for mail take its reader off the list by one press (RFC 8058), which then sends a form to this address.
 * That takes https: at home, without it, the address is told, and nothing is sent to it by a press.
 * @throws where it is no address of the web
 */
export const oneClickUnsubscribe = (address: string): LetterHeaders => {
  const { protocol, href } = new URL(address)
  if (!/^https?:$/.test(protocol)) throw new Error('a reader unsubscribes at an address of the web')
  return {
    'List-Unsubscribe': `<${href.replace(/[<>,]/g, encodeURIComponent)}>`,
    ...(protocol === 'https:' ? { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } : {}),
  }
}
