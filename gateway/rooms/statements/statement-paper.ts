import { setImmediate } from 'node:timers/promises'
import { dayInWords, monthOf } from '../../../schema/days-in-words.ts'
import type { Locale } from '../../../schema/locales.ts'
import { lariToTheTetri } from '../../../schema/written-numbers.ts'
import { sumOfLari } from '../../core/tetri.ts'
import { dayOf } from '../../core/today.ts'
import { siteNames } from '../../letters/letter-html.ts'
import { drawHead, drawRule, inner, styles } from '../../paper/letterhead.ts'
import { type Box, createPaper, type Paper, sheet, type Written } from '../../paper/paper.ts'
import type { StatedGift, Statement } from './statement.ts'

interface Words {
  title: (year: number) => string
  asOf: (day: string) => string
  donor: string
  unsigned: string
  to: string
  code: (code: string) => string
  receipt: (number: string) => string
  unreceipted: string
  /** A gift of which some went back: what was given, what went back, and what counts. */
  partly: (given: string, back: string, counts: string) => string
  sum: (count: number) => string
  later: string
  thanks: string
}

const words: Record<Locale, Words> = {
  en: {
    title: (year) => `Gifts of ${year}`,
    asOf: (day) => `As of ${day}`,
    donor: 'From',
    unsigned: 'Without a name',
    to: 'To',
    code: (code) => `Identification code ${code}`,
    receipt: (number) => `Receipt No. ${number}`,
    unreceipted: 'No receipt was issued',
    partly: (given, back, counts) => `Given ${given}, went back −${back}, counts ${counts}`,
    sum: (count) => (count === 1 ? '1 gift' : `${count} gifts`),
    later: 'It tells what the books say on this day. What is put right later is told by another statement.',
    thanks: 'Thank you!',
  },
  ka: {
    title: (year) => `${year} წლის შემოწირულობები`,
    asOf: (day) => `მდგომარეობა: ${day}`,
    donor: 'შემომწირველი',
    unsigned: 'სახელის გარეშე',
    to: 'მიმღები',
    code: (code) => `ს/კ ${code}`,
    receipt: (number) => `ქვითარი № ${number}`,
    unreceipted: 'ქვითარი არ გაცემულა',
    partly: (given, back, counts) => `შემოწირულია ${given}, დაბრუნდა −${back}, ითვლება ${counts}`,
    sum: (count) => `${count} შემოწირულობა`,
    later: 'ამონაწერი ამ დღის მონაცემებს ასახავს. თუ შემდეგ რამე შესწორდება, ახალ ამონაწერში აისახება.',
    thanks: 'გმადლობთ!',
  },
}

const { margin } = sheet
const labelWidth = 96
const sumWidth = 84
const valueX = margin + labelWidth + 12
const valueWidth = inner - labelWidth - 12
const nameWidth = valueWidth - sumWidth - 12
const gap = 9

/** How far down is written. */
const bottom = sheet.height - margin

interface Row {
  label: string
  value: string
  beneath: string
  /** At the right edge. */
  sum: string | null
}

/** The year stands above all of them. */
const dayOfYear = (day: string, locale: Locale): string =>
  `${Number(day.slice(-2))}\u00A0${monthOf(day, locale).month}`

const rowOfGift = (
  { receivedAt, projectTitle, receipt, amount, refunded }: StatedGift,
  locale: Locale,
): Row => {
  const told = words[locale]
  const papers = receipt === null ? told.unreceipted : told.receipt(receipt)
  const sums = [sumOfLari(amount, refunded), refunded, amount] as const
  const [given, back, counts] = sums.map((sum) => lariToTheTetri(sum, locale)) as [string, string, string]
  const partly = refunded > 0 ? [told.partly(given, back, counts)] : []
  return {
    label: dayOfYear(dayOf(receivedAt), locale),
    value: projectTitle,
    beneath: [papers, ...partly].join(' · '),
    sum: counts,
  }
}

const widthOf = ({ sum }: Row): number => (sum === null ? valueWidth : nameWidth)

