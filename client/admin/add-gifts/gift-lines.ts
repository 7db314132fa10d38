import { v7 as newKey } from 'uuid'
import { z } from 'zod'
import { type DonationMethod, donation } from '../../../schema/donations.ts'
import type { Locale } from '../../../schema/locales.ts'
import { dayAtCharity } from '../../lib/day-at-charity.ts'
import { formatDay } from '../../lib/format-date.ts'

/** What is typed of each line. */
export interface LineTexts {
  amount: string
  donorName: string
  /** Of a donor who was chosen by name; empty where nobody was. */
  donorEmail: string
  reference: string
}

export const lineNames = ['amount', 'donorName', 'reference'] as const satisfies readonly (keyof LineTexts)[]

/** What has to be said of every line. */
export const headNames = ['receivedAt', 'projectId'] as const

/** What is the same for every line until somebody changes it. */
export interface Given {
  /** `YYYY-MM-DD`, on the charity's calendar. */
  receivedAt: string
  method: DonationMethod | ''
  projectId: string
}

export interface Head extends Given {
  /** Of the bank's statement, as it is typed. */
  total: string
}

/** A line of the list: a gift that is typed, on its way, written, or taken back. */
export interface Line {
  id: string
  /** Under which it is recorded once at most. */
  key: string
  /** Under which it is taken back once at most. */
  undoKey: string
  texts: LineTexts
  /** What is said of it alone; null where it is what is said of all. */
  own: Given | null
  /** What it was sent with and nobody has answered yet, so that it is sent so again; null where that is known. */
  sentAs: Given | null
  state: 'typed' | 'sent' | 'written' | 'undoing' | 'undone'
  /** Fields that are refused: why, and the limit they met. */
  refused: { field: string; code: string; limit?: number | undefined }[]
  /** What went wrong besides, in words. */
  failure: string | null
  /** The gift that it has become. */
  gift: string | null
  /** What was written, in lari. */
  amount: number
  /** Whether it waits for an answer to who of the same name it is. */
  isAsked: boolean
  /** Whether somebody has said that its donor only has the name of another. */
  isNew: boolean
  /** Whether its donor was chosen among those who gave before. */
  isChosen: boolean
}

export interface GiftLines {
  head: Head
  /** The last is always one to type into. */
  lines: Line[]
}

const blankLine = (): Line => ({
  id: newKey(),
  key: newKey(),
  undoKey: newKey(),
  texts: { amount: '', donorName: '', donorEmail: '', reference: '' },
  own: null,
  sentAs: null,
  state: 'typed',
  refused: [],
  failure: null,
  gift: null,
  amount: 0,
  isAsked: false,
  isNew: false,
  isChosen: false,
})

export const noLines = (): GiftLines => ({
  head: { receivedAt: dayAtCharity(new Date()), method: 'transfer', projectId: '', total: '' },
  lines: [blankLine()],
})

const given = z.object({
  receivedAt: z.string(),
  method: donation.fields.method.shape.or(z.literal('')),
  projectId: z.string(),
})

/** What is kept in the tab; another version of this site may have written it. */
export const keptLines: z.ZodType<GiftLines> = z.object({
  head: given.extend({ total: z.string() }),
  lines: z
    .array(
      z.object({
        id: z.string(),
        key: z.string(),
        undoKey: z.string(),
        texts: z.object({
          amount: z.string(),
          donorName: z.string(),
          donorEmail: z.string().default(''),
          reference: z.string(),
        }),
        own: given.nullable().default(null),
        sentAs: given.nullable(),
        state: z.enum(['typed', 'sent', 'written', 'undoing', 'undone']),
        refused: z.array(z.object({ field: z.string(), code: z.string(), limit: z.number().optional() })),
        failure: z.string().nullable(),
        gift: z.string().nullable(),
        amount: z.number(),
        isAsked: z.boolean().default(false),
        isNew: z.boolean().default(false),
        isChosen: z.boolean().default(false),
      }),
    )
    .min(1),
})

export const isBlank = ({ texts }: Line): boolean => lineNames.every((name) => texts[name].trim() === '')

