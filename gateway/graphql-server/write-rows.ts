import { JsonBytes } from '../core/json-bytes.ts'
import type { RowLayout, RowList, RowValue, WireKind } from '../database/row-list.ts'
import { type Fields, KeptRow } from '../database/wire-row.ts'
import type { Fit, PlainField, PlainFields } from './operation-plan.ts'
import { odd, tryValue } from './plain-answer.ts'
import { WrittenJson } from './written-answer.ts'

/** The row that is written. */
interface Reading {
  row: KeptRow
  /** Where each of its columns begins and ends; -1 where it holds nothing. */
  places: Int32Array
}

/** Writes a value of a row; false where it has to be looked at more closely. */
type Write = (out: JsonBytes, row: Reading) => boolean

/** Writes what stands in a column; false, with nothing written, where it does not stand there as it usually does. */
type WriteColumn = (out: JsonBytes, signs: string, start: number, end: number) => boolean

const code = (sign: string): number => sign.charCodeAt(0)
const [dot, zero, nine] = [code('.'), code('0'), code('9')]
const [quote, dateEnds, zone] = [code('"'), code('T'), code('Z')]
const [opens, closes, opensList, closesList, comma] = [code('{'), code('}'), code('['), code(']'), code(',')]

const put = (out: JsonBytes, json: string): true => {
  out.copy(json, 0, json.length)
  return true
}

/** With so many digits a number is what it says. */
const exactDigits = 15

/** With more decimals it may be written as `1e-7`. */
const plainDecimals = 6

/** Where the digits end that begin at `start`. */
const endOfDigits = (signs: string, start: number, end: number): number => {
  let at = start
  while (at < end) {
    const sign = signs.charCodeAt(at)
    if (sign < zero || sign > nine) break
    at++
  }
  return at
}

/** `12.50` is 12.5 in JSON. Of what is below zero, and whatever else is no plain decimal, somebody else knows better. */
const writeNumber: WriteColumn = (out, signs, start, end) => {
  if (end - start > exactDigits) return false
  const point = endOfDigits(signs, start, end)
  if (point === start) return false
  let last = end
  if (point < end) {
    const decimals = end - point - 1
    if (signs.charCodeAt(point) !== dot || decimals === 0 || decimals > plainDecimals) return false
    if (endOfDigits(signs, point + 1, end) < end) return false
    while (signs.charCodeAt(last - 1) === zero) last--
    if (last - 1 === point) last = point
  }
  out.copy(signs, start, last)
  return true
}

/** As many digits as any number has that GraphQL calls an `Int`. */
const digitsOfInt = 9

const writeWhole: WriteColumn = (out, signs, start, end) => {
  if (start === end || end - start > digitsOfInt || endOfDigits(signs, start, end) < end) return false
  out.copy(signs, start, end)
  return true
}

const truth = code('t')

/** Where the parts of `2026-11-22 02:44:41.12` end. */
const [day, time, thousandths] = [10, 19, 23]

/** As `readInstant` of `models/record-columns.ts` makes it of a text. */
const writeInstant: WriteColumn = (out, signs, start, end) => {
  if (end - start < time) return false
  out.byte(quote)
  out.copy(signs, start, start + day)
  out.byte(dateEnds)
  out.copy(signs, start + day + 1, start + time)
  out.byte(dot)
  for (let at = start + time + 1; at < start + thousandths; at++)
    out.byte(at < end ? signs.charCodeAt(at) : zero)
  out.byte(zone)
  out.byte(quote)
  return true
}

/** What of a column is answered as it is, by what the schema calls the field. */
const columnWriters: Record<WireKind, Partial<Record<Fit, WriteColumn>>> = {
  text: {
    text: (out, signs, start, end) => {
      out.string(signs, start, end)
      return true
    },
  },
  number: { number: writeNumber },
  whole: { whole: writeWhole, number: writeWhole },
  flag: { flag: (out, signs, start) => put(out, signs.charCodeAt(start) === truth ? 'true' : 'false') },
  instant: { text: writeInstant },
}

const textsOf = ({ row: { signs }, places }: Reading, { at, count }: RowValue): Fields =>
  Array.from({ length: count }, (_, index) => {
    const place = 2 * (at + index)
    if (places[place] === -1) return null
    return Buffer.from(signs.slice(places[place], places[place + 1]), 'latin1').toString()
  })

