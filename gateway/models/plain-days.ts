import type { DayOrder } from '../../schema/donation-imports.ts'
import { isCalendarDay } from '../../schema/fields.ts'
import { isLocalized, type Model } from '../../schema/model.ts'
import { dayInOrder, partsOfDay, timeIn } from '../core/written-days.ts'
import { cellsAt } from './file-columns.ts'
import type { FileRow, PlacedCell } from './import-rows.ts'

/** A day or a moment as a spreadsheet wrote it: what it may say, in the form of our files. */
interface WrittenDay {
  readings: { order: DayOrder; text: string }[]
  /** Points part a day that begins with the day: they say nothing of what other marks part. */
  isTelling: boolean
}

/** What there would be to our own form. */
const timeOf = (rest: string, isMoment: boolean): string | null => {
  const found = timeIn(rest)
  if (isMoment) return found && found.zone === undefined ? ` ${found.time}` : null
  // A day that was made a moment is one at midnight.
  return rest === '' || (found?.zone === undefined && /^00:00(?::00)?$/.test(found?.time ?? '')) ? '' : null
}

const writtenDay = (text: string, isMoment: boolean): WrittenDay | null => {
  const found = partsOfDay(text.trim())
  const time = found && timeOf(found.rest.trim(), isMoment)
  if (!found || time === null) return null
  const { parts, mark } = found
  const orders: DayOrder[] =
    parts[0].length === 4 ? ['yearFirst'] : mark === '.' ? ['dayFirst'] : ['dayFirst', 'monthFirst']
  const readings = orders
    .map((order) => ({ order, text: dayInOrder(parts, order) }))
    .filter((reading) => isCalendarDay(reading.text))
    .map((reading) => ({ ...reading, text: reading.text + time }))
  return readings.length === 0 ? null : { readings, isTelling: mark !== '.' && parts[0].length < 4 }
}

/** A spreadsheet shows no seconds, and saves what it shows. */
const isSame = (text: string, stands: string): boolean =>
  text !== '' && (text === stands || (text.length === 16 && stands.startsWith(`${text}:`)))

/**
 * The rows with each day as our files have it, however a spreadsheet has written it. Whether `03/04` begins with the day
 * is told by the other days of the file, and by those that still say what stands in their records; where nothing tells,
 * nobody guesses.
 */
export const withPlainDays = (
  model: Pick<Model, 'fields'>,
  rows: readonly FileRow[],
  recordOf: (row: FileRow) => object | undefined,
): FileRow[] => {
  const kindOf = ({ place }: PlacedCell): string | null => {
    const field = model.fields[place.name]
    return field && !isLocalized(field) ? field.kind : null
  }
  const written = rows.map((row) => {
    const record = recordOf(row)
    const days = row.cells.map((cell) => {
      const kind = kindOf(cell)
      const day = kind === 'day' || kind === 'instant' ? writtenDay(cell.text, kind === 'instant') : null
      if (!day) return null
      const [stands = ''] = record ? cellsAt(model, record, cell.place) : []
      return { ...day, stands, same: day.readings.filter(({ text }) => isSame(text, stands)) }
    })
    return { row, days }
  })

  const orders = new Set<DayOrder>()
  for (const day of written.flatMap(({ days }) => days)) {
    if (!day?.isTelling) continue
    const [reading, other] = day.same.length === 1 ? day.same : day.readings
    if (reading && !other) orders.add(reading.order)
  }
  const [told] = orders.size === 1 ? orders : []

  return written.map(({ row, days }) => ({
    ...row,
    cells: row.cells.map((cell, index): PlacedCell => {
      const day = days[index]
      if (!day) return cell
      const texts = new Set(day.readings.map(({ text }) => text))
      const meant = texts.size === 1 ? day.readings[0] : day.readings.find(({ order }) => order === told)
      if (!meant) return { ...cell, isAmbiguous: true }
      return { ...cell, text: isSame(meant.text, day.stands) ? day.stands : meant.text }
    }),
  }))
}
