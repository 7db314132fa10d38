import { isMisread } from '../../schema/csv-text.ts'

/** Ways of writing letters that a file may have besides UTF-8 and UTF-16, and that no file tells of itself. */
export const oldEncodings = ['georgian-academy', 'georgian-ps', 'windows-1251', 'windows-1252'] as const
export type OldEncoding = (typeof oldEncodings)[number]

/** The text of a file, and by which letters it was read where somebody has to look whether those are the right ones. */
export interface DecodedFile {
  text: string
  guessed: OldEncoding | null
}

/** From the byte 0xC0 on; what stands before is as in Western Europe. */
const georgian = {
  'georgian-academy': 'აბგდევზთიკლმნოპჟრსტუფქღყშჩცძწჭხჯჰჱჲჳჴჵჶ',
  'georgian-ps': 'აბგდევზჱთიკლმნჲოპჟრსტჳუფქღყშჩცძწჭხჴჯჰჵ',
}

const firstLetter = 0xc0

/** Beyond it no Georgian letter stands, and most small ones of Cyrillic. */
const lastGeorgian = 0xe6

const western = new TextDecoder('windows-1252')

const decodeOld = (bytes: Uint8Array, encoding: OldEncoding): string => {
  if (encoding === 'windows-1251') return new TextDecoder(encoding).decode(bytes)
  const text = western.decode(bytes)
  if (encoding === 'windows-1252') return text
  const letters = georgian[encoding]
  // Windows-1252 has one character for each byte, and those from 0xC0 on are the characters of the same number.
  return text.replace(/[À-ÿ]/g, (letter) => letters[letter.charCodeAt(0) - firstLetter] ?? letter)
}

/** Letters that nobody has written for a hundred years: where there are some, it was read by the wrong ones. */
const oddities = (text: string): number => text.match(/[ჱჲჳჴჵჶ]/g)?.length ?? 0

/** How the letters of a file are written, most likely. */
const guess = (bytes: Uint8Array): OldEncoding => {
  let [letters, beside] = [0, 0]
  let isGeorgian = true
  let before = 0
  for (const byte of bytes) {
    if (byte >= firstLetter) letters++
    if (byte >= firstLetter && before >= firstLetter) beside++
    if (byte > lastGeorgian) isGeorgian = false
    before = byte
  }
  // Whole words of Cyrillic are made of them, and of Western words a letter here and there.
  if (!isGeorgian) return beside * 2 >= letters ? 'windows-1251' : 'windows-1252'
  const [academy, ps] = [decodeOld(bytes, 'georgian-academy'), decodeOld(bytes, 'georgian-ps')]
  return oddities(ps) < oddities(academy) ? 'georgian-ps' : 'georgian-academy'
}

const startsWith = (bytes: Uint8Array, ...mark: number[]): boolean =>
  mark.every((byte, index) => bytes[index] === byte)

/**
 * Which half of UTF-16 comes first, as a mark says, or else the figures and separators that every such file has: of each of
 * them one half is nothing, always the same.
 */
const utf16Of = (bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null => {
  if (startsWith(bytes, 0xff, 0xfe)) return 'utf-16le'
  if (startsWith(bytes, 0xfe, 0xff)) return 'utf-16be'
  if (bytes.length % 2 === 1) return null
  const isEmpty = [false, false]
  for (const [index, byte] of bytes.entries()) if (byte === 0) isEmpty[index % 2] = true
  const [even, odd] = isEmpty
  if (even === odd) return null
  return odd ? 'utf-16le' : 'utf-16be'
}

/** The beginning of a file, a character for each byte. */
export const plainBeginning = (bytes: Uint8Array, length: number): string =>
  western.decode(bytes.subarray(0, length))

/** Reads the bytes of a text file; `old` says how its letters are written where the file itself does not. */
export const decodeFile = (bytes: Uint8Array, old?: OldEncoding): DecodedFile => {
  const text = new TextDecoder(utf16Of(bytes) ?? 'utf-8').decode(bytes)
  if (!isMisread(text)) return { text, guessed: null }
  const guessed = old ?? guess(bytes)
  return { text: decodeOld(bytes, guessed), guessed }
}