/** The words of all that is typed and not known to be written, a line for each gift under the day they came on. */
export const wordsOf = ({ head, lines }: GiftLines, locale: Locale): string | null => {
  const typed = lines.filter((line) => (line.state === 'typed' || line.state === 'sent') && !isBlank(line))
  if (typed.length === 0) return null
  const day = head.receivedAt === '' ? [] : [formatDay(head.receivedAt, locale)]
  const gifts = typed.map(({ own, texts: { amount, donorName, donorEmail, reference } }) =>
    [
      amount.trim() && `${amount.trim()} ₾`,
      donorName,
      donorEmail,
      reference,
      own && own.receivedAt !== '' ? formatDay(own.receivedAt, locale) : '',
    ]
      .filter((text) => text.trim())
      .join(', '),
  )
  return [...day, ...gifts].join('\n')
}

/** Whether it counts: one that is being taken back does until it is. */
export const isWritten = ({ state }: Line): boolean => state === 'written' || state === 'undoing'

/** With that line changed, and one to type into after the last. */
export const withLine = (all: GiftLines, id: string, change: Partial<Line>): GiftLines => {
  const lines = all.lines.map((line) => (line.id === id ? { ...line, ...change } : line))
  return { ...all, lines: lines.at(-1)?.state === 'typed' ? lines : [...lines, blankLine()] }
}

const isOf = (names: object, field: string): boolean => field in names

/** With something else typed into a line: what is refused of it was of what stood there. */
export const withTexts = (all: GiftLines, id: string, change: Partial<LineTexts>): GiftLines => ({
  ...all,
  lines: all.lines.map((line) =>
    line.id === id
      ? {
          ...line,
          texts: { ...line.texts, ...change },
          ...('donorName' in change && { isAsked: false, isNew: false, isChosen: false }),
          refused: line.refused.filter(({ field }) => !isOf(change, field)),
        }
      : line,
  ),
})

/** With something else said of one line alone, or nothing: what was refused of that is refused no more. */
export const withOwn = (all: GiftLines, id: string, own: Given | null): GiftLines => ({
  ...all,
  lines: all.lines.map((line) =>
    line.id === id
      ? { ...line, own, refused: line.refused.filter(({ field }) => !isOf(all.head, field)) }
      : line,
  ),
})

/** With something else said of all lines: what was refused of that is refused no more, but where a line says its own. */
export const withHead = (all: GiftLines, change: Partial<Head>): GiftLines => ({
  head: { ...all.head, ...change },
  lines: all.lines.map((line) => ({
    ...line,
    refused: line.own ? line.refused : line.refused.filter(({ field }) => !isOf(change, field)),
  })),
})

/** What is said of a line beside its texts: of it alone, or of all. */
export const saidOf = ({ own }: Line, { receivedAt, method, projectId }: Head): Given =>
  own ?? { receivedAt, method, projectId }

/** Whether a line was sent, and nobody knows what became of it, with something else than is said of it now. */
export const isSentOtherwise = (line: Line, head: Head): boolean => {
  const { sentAs } = line
  const said = saidOf(line, head)
  return (
    sentAs !== null &&
    (sentAs.receivedAt !== said.receivedAt ||
      sentAs.method !== said.method ||
      sentAs.projectId !== said.projectId)
  )
}

/** The gifts that are written, and their sum to the tetri. */
export const writtenOf = ({ lines }: GiftLines): { count: number; sum: number } => {
  const written = lines.filter(isWritten)
  const tetri = written.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0)
  return { count: written.length, sum: tetri / 100 }
}

/** The one that was written last, to be taken back first. */
export const lastWritten = ({ lines }: GiftLines): Line | undefined =>
  lines.findLast(({ state }) => state === 'written')

/** Whether nothing is left that somebody has typed or waits for. */
export const isSettled = ({ lines }: GiftLines): boolean =>
  lines.every(
    (line) =>
      line.state === 'written' || line.state === 'undone' || (line.state === 'typed' && isBlank(line)),
  )
