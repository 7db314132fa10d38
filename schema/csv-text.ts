import { z } from 'zod'
import { refuse } from './fields.ts'
import { mostInFile } from './limits.ts'
import type { FieldErrorCode } from './problems.ts'

/** Characters at the beginning of a file that tell what it is. */
export const tellingBeginning = 2048

/** How a workbook begins: packed, or as of old; the last is what is left of that where it is taken for UTF-8. */
const workbooks = ['PK\u0003\u0004', 'PK\u0005\u0006', 'ÐÏ\u0011à', '\uFFFD\uFFFD\u0011']

const page = /^<(?:!doctype|!--|\?xml|html|head|meta|body|table|div|script|style)\b/i

/**
 * What a file is that is no CSV, whatever it is called, by its beginning; of bytes that are not read yet, each is a
 * character. Null where it may be some.
 */
export const otherKind = (beginning: string): FieldErrorCode | null => {
  if (workbooks.some((mark) => beginning.startsWith(mark))) return 'is_workbook'
  const text = beginning.slice(0, tellingBeginning).replace(/^(?:\uFEFF|ï»¿)?\s*/, '')
  if (text.startsWith('%PDF-')) return 'is_pdf'
  if (!page.test(text)) return null
  return /excel\.sheet|office:spreadsheet/i.test(text) ? 'is_workbook' : 'is_web_page'
}

const countOf = (text: string, what: RegExp): number => text.match(what)?.length ?? 0

/** Whether most of what is no plain letter was lost: one that a bank itself has cut in two is still read. */
export const isMisread = (text: string): boolean => {
  const lost = countOf(text, /\uFFFD/g)
  return lost > 0 && lost > countOf(text, /\P{ASCII}/gu) - lost
}

/** Why a text is none of a CSV file; null where it may be. */
export const csvFault = (text: string): FieldErrorCode | null => {
  const kind = otherKind(text)
  if (kind !== null) return kind
  if (text.includes('\0') || isMisread(text)) return 'not_utf8'
  return /[^\s\uFEFF]/.test(text) ? null : 'empty_file'
}

const encoder = new TextEncoder()

/** Whether a text is larger than a file may be. */
export const isTooLarge = (text: string): boolean => encoder.encode(text).length > mostInFile.bytes

/** The text of a CSV file, as it arrives on either edge. */
export const csvText = (description: string) =>
  z
    .string()
    .superRefine((value, ctx) => {
      const fault = csvFault(value)
      if (fault) refuse(ctx, fault)
      else if (!value.isWellFormed()) refuse(ctx, 'invalid_text')
      else if (isTooLarge(value)) refuse(ctx, 'too_long', mostInFile.bytes)
    })
    .meta({ description, minLength: 1, maxLength: mostInFile.bytes })