const heightOf = (paper: Paper, row: Row): number => {
  const width = widthOf(row)
  const under = row.beneath === '' ? 0 : paper.heightOf(row.beneath, styles.beneath, width)
  const beside = paper.heightOf(row.value, styles.value, width) + under
  return gap + Math.max(beside, paper.heightOf(row.label, styles.label, labelWidth)) + gap
}

/** As many rows as the sheet has room for, at least one, from the upper edge on; answers where they end and which are left. */
const drawSheet = (paper: Paper, rows: readonly Row[], top: number, last: number): [number, Row[]] => {
  let y = top
  let count = 0
  for (const row of rows) {
    const height = heightOf(paper, row)
    if (count > 0 && y + height > last) break
    y += height
    count += 1
  }
  let at = top
  paper.list(
    rows.slice(0, count).map((row) => {
      drawRule(paper, at, false)
      const width = widthOf(row)
      const box: Box = { x: valueX, y: at + gap, width }
      const under: Box = { ...box, y: box.y + paper.heightOf(row.value, styles.value, width) }
      const labelled: Box = { x: margin, y: at + gap, width: labelWidth }
      const right: Box = { x: valueX + nameWidth + 12, y: at + gap, width: sumWidth, align: 'right' }
      at += heightOf(paper, row)
      const sum: Written[] = row.sum === null ? [] : [[row.sum, styles.value, right]]
      return {
        label: [row.label, styles.label, labelled],
        values: [
          [row.value, styles.value, box],
          ...(row.beneath === '' ? [] : [[row.beneath, styles.beneath, under] satisfies Written]),
          ...sum,
        ],
      }
    }),
  )
  return [y, rows.slice(count)]
}

/** What of the last sheet the sum and the words beneath it take. */
const footHeight = 122

/** What a donor gave in a year as a PDF, in their language, on as many sheets as it takes: others are served between them. */
export const statementPaper = async (statement: Statement): Promise<Buffer> => {
  const { year, asOf, locale, donorName, charityName, charityCode, charityAddress, gifts } = statement
  const told = words[locale]
  const paper = createPaper({ title: told.title(year), author: charityName, locale, madeAt: asOf })
  drawHead(paper, siteNames[locale])
  paper.write('P', told.asOf(dayInWords(dayOf(asOf), locale)), styles.kind, {
    x: margin,
    y: 132,
    width: inner,
  })
  paper.write('H1', told.title(year), styles.number, { x: margin, y: 150, width: inner })
  const [head] = drawSheet(
    paper,
    [
      { label: told.donor, value: donorName ?? told.unsigned, beneath: '', sum: null },
      {
        ...{ label: told.to, value: charityName, sum: null },
        beneath: `${told.code(charityCode)}, ${charityAddress}`,
      },
    ],
    204,
    bottom,
  )
  drawRule(paper, head, true)

  let [end, left] = drawSheet(
    paper,
    gifts.map((gift) => rowOfGift(gift, locale)),
    head + 16,
    bottom,
  )
  while (left.length > 0) {
    await setImmediate()
    paper.nextSheet()
    ;[end, left] = drawSheet(paper, left, margin, bottom)
  }
  if (end + footHeight > bottom) {
    paper.nextSheet()
    end = margin
  }
  drawRule(paper, end, true)
  const half = inner / 2
  paper.write('P', told.sum(gifts.length), styles.sum, { x: margin, y: end + 24, width: half - 60 })
  const sum: Box = { x: margin + half - 60, y: end + 12, width: half + 60, align: 'right' }
  // Tetri are whole: hundredths of lari that are added as such would not be.
  const tetri = gifts.reduce((all, { amount }) => all + Math.round(amount * 100), 0)
  paper.write('P', lariToTheTetri(tetri / 100, locale), styles.amount, sum)
  const later: Box = { x: margin, y: end + 72, width: inner }
  const height = paper.write('P', told.later, styles.beneath, later)
  paper.write('P', told.thanks, styles.beneath, { ...later, y: later.y + height + 6 })
  return paper.end()
}
