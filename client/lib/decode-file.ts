/** Ways of writing letters that a file may have besides UTF-8 and UTF-16, which say of themselves what they are. */
export const oldEncodings = ['windows-1252', 'georgian-academy', 'georgian-ps'] as const
export type OldEncoding = (typeof oldEncodings)[number]

/** The text of a file, and whether somebody has to say how its letters are written. */
export interface DecodedFile {
  text: string
  isGuessed: boolean
}

/** From the byte 0xC0 on; what stands before is as in Western Europe. */
const georgian: Record<Exclude<OldEncoding, 'windows-1252'>, string> = {
  'georgian-academy': 'აბგდევზთიკლმნოპჟრსტუფქღყშჩცძწჭხჯჰჱჲჳჴჵჶ',
  'georgian-ps': 'აბგდევზჱთიკლმნჲოპჟრსტჳუფქღყშჩცძწჭხჴჯჰჵ',
}

const firstGeorgian = 0xc0

const western = new TextDecoder('windows-1252')

const decodeOld = (bytes: Uint8Array, encoding: OldEncoding): string => {
  const text = western.decode(bytes)
  if (encoding === 'windows-1252') return text
  const letters = georgian[encoding]
  // Windows-1252 has one character for each byte, and those from 0xC0 on are the characters of the same number.
  return text.replace(/[À-ÿ]/g, (letter) => letters[letter.charCodeAt(0) - firstGeorgian] ?? letter)
}

const startsWith = (bytes: Uint8Array, ...mark: number[]): boolean =>
  mark.every((byte, index) => bytes[index] === byte)

/** Reads the bytes of a text file; `old` says how its letters are written where the file itself does not. */
export const decodeFile = (bytes: Uint8Array, old: OldEncoding = 'georgian-academy'): DecodedFile => {
  if (startsWith(bytes, 0xff, 0xfe))
    return { text: new TextDecoder('utf-16le').decode(bytes), isGuessed: false }
  if (startsWith(bytes, 0xfe, 0xff))
    return { text: new TextDecoder('utf-16be').decode(bytes), isGuessed: false }
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), isGuessed: false }
  } catch {
    return { text: decodeOld(bytes, old), isGuessed: true }
  }
}
