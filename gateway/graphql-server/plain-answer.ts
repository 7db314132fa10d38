import type { Completion, PlainField, PlainFields } from './operation-plan.ts'

type Leaf = Extract<Completion, { kind: 'leaf' }>

/** What is answered of an object. */
export interface Answer {
  [key: string]: unknown
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  (typeof value === 'object' && value !== null) || typeof value === 'function'

/** What is to be looked at more closely, and answered in the other way. */
export const odd = Symbol('odd')

const plainLeaf = ({ type, isFit }: Leaf, value: unknown): unknown => {
  if (isFit?.(value)) return value
  if (typeof value === 'object' || typeof value === 'function') return odd
  return type.serialize(value) ?? odd
}

const plainValue = ({ leaf, below, isRequired }: PlainField, value: unknown): unknown => {
  if (value === null || value === undefined) return isRequired ? odd : null
  return leaf ? plainLeaf(leaf, value) : below ? plainAnswer(below, value) : odd
}

/** Answers an object by what it bears: no places, no promises, nothing thrown. */
const plainAnswer = ({ fields, template }: PlainFields, source: unknown): Answer | typeof odd => {
  if (!isRecord(source) || source instanceof Error || typeof source.then === 'function') return odd
  const answer: Answer = { ...template }
  for (const field of fields) {
    const completed = plainValue(field, source[field.name])
    if (completed === odd) return odd
    answer[field.key] = completed
  }
  return answer
}

/** The same of whatever it is: what fails is odd, too. */
export const tryPlainly = (plain: PlainFields, source: unknown): Answer | typeof odd => {
  try {
    return plainAnswer(plain, source)
  } catch {
    return odd
  }
}

/** The same of one field's value. */
export const tryValue = (field: PlainField, value: unknown): unknown => {
  try {
    return plainValue(field, value)
  } catch {
    return odd
  }
}
