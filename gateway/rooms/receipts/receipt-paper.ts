import type { Locale } from '../../../schema/locales.ts'
import type { Receipt } from '../../../schema/receipts.ts'
import { lariToTheTetri } from '../../../schema/written-numbers.ts'
import { momentInWords } from '../../core/moment-in-words.ts'
import { siteNames } from '../../letters/letter-html.ts'
import { drawHead, drawRule, inner, styles } from '../../paper/letterhead.ts'
import { type Box, createPaper, type Paper, sheet, type Written } from '../../paper/paper.ts'
import { type Line, linesOfPaper, sumLabel } from './receipt-lines.ts'

interface Words {
  title: Record<Receipt['kind'], string>
  number: (number: string) => string
  replaces: (number: string) => string
  thanks: Record<Receipt['kind'], string>
}

const words: Record<Locale, Words> = {
  en: {
    title: { gift: 'Receipt', refund: 'Receipt for a refund' },
    number: (number) => `No. ${number}`,
    replaces: (number) => `This receipt takes the place of No. ${number}.`,
    thanks: { gift: 'Thank you!', refund: 'Thank you for having thought of us.' },
  },
  ka: {
    title: { gift: 'ქვითარი', refund: 'ქვითარი თანხის დაბრუნებაზე' },
    number: (number) => `№ ${number}`,
    replaces: (number) => `ეს ქვითარი გაიცა № ${number} ქვითრის ნაცვლად.`,
    thanks: { gift: 'გმადლობთ!', refund: 'გმადლობთ, რომ გვერდში გვედექი.' },
  },
}

const { margin } = sheet
const labelWidth = 120
const valueX = margin + labelWidth + 12
const valueWidth = inner - labelWidth - 12

const drawRows = (paper: Paper, rows: readonly Line[], top: number): number => {
  let y = top
  paper.list(
    rows.map(({ label, value, beneath }) => {
      drawRule(paper, y, false)
      y += 9
      const at: Box = { x: valueX, y, width: valueWidth }
      const valueHeight = paper.heightOf(value, styles.value, valueWidth)
      const under: Box = { ...at, y: y + valueHeight }
      const underHeight = beneath ? paper.heightOf(beneath, styles.beneath, valueWidth) : 0
      const labelled: Box = { x: margin, y, width: labelWidth }
      y += Math.max(valueHeight + underHeight, paper.heightOf(label, styles.label, labelWidth)) + 9
      return {
        label: [label, styles.label, labelled],
        values: [
          [value, styles.value, at],
          ...(beneath ? [[beneath, styles.beneath, under] satisfies Written] : []),
        ],
      }
    }),
  )
  return y
}

/** A receipt as a PDF, in its own language: the same whenever it is made. */
export const receiptPaper = (receipt: Receipt): Promise<Buffer> => {
  const { kind, number, locale, issuedAt, charityName, amount, replaces } = receipt
  const told = words[locale]
  const title = `${told.title[kind]} ${told.number(number)}`
  const paper = createPaper({ title, author: charityName, locale, madeAt: new Date(issuedAt) })
  drawHead(paper, siteNames[locale])
  const half = inner / 2
  paper.write('P', told.title[kind], styles.kind, { x: margin, y: 132, width: half })
  const issued: Box = { x: margin + half, y: 132, width: half, align: 'right' }
  paper.write('P', momentInWords(new Date(issuedAt), locale), styles.kind, issued)
  paper.write('H1', told.number(number), styles.number, { x: margin, y: 150, width: inner })

  const end = drawRows(paper, linesOfPaper(receipt), 204)
  drawRule(paper, end, true)
  paper.write('P', sumLabel(receipt), styles.sum, { x: margin, y: end + 24, width: half })
  const sum: Box = { x: margin + half - 60, y: end + 12, width: half + 60, align: 'right' }
  paper.write('P', lariToTheTetri(amount, locale), styles.amount, sum)
  const beneath = [told.thanks[kind], ...(replaces === null ? [] : [told.replaces(replaces)])]
  for (const [line, text] of beneath.entries())
    paper.write('P', text, styles.beneath, { x: margin, y: end + 72 + line * 18, width: inner })
  return paper.end()
}
