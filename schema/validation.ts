import type { z } from 'zod'
import { mostRefused } from './limits.ts'
import type { FieldError, FieldErrorCode } from './problems.ts'
import type { FieldIssue } from './text-fault.ts'

/** English sentences over the field's name in words: whoever fills in a form of another client may be shown them. */
const sentences: Record<FieldErrorCode, (name: string, limit: number | undefined) => string> = {
  required: (name) => `${name} is required`,
  invalid_type: (name) => `${name} has the wrong type`,
  invalid_text: (name) => `${name} holds characters that cannot be stored`,
  too_short: (name, limit) => `${name} must have at least ${limit} characters`,
  too_long: (name, limit) => `${name} must have at most ${limit} characters`,
  too_small: (name, limit) => `${name} must be at least ${limit}`,
  too_big: (name, limit) => `${name} must be at most ${limit}`,
  too_precise: (name, limit) => `${name} must have at most ${limit} decimals`,
  invalid_number: (name) => `${name} must be a whole number`,
  number_too_small: (name, limit) => `${name} must be at least ${limit}`,
  number_too_big: (name, limit) => `${name} must be at most ${limit}`,
  too_many: (name, limit) => `${name} must have at most ${limit} items`,
  too_deep: (name, limit) => `${name} must have at most ${limit} levels`,
  invalid_email: (name) => `${name} must be an email address`,
  invalid_username: (name) => `${name} may only hold letters, digits, ".", "_" and "-"`,
  invalid_url: (name) => `${name} must be an https address`,
  invalid_video: (name) => `${name} must be a YouTube link or video id`,
  invalid_iban: (name) => `${name} must be a Georgian IBAN with the right check digits`,
  invalid_identification_code: (name) => `${name} must have nine digits, or eleven`,
  invalid_picture: (name) => `${name} must be a whole, still picture: PNG, JPEG, WebP or AVIF`,
  invalid_paper: (name) => `${name} must be a whole picture, PNG, JPEG or WebP, or a whole PDF`,
  locked_paper: (name) => `${name} must be a PDF that opens without a password`,
  active_paper: (name) =>
    `${name} must be a PDF that only shows something: it runs nothing, and brings no other files`,
  picture_gone: (name) =>
    `${name} names a picture that is not kept here any more: upload it again, or leave it out`,
  too_many_pixels: (name, limit) => `${name} must have at most ${limit} megapixels`,
  invalid_date: (name) => `${name} must be a day: YYYY-MM-DD`,
  ambiguous_date: (name) => `${name} may begin with the day or the month: write YYYY-MM-DD`,
  invalid_datetime: (name) => `${name} must be a moment with its offset, like 2026-12-01T09:30:00Z`,
  invalid_time: (name) => `${name} must be a time of day: HH:MM`,
  invalid_month: (name) => `${name} must be a month or a day: YYYY-MM or YYYY-MM-DD`,
  not_a_month: (name) => `${name} must be a month: YYYY-MM`,
  invalid_option: (name) => `${name} must be one of the listed values`,
  not_monthly: (name) => `${name} cannot be charged every month: choose a way to pay that can, or give once`,
  invalid_cursor: (name) => `${name} is not a cursor of this list`,
  not_above_tier: (name) => `${name} must be more than the tier below begins with`,
  not_above_sum: (name) => `${name} must be more than the sum before it`,
  before_start: (name) => `${name} must not be before the start date`,
  before_beginning: (name) => `${name} must not be before it begins`,
  before_published: (name) => `${name} must not be before it was published`,
  before_2000: (name) => `${name} must not be before 2000-01-01`,
  after_today: (name) => `${name} must not be after today on the clock of Tbilisi`,
  before_now: (name) => `${name} must be later than now`,
  after_now: (name) => `${name} must not be later than now`,
  mismatch: () => 'the two passwords must be the same',
  other_address: (field) => `${field} must be the address that was looked for`,
  own_address: (name) => `${name} is the address of this account already`,
  wrong_password: (name) => `${name} is wrong`,
  wrong_code: (name) => `${name} is wrong, or was used before`,
  wrong_recovery_code: (name) => `${name} is none of the recovery codes, or was used before`,
  too_common: (name) => `${name} is one of the most common, choose another`,
  read_only: (name) => `${name} cannot be changed`,
  unknown_field: (name) => `${name} is not a field of this request`,
  invalid_amount: (name) => `${name} must be an amount in figures`,
  ambiguous_amount: (name) => `${name} can be read in two ways`,
  empty_file: (name) => `${name} holds no rows: send a file with a header and what stands below it`,
  is_workbook: (name) => `${name} is a workbook: save it as “CSV UTF-8” and send that file`,
  is_web_page: (name) => `${name} is a web page: download the file as CSV, signed in, and send that one`,
  is_pdf: (name) => `${name} is a PDF: download the file as CSV and send that one`,
  not_utf8: (name) =>
    `${name} was not read as it was written: save the file as “CSV UTF-8” and send that one`,
  unclosed_quote: (name) => `${name} opens a quotation mark that is not closed: close it, or take it away`,
  uneven_row: (name, limit) => `${name} must have at most ${limit} cells, as many as the header`,
  too_many_rows: (name, limit) => `${name} must have at most ${limit} rows`,
  unknown_column: (name) => `${name} names no field of these records`,
  unknown_record: (name) => `${name} is that of no record`,
  repeated: (name) => `${name} stands there twice`,
  changed_since: (name) => `${name} is no longer the current one, someone changed the record since`,
  recorded_already: (name) => `${name} is, or is like, a gift that is recorded already`,
}

