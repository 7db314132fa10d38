/** A part of a text, and where it leads, if it is an address of the web. */
export interface TextPart {
  /** Where it begins in the whole. */
  at: number
  text: string
  href: string | null
}

/** What is written as an address, up to the next blank, bracket or quotation mark. */
const written = /https?:\/\/[^\s<>"„“”«»]+/giu

/** What ends a sentence or stands around an address is none of it; nor is a Georgian ending behind a hyphen. */
const behind = /(?:[.,;:!?…'’*_]|-[ა-ჰ]+)+$/u

const count = (text: string, sign: string): number => text.split(sign).length - 1

/** A bracket that closes what was opened before the address. */
const isStray = (address: string): boolean =>
  ['()', '[]'].some(
    ([open = '', close = '']) => address.endsWith(close) && count(address, close) > count(address, open),
  )

const trimmed = (address: string): string => {
  const without = address.replace(behind, '')
  const shorter = isStray(without) ? without.slice(0, -1) : without
  return shorter === address ? address : trimmed(shorter)
}

const hrefOf = (address: string): string | null => {
  if (!URL.canParse(address)) return null
  const { protocol, username, password, href } = new URL(address)
  // What stands before an @ looks like where it leads, and is not.
  return /^https?:$/.test(protocol) && username === '' && password === '' ? href : null
}

/** A text in parts, which are the whole of it: what is an address of the web, and what stands between. */
export const partsOf = (text: string): TextPart[] => {
  const parts: TextPart[] = []
  let end = 0
  for (const { 0: found, index } of text.matchAll(written)) {
    const address = trimmed(found)
    const href = hrefOf(address)
    if (href === null) continue
    if (index > end) parts.push({ at: end, text: text.slice(end, index), href: null })
    parts.push({ at: index, text: address, href })
    end = index + address.length
  }
  if (end < text.length) parts.push({ at: end, text: text.slice(end), href: null })
  return parts
}
