import PDFDocument from 'pdfkit'
import type { Locale } from '../../schema/locales.ts'
import { type Face, type Run, runsOf } from './fonts.ts'

/** As the site has them (`client/ui/tokens.css`). */
export const inks = {
  title: '#1e3b2e',
  text: '#1c2b24',
  soft: '#536057',
  giving: '#97391a',
  line: '#dfd2b8',
  ground: '#f2e8d5',
} as const

export interface Style {
  face: Face
  size: number
  ink: string
}

/** Where a text stands: its left edge, its upper edge, and how wide it may be. */
export interface Box {
  x: number
  y: number
  width: number
  align?: 'left' | 'right'
}

export const sheet = { width: 595.28, height: 841.89, margin: 56 } as const

/** A text, and how and where it stands. */
export type Written = readonly [text: string, style: Style, box: Box]

interface About {
  title: string
  author: string
  locale: Locale
  /** Says when it was made: of the same moment and the same words come the same bytes. */
  madeAt: Date
}

/** The standard for readers who listen; the types of pdfkit do not know it yet. */
const forEverybody: object = { subset: 'PDF/UA' }

const lineHeight = 1.45
/** How far beneath its upper edge a line's letters stand. */
const baseline = 1.07

/** Where a line may end: after blanks and hyphens. A blank that holds two words together is none. */
const parts = (text: string): string[] => text.split(/(?<=[ \t\-–—/])/)

/** A sheet of paper that is written on, line by line; what programs read aloud is told beside it. */
export const createPaper = ({ title, author, locale, madeAt }: About) => {
  const doc = new PDFDocument({
    size: [sheet.width, sheet.height],
    margin: 0,
    pdfVersion: '1.7',
    ...forEverybody,
    tagged: true,
    lang: locale,
    displayTitle: true,
    info: { Title: title, Author: author, CreationDate: madeAt, ModDate: madeAt },
  })
  const chunks: Buffer[] = []
  doc.on('data', (chunk: Buffer) => chunks.push(chunk))
  const done = new Promise<Buffer>((resolve, reject) => {
    doc.on('end', () => resolve(Buffer.concat(chunks)))
    doc.on('error', reject)
  })
  const root = doc.struct('Document')
  doc.addStructure(root)

  const takeUp = ({ font: { name, bytes } }: Run, size: number): void => {
    if (!registered.has(name)) {
      doc.registerFont(name, bytes)
      registered.add(name)
    }
    doc.font(name).fontSize(size)
  }
  const registered = new Set<string>()

  const widthOf = (text: string, { face, size }: Style): number =>
    runsOf(face, text).reduce((width, run) => {
      takeUp(run, size)
      return width + doc.widthOfString(run.text)
    }, 0)

  /** What is longer than a line, in pieces that are not. */
  const cut = (part: string, style: Style, width: number): string[] => {
    if (widthOf(part.trimEnd(), style) <= width) return [part]
    const pieces: string[] = ['']
    for (const letter of part) {
      const grown = `${pieces.at(-1)}${letter}`
      if (pieces.at(-1) === '' || widthOf(grown, style) <= width) pieces.splice(-1, 1, grown)
      else pieces.push(letter)
    }
    return pieces
  }

  const broken = new Map<string, string[]>()

  /** The same words stand on a paper again and again, and are measured again where they are drawn. */
  const linesOf = (text: string, style: Style, width: number): string[] => {
    const key = `${style.face} ${style.size} ${width} ${text}`
    const lines = broken.get(key) ?? breakLines(text, style, width)
    broken.set(key, lines)
    return lines
  }

  const breakLines = (text: string, style: Style, width: number): string[] => {
    const lines: string[] = []
    for (const part of parts(text).flatMap((each) => cut(each, style, width))) {
      const grown = `${lines.at(-1) ?? ''}${part}`
      if (lines.length > 0 && widthOf(grown.trimEnd(), style) <= width) lines.splice(-1, 1, grown)
      else lines.push(part)
    }
    return lines
  }

  const draw = (lines: readonly string[], style: Style, { x, y, width, align }: Box): void => {
    for (const [index, line] of lines.entries()) {
      let at = align === 'right' ? x + width - widthOf(line.trimEnd(), style) : x
      const foot = y + style.size * (baseline + index * lineHeight)
      for (const run of runsOf(style.face, line)) {
        takeUp(run, style.size)
        doc.fillColor(style.ink).text(run.text, at, foot, { lineBreak: false, baseline: 'alphabetic' })
        at += doc.widthOfString(run.text)
      }
    }
  }

  const heightOf = (text: string, style: Style, width: number): number =>
    linesOf(text, style, width).length * style.size * lineHeight

  return {
    heightOf,

    /** Lines and grounds, which nobody is read. */
    decorate: (work: (on: typeof doc) => void): void => {
      doc.markContent('Artifact', { type: 'Layout' })
      work(doc.save())
      doc.restore()
      doc.endMarkedContent()
    },

    /** Writes a text as what it is, `H1` or `P`, and answers how high it stands. */
    write: (as: 'H1' | 'H2' | 'P', text: string, style: Style, box: Box): number => {
      const lines = linesOf(text, style, box.width)
      root.add(doc.struct(as, {}, () => draw(lines, style, box)))
      return lines.length * style.size * lineHeight
    },

    /** A line of a list of names and what they name, each with a style and a place of its own. */
    list: (rows: readonly { label: Written; values: readonly Written[] }[]): void => {
      const list = doc.struct('L')
      root.add(list)
      for (const { label, values } of rows) {
        const drawing =
          ([text, style, box]: Written) =>
          () =>
            draw(linesOf(text, style, box.width), style, box)
        list.add(
          doc.struct('LI', {}, [
            doc.struct('Lbl', {}, drawing(label)),
            doc.struct(
              'LBody',
              {},
              values.map((value) => doc.struct('P', {}, drawing(value))),
            ),
          ]),
        )
      }
      list.end()
    },

    nextSheet: (): void => {
      doc.addPage()
    },

    /** The bytes of all of it. */
    end: (): Promise<Buffer> => {
      root.end()
      doc.end()
      return done
    },
  }
}

export type Paper = ReturnType<typeof createPaper>
