import { type Field, plainFields, type WithFields } from '../../schema/model.ts'
import { may, type Viewer } from '../core/viewer.ts'
import { RowList } from '../database/row-list.ts'

/** What a field means, and from whom it is kept. */
export const describeField = ({ description, ...field }: Field): string =>
  'shownWith' in field && field.shownWith !== undefined
    ? `${description} Null to whoever has not \`${field.shownWith}\`.`
    : description

/** The fields of a model that whoever asks is not shown. */
export const fieldsWithheld = (model: WithFields, viewer: Viewer): string[] =>
  plainFields(model).flatMap(([name, { shownWith }]) =>
    shownWith !== undefined && !may(viewer, shownWith) ? [name] : [],
  )

/** The record with null in the place of these fields. */
export const withoutFields = <Whole extends object>(record: Whole, names: readonly string[]): Whole => {
  if (names.length === 0) return record
  const kept = names.filter((name) => name in record)
  return Object.assign({ ...record }, Object.fromEntries(kept.map((name) => [name, null])))
}

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

const blank = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(blank)
  if (value instanceof RowList) return Array.from(value, blank)
  if (!isPlain(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, key === 'email' ? null : blank(each)]),
  )
}

/**
 * Whatever was found, with null in the place of every email at any depth where whoever asks may not see addresses:
 * of a gift, its donor's; of its history, those of each entry. Every address of ours is called `email`.
 */
export function withoutAddresses<Found>(viewer: Viewer, found: Found): Found
export function withoutAddresses(viewer: Viewer, found: unknown): unknown {
  return may(viewer, 'people:addresses') ? found : blank(found)
}
