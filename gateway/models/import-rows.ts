import { mostImported } from '../../schema/imports.ts'
import { mostRefused } from '../../schema/limits.ts'
import { localizedFields, type Model } from '../../schema/model.ts'
import type { FieldError } from '../../schema/problems.ts'
import { fieldError } from '../../schema/validation.ts'
import { isId } from '../core/ids.ts'
import { validationFailed } from '../core/problem.ts'
import { faultInFile, readCsv } from '../core/read-csv.ts'
import { plainText } from './csv.ts'
import { nameOfPlace, type Place, placesIn } from './file-columns.ts'

/** A cell of a row that belongs somewhere. */
export interface PlacedCell {
  place: Place
  /** Which column of the file it stands in; the first is 1. */
  column: number
  text: string
  /** Whether it is a day that may begin with its month as well. */
  isAmbiguous?: true
}

/** A row of a file that is to be imported. */
export interface FileRow {
  line: number
  cells: PlacedCell[]
}

/** Characters of a cell: the longest text, with apostrophes of ours before its formulas. */
const longestCell = (model: Pick<Model, 'fields'>): number =>
  2 * Math.max(2048, ...localizedFields(model).map(([, { maximum }]) => maximum))

/**
 * Reads the rows of a file under headings that name places of a record. What stands in them is for the shapes to judge.
 * @throws Problem `validation_failed` where it is no such file
 */
export const readRows = (model: Pick<Model, 'fields'>, csv: string): FileRow[] => {
  const { header, rows: all } = readCsv(csv, {
    longestCell: longestCell(model),
    isExact: true,
    isRow: ([id = '', ...others]) => isId(id) && others.length > 0,
  })
  // Spreadsheets keep empty rows below the last one.
  const rows = all.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
  if (rows.length > mostImported) throw validationFailed([fieldError('csv', 'too_many_rows', mostImported)])
  const placeOf = placesIn(model)
  const taken = new Set<string>()
  const columns: { index: number; place: Place }[] = []
  const faults: FieldError[] = []
  for (const [index, heading] of header.cells.entries()) {
    if (heading.trim() === '') continue
    const place = placeOf(plainText(heading))
    if (!place) {
      faults.push(faultInFile([header.line, index + 1], 'unknown_column'))
      continue
    }
    const name = nameOfPlace(place)
    if (taken.has(name)) faults.push(faultInFile([header.line, index + 1], 'repeated'))
    taken.add(name)
    columns.push({ index, place })
  }
  if (faults.length > 0) throw validationFailed(faults.slice(0, mostRefused.fields))
  return rows.map(({ line, cells }) => ({
    line,
    cells: columns.map(({ index, place }) => ({
      place,
      column: index + 1,
      text: plainText(cells[index] ?? ''),
    })),
  }))
}
