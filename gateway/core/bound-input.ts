import { type InputLimits, mostInput } from '../../schema/limits.ts'
import { fieldError } from '../../schema/validation.ts'
import { validationFailed } from './problem.ts'

const tooMany = (what: string, { values }: InputLimits) =>
  validationFailed([fieldError(what, 'too_many', values)])
const tooDeep = (what: string, { depth }: InputLimits) =>
  validationFailed([fieldError(what, 'too_deep', depth)])
const tooLong = (what: string, { bytes }: InputLimits) =>
  validationFailed([fieldError(what, 'too_long', bytes)])

/**
 * Refuses input that is larger than any honest request, before anybody coerces, validates or prints it: what
 * comes after may then take time for each value, and words for each of them.
 * @param what it is called in a refusal; the request body when nothing is said
 * @throws Problem `validation_failed`
 */
export const boundInput = (input: unknown, what = '', most: InputLimits = mostInput): void => {
  let values = 0
  let bytes = 0
  const count = (more: number): void => {
    values += more
    if (values > most.values) throw tooMany(what, most)
  }
  const measure = (text: string): void => {
    bytes += Buffer.byteLength(text)
    if (bytes > most.bytes) throw tooLong(what, most)
  }
  /** The values within one; counted before they are looked at. */
  const open = (value: unknown): unknown[] => {
    if (typeof value === 'string') measure(value)
    if (typeof value !== 'object' || value === null) return []
    if (Array.isArray(value)) {
      count(value.length)
      return value
    }
    const keys = Object.keys(value)
    // Where a file may be brought lists are longer; no object of ours has so many names.
    if (keys.length > mostInput.values) throw tooMany(what, mostInput)
    count(keys.length)
    keys.forEach(measure)
    return Object.values(value)
  }
  // Level by level, not by recursion: what is nested a hundred thousand deep must not find the end of the stack.
  let level: unknown[] = [input]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > most.depth) throw tooDeep(what, most)
    level = level.flatMap(open)
  }
}

const quote = 0x22
const backslash = 0x5c
const comma = 0x2c
const opening = new Set([0x5b, 0x7b])
const closing = new Set([0x5d, 0x7d])

/** Where a JSON text that begins at `start`, after its quotation mark, ends. */
const endOfText = (json: string, start: number): number => {
  let index = start
  while (index < json.length && json.charCodeAt(index) !== quote) {
    index += json.charCodeAt(index) === backslash ? 2 : 1
  }
  return index
}

/**
 * The same of JSON that is still to be parsed, so that nothing is built of what would be refused. Whether it is
 * JSON at all is for the parser to say.
 * @throws Problem `validation_failed`
 */
export const boundJson = (json: string, most: InputLimits = mostInput): void => {
  let depth = 0
  let commas = 0
  for (let index = 0; index < json.length; index++) {
    const code = json.charCodeAt(index)
    if (code === quote) index = endOfText(json, index + 1)
    else if (opening.has(code) && ++depth > most.depth + 1) throw tooDeep('', most)
    else if (closing.has(code)) depth--
    else if (code === comma && ++commas > most.values) throw tooMany('', most)
  }
}
