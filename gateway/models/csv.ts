import { stringify } from 'csv-stringify/sync'

/** A cell as it is known: a number stays one, whatever else is text; null is an empty cell. */
export type Cell = string | number | null

/** Tells spreadsheets that the file is UTF-8, Georgian with it. */
export const byteOrderMark = '\uFEFF'

/**
 * Spreadsheets run what begins like a formula, whoever wrote it, and some pass over blanks before it.
 * Where a comma parts decimals, as in Georgia, they part cells by semicolons and do not see our quotes:
 * there each line of a text begins a cell, and what follows a semicolon or a tab.
 * The full-width signs are what an East Asian keyboard makes of the same four.
 */
const formula = /^(?='*[\t\r\n])|(?<=^|[;\t\r\n])(?='*[^\S\t\r\n]*[=+\-@＝＋－＠])/gu

/** The same places in a cell that {@link neutralised} has made. */
const apostrophe = /^'(?='*[\t\r\n])|(?<=^|[;\t\r\n])'(?='*[^\S\t\r\n]*[=+\-@＝＋－＠])/gu

/** A text that begins like that behind apostrophes of its own is given one more, so that each can be read back. */
const neutralised = (text: string): string => text.replace(formula, "'")

/** What a cell said before it was kept from being a formula. */
export const plainText = (cell: string): string => cell.replace(apostrophe, '')

/** Semicolons and tabs part cells too for some who read the file. */
const alsoQuoted = /[;\t\r\n]/

/** Records of a CSV file (RFC 4180), their line ends with them. A text that would act as a formula is kept as text. */
export const csvLines = (records: readonly (readonly Cell[])[]): string =>
  stringify([...records], {
    record_delimiter: 'windows',
    quoted_match: alsoQuoted,
    cast: { string: neutralised },
  })
