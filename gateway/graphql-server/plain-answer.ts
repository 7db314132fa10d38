import type { Completion, PlainFields } from './operation-plan.ts'

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

/** Answers an object by what it bears: no places, no promises, nothing thrown. */
const plainAnswer = ({ fields, template }: PlainFields, source: unknown): Answer | typeof odd => {
  if (!isRecord(source) || source instanceof Error || typeof source.then === 'function') return odd
  const answer: Answer = { ...template }
  for (const { key, name, leaf, below, isRequired } of fields) {
    const value = source[name]
    if (value === null || value === undefined) {
      if (isRequired) return odd
      continue
    }
    const completed = leaf ? plainLeaf(leaf, value) : below ? plainAnswer(below, value) : odd
    if (completed === odd) return odd
    answer[key] = completed
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