/** Any value, made of the texts of its columns as for everybody else. */
const writeRead =
  (field: PlainField, made: RowValue): Write =>
  (out, reading) => {
    const value = tryValue(field, made.read(textsOf(reading, made), 0))
    if (value === odd) return false
    out.text(JSON.stringify(value))
    return true
  }

/** What is written of a field where its column holds nothing. */
const writeNothing = (field: PlainField, out: JsonBytes): boolean => !field.isRequired && put(out, 'null')

const writeColumn = (field: PlainField, write: WriteColumn, at: number, otherwise: Write): Write => {
  const place = 2 * at
  return (out, reading) => {
    const { row, places } = reading
    const start = places[place] ?? -1
    if (start === -1) return writeNothing(field, out)
    return write(out, row.signs, start, places[place + 1] ?? start) || otherwise(out, reading)
  }
}

interface Step {
  /** What stands before the value: `,"name":`. */
  before: string
  write: Write
}

const stepOf = ({ key }: PlainField, index: number, write: Write): Step => ({
  before: `${index === 0 ? '' : ','}${JSON.stringify(key)}:`,
  write,
})

const writeSteps = (steps: readonly Step[], out: JsonBytes, reading: Reading): boolean => {
  out.byte(opens)
  for (const { before, write } of steps) {
    out.copy(before, 0, before.length)
    if (!write(out, reading)) return false
  }
  out.byte(closes)
  return true
}

/** Null where one of its columns is not answered as it is: then it is read as a whole. */
const writeObject = (field: PlainField, { at, count, wire }: RowValue, below: PlainFields): Write | null => {
  if (!Array.isArray(wire)) return null
  const steps: Step[] = []
  for (const [index, each] of below.fields.entries()) {
    const column = wire.findIndex(([name]) => name === each.name)
    const kind: WireKind | undefined = wire[column]?.[1]
    const write = kind && each.leaf?.fit && columnWriters[kind][each.leaf.fit]
    // What is odd about a part of it is odd about the whole.
    if (!write) return null
    steps.push(
      stepOf(
        each,
        index,
        writeColumn(each, write, at + column, () => false),
      ),
    )
  }
  return (out, reading) => {
    let isThere = false
    for (let column = at; column < at + count; column++) isThere ||= reading.places[2 * column] !== -1
    return isThere ? writeSteps(steps, out, reading) : writeNothing(field, out)
  }
}

const writeField = (field: PlainField, values: readonly RowValue[]): Write => {
  const value = values.findLast(({ name }) => name === field.name)
  if (!value) return (out) => writeNothing(field, out)
  const otherwise = writeRead(field, value)
  const { leaf, below } = field
  if (below) return writeObject(field, value, below) ?? otherwise
  const { wire } = value
  const write = typeof wire === 'string' && leaf?.fit ? columnWriters[wire][leaf.fit] : undefined
  return write ? writeColumn(field, write, value.at, otherwise) : otherwise
}

/** By what rows are made of, and what is asked of them: both stay the same from run to run. */
const known = new WeakMap<PlainFields, WeakMap<object, readonly Step[]>>()

const stepsOf = (plain: PlainFields, layout: RowLayout<unknown>): readonly Step[] => {
  const ofPlain = known.get(plain) ?? new WeakMap<object, readonly Step[]>()
  known.set(plain, ofPlain)
  const found = ofPlain.get(layout)
  if (found) return found
  const steps = plain.fields.map((field, index) => stepOf(field, index, writeField(field, layout.values)))
  ofPlain.set(layout, steps)
  return steps
}

/** Rows are written in one go, one list after another. */
const out = new JsonBytes()

/**
 * Writes rows as the list of objects that is asked for, without any record between.
 * @returns null where something in them is odd, such as nothing where something must be: whoever looks at each knows what
 */
export const writeRows = (rows: RowList<unknown>, plain: PlainFields): WrittenJson | null => {
  const { layout } = rows
  const steps = stepsOf(plain, layout)
  const reading: Reading = { row: new KeptRow(), places: new Int32Array(2 * layout.width) }
  let isFirst = true
  out.begin()
  out.byte(opensList)
  const isWritten = rows.everyRow((row) => {
    if (isFirst) isFirst = false
    else out.byte(comma)
    reading.row = row
    row.locate(reading.places)
    return writeSteps(steps, out, reading)
  })
  out.byte(closesList)
  const json = out.take()
  return isWritten ? new WrittenJson(json) : null
}
