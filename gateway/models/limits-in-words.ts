import type { PlainField } from '../../schema/model.ts'

const formatted = new Intl.NumberFormat('en')

const limitOf = (shape: PlainField['shape'], name: string): number | undefined => {
  const limit = shape.meta()?.[name]
  return typeof limit === 'number' ? limit : undefined
}

/** "At most 200 characters." */
export const atMost = (maximum: number): string => `At most ${formatted.format(maximum)} characters.`

const range = (minimum: number | undefined, maximum: number | undefined, unit: string): string | null => {
  if (maximum === undefined || maximum === Number.MAX_SAFE_INTEGER) return null
  if (minimum === undefined) return `At most ${formatted.format(maximum)}${unit}.`
  return `${formatted.format(minimum)} to ${formatted.format(maximum)}${unit}.`
}

/** The description of a field, and the limits that its shape keeps. */
export const describeInput = ({ description, shape }: Pick<PlainField, 'description' | 'shape'>): string =>
  [
    description,
    range(limitOf(shape, 'minLength'), limitOf(shape, 'maxLength'), ' characters'),
    range(limitOf(shape, 'minimum'), limitOf(shape, 'maximum'), ''),
    shape.meta()?.description,
  ]
    .filter(Boolean)
    .join(' ')
