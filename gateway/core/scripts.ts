/** The national romanization of 2002, longest first. */
const romanized = {
  "ch'": 'ჭ',
  "ts'": 'წ',
  zh: 'ჟ',
  gh: 'ღ',
  sh: 'შ',
  ch: 'ჩ',
  ts: 'ც',
  dz: 'ძ',
  kh: 'ხ',
  "k'": 'კ',
  "p'": 'პ',
  "t'": 'ტ',
  "q'": 'ყ',
  a: 'ა',
  b: 'ბ',
  g: 'გ',
  d: 'დ',
  e: 'ე',
  v: 'ვ',
  z: 'ზ',
  t: 'თ',
  i: 'ი',
  l: 'ლ',
  m: 'მ',
  n: 'ნ',
  o: 'ო',
  r: 'რ',
  s: 'ს',
  u: 'უ',
  p: 'ფ',
  k: 'ქ',
  j: 'ჯ',
  h: 'ჰ',
} as const

/** What letters mean where no apostrophe tells, as most people write them. */
const usual: Readonly<Record<string, string>> = {
  ...romanized,
  k: 'კ',
  p: 'პ',
  t: 'ტ',
  q: 'ყ',
  f: 'ფ',
  x: 'ხ',
  c: 'ც',
  w: 'წ',
  y: 'ი',
}

const fromGeorgian: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(romanized).map(([latin, letter]) => [letter, latin]),
)

const georgian = /[ა-ჰ]/
const syllable = /ch'|ts'|zh|gh|sh|ch|ts|dz|kh|[kptq]'|./gsu

/** Capitals of either script as small letters; JavaScript knows those of Georgian too. */
const small = (text: string): string => text.toLowerCase().replace(/[’‘ʼ`´]/g, "'")

/**
 * How a name is written in the other script: in Georgian as most people read Latin letters, in Latin letters by the
 * national romanization. Null for what is no name: an email, a number, a code.
 */
export const inOtherScript = (text: string): string | null => {
  if (text === '' || /[\d@]/.test(text)) return null
  const written = small(text)
  if (georgian.test(written)) return Array.from(written, (letter) => fromGeorgian[letter] ?? letter).join('')
  const other = written.replace(syllable, (letters) => usual[letters] ?? letters)
  return georgian.test(other) ? other : null
}
