import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { create, type Font } from 'fontkit'
import { unpackWoff } from './woff.ts'

/** How a text looks: as one reads, as one is struck by it, and as a heading. */
export type Face = 'plain' | 'bold' | 'title'

/** A file of a font has one script alone, which packages for the web cut so: they are tried in this order. */
const scripts = {
  'noto-serif-georgian': ['latin', 'latin-ext', 'georgian'],
  'noto-sans-georgian': ['latin', 'latin-ext', 'georgian', 'symbols', 'math'],
  'noto-sans': ['cyrillic', 'cyrillic-ext', 'greek', 'greek-ext', 'vietnamese'],
}

const filesOf = (family: keyof typeof scripts, weight: number): string[] =>
  scripts[family].map((script) => `@fontsource/${family}/files/${family}-${script}-${weight}-normal.woff`)

const bold = [...filesOf('noto-sans-georgian', 700), ...filesOf('noto-sans', 700)]

const files: Record<Face, readonly string[]> = {
  plain: [...filesOf('noto-sans-georgian', 400), ...filesOf('noto-sans', 400)],
  bold,
  title: [...filesOf('noto-serif-georgian', 700), ...bold],
}

/** A file of a font, and what it can write. */
export interface FontFile {
  name: string
  bytes: Buffer
  has: (codePoint: number) => boolean
}

const isFont = (opened: ReturnType<typeof create>): opened is Font => 'hasGlyphForCodePoint' in opened

const open = (name: string): FontFile => {
  const bytes = unpackWoff(readFileSync(fileURLToPath(import.meta.resolve(name))))
  const font = create(bytes)
  if (!isFont(font)) throw new Error(`${name} holds more than one font`)
  const known = new Set(font.characterSet)
  return { name, bytes, has: (codePoint) => known.has(codePoint) }
}

const opened = new Map<string, FontFile>()

/** Read when a paper first needs it, and kept: most never need more than a few. */
const fontFile = (name: string): FontFile => {
  const font = opened.get(name) ?? open(name)
  opened.set(name, font)
  return font
}

/** Stands where no font knows a letter. */
const unknown = '?'

const fontFor = (face: Face, letter: string): FontFile | undefined => {
  const codePoint = letter.codePointAt(0) ?? 0
  for (const name of files[face]) {
    const font = fontFile(name)
    if (font.has(codePoint)) return font
  }
  return undefined
}

/** A piece of a text that one file can write. */
export interface Run {
  font: FontFile
  text: string
}

/** Marks that only tell programs how to show a text. Accents go with their letter, or not at all. */
const isSilent = /^[\p{Cf}\p{Mn}\p{Me}]$/u

/** A text in pieces, each of one file: what no font has is told by a mark, and what nobody sees is left out. */
export const runsOf = (face: Face, text: string): Run[] => {
  const runs: Run[] = []
  for (const letter of text.normalize('NFC').replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')) {
    const last = runs.at(-1)
    if (last?.font.has(letter.codePointAt(0) ?? 0)) {
      last.text += letter
      continue
    }
    const font = fontFor(face, letter)
    if (font) runs.push({ font, text: letter })
    else if (!isSilent.test(letter)) {
      const mark = fontFor(face, unknown)
      if (mark === undefined) throw new Error('no font has a question mark')
      if (last?.font === mark) last.text += unknown
      else runs.push({ font: mark, text: unknown })
    }
  }
  return runs
}
