/** A part of a text, and where it leads, if it is an address of the web. */
export interface TextPart {
  /** Where it begins in the whole. */
  at: number
  text: string
  href: string | null
}

/** What is written as an address, up to the next blank, bracket or quotation mark. */
const written = /https?:\/\/[^\s<>"„“”«»]+/giu

/** What ends a sentence or stands around an address is none of it. */
const around = new Set(".,;:!?…'’*_")

/** Cases and particles that a sentence puts behind an address; any other Georgian word behind a hyphen is of the address. */
const ending =
  /-(?:ი|მა|ის?|ს|ით|ად|ა|ო|ც|ვე|ზე|ში|თან|დან|იდან|კენ|სკენ|თვის|სთვის|ისთვის|გან|სგან|ისგან|მდე|ამდე|ზეც|შიც|ზევე|შივე)$/u
const longestEnding = 8

const opened: Record<string, string> = { ')': '(', ']': '[' }

const count = (text: string, sign: string): number => text.split(sign).length - 1

const trimmed = (address: string): string => {
  /** How many of each bracket close what was opened before the address. */
  const stray = new Map(
    Object.entries(opened).map(([close, open]) => [close, count(address, close) - count(address, open)]),
  )
  for (let end = address.length; ; ) {
    const last = address.charAt(end - 1)
    const strays = stray.get(last) ?? 0
    const [said = ''] = ending.exec(address.slice(Math.max(0, end - longestEnding), end)) ?? []
    if (strays > 0) stray.set(last, strays - 1)
    if (strays > 0 || around.has(last)) end -= 1
    else if (said !== '') end -= said.length
    else return address.slice(0, end)
  }
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