/** A field's name as it may be answered: whoever sends a long one need not get it back whole. */
const shorten = (name: string): string =>
  name.length > mostRefused.name ? `${name.slice(0, mostRefused.name - 1).toWellFormed()}…` : name

const languages: Record<string, string> = { en: ' in English', ka: ' in Georgian' }

/** A place in the file whose text is in the field `csv`: `csv.12` is its line 12, `csv.12.3` the third cell of it. */
const inFile = (field: string): string | null => {
  const { line, column } = /^csv\.(?<line>\d{1,7})(?:\.(?<column>\d{1,7}))?$/.exec(field)?.groups ?? {}
  if (line === undefined) return null
  return `line ${line}${column === undefined ? '' : `, column ${column}`} of the file`
}

const spaced = (name: string): string =>
  name.replace(/(?<=\p{Ll})\p{Lu}/gu, (letter) => ` ${letter.toLowerCase()}`)

/**
 * A field's name as a sentence has it: `confirmPassword` is "confirm password", `translations.en.title` "title in
 * English", `videoLinks.1` "item 2 of video links", `mapping.dayOrder` "day order of mapping".
 */
const inWords = (field: string): string =>
  field
    .replace(
      /(?<=^|\.)translations\.(en|ka)\.([^.]+)/g,
      (_, locale: string, name: string) => `${name}${languages[locale]}`,
    )
    .split('.')
    .map(spaced)
    .reduce((whole, part) =>
      /^\d{1,4}$/.test(part) ? `item ${Number(part) + 1} of ${whole}` : `${part} of ${whole}`,
    )

/** One field error with its English sentence. */
export const fieldError = (field: string, code: FieldErrorCode, limit?: number): FieldError => {
  const name = shorten(field)
  // What is no field of ours is told as it was sent.
  const words = code === 'unknown_field' ? name : (inFile(name) ?? inWords(name))
  return { field: name, code, message: sentences[code](words || 'request body', limit) }
}

const codeOf = (issue: z.core.$ZodIssue): FieldIssue => {
  switch (issue.code) {
    case 'custom':
      return issue.params as FieldIssue
    case 'invalid_type':
      return { code: issue.input === undefined ? 'required' : 'invalid_type' }
    case 'invalid_value':
      return { code: issue.input === undefined ? 'required' : 'invalid_option' }
    case 'too_big':
      return { code: issue.origin === 'array' ? 'too_many' : 'too_long', limit: Number(issue.maximum) }
    default:
      return { code: 'invalid_type' }
  }
}

/** What an issue says of each field it is about. */
const readIssue = (issue: z.core.$ZodIssue): (FieldIssue & { path: PropertyKey[] })[] =>
  issue.code === 'unrecognized_keys'
    ? issue.keys
        .slice(0, mostRefused.fields)
        .map((key) => ({ path: [...issue.path, key], code: 'unknown_field' }))
    : [{ path: issue.path, ...codeOf(issue) }]

/**
 * What zod found, in the catalogue's codes: one entry a field, in the order of the input, with the limit it met;
 * of more fields than a refusal names, the first.
 * Parse with `reportInput: true`, so that a missing field can be told from one of the wrong type.
 */
export const fieldIssues = (error: z.ZodError): (FieldIssue & { field: string })[] => {
  const byField = new Map<string, FieldIssue & { field: string }>()
  for (const issue of error.issues) {
    for (const { path, code, limit } of readIssue(issue)) {
      const field = path.map(String).join('.')
      if (!byField.has(field)) byField.set(field, { field, code, limit })
    }
    if (byField.size >= mostRefused.fields) break
  }
  return [...byField.values()].slice(0, mostRefused.fields)
}

/** The same with an English sentence each. */
export const fieldErrors = (error: z.ZodError): FieldError[] =>
  fieldIssues(error).map(({ field, code, limit }) => fieldError(field, code, limit))
