import { z } from 'zod'
import type { Alternative } from './alternatives.ts'
import { evenIfRefused, text, translation, version } from './fields.ts'
import { type Locale, locales } from './locales.ts'
import {
  computedFields,
  derivedFields,
  type Fields,
  initialFields,
  keptFields,
  type LocalizedField,
  localizedFields,
  type Noun,
  type PlainField,
  type WithFields,
  writableFields,
} from './model.ts'

type LocalizedNames<Of extends Fields> = {
  [Name in keyof Of]: Of[Name] extends LocalizedField ? Name : never
}[keyof Of]

type WritableNames<Of extends Fields> = {
  [Name in keyof Of]: Of[Name] extends PlainField<z.ZodType, boolean, true> ? Name : never
}[keyof Of]

type Translation = ReturnType<typeof translation>

type Translations<Of extends Fields> = z.ZodObject<
  Record<
    Locale,
    z.ZodOptional<z.ZodObject<{ [Name in LocalizedNames<Of>]: z.ZodOptional<Translation> }, z.core.$strict>>
  >,
  z.core.$strict
>

/** What null clears, and an empty text, as forms and spreadsheets have it. */
type Clearable<Shape extends z.ZodType> = z.ZodOptional<
  z.ZodPreprocess<z.ZodNullable<Shape>, z.input<Shape> | null>
>

export const clearable = <Shape extends z.ZodType>(shape: Shape): Clearable<Shape> =>
  z
    .preprocess(
      (value: z.input<Shape> | null) => (typeof value === 'string' && value.trim() === '' ? null : value),
      z.nullable(shape),
    )
    .optional()
    .meta({ clearable: true })

type WrittenShape<Of> =
  Of extends PlainField<infer Shape, infer Optional>
    ? true extends Optional
      ? Clearable<Shape>
      : Shape
    : never

/** What may be written of a record: a text in the language of the request, or in the languages `translations` name. */
export type WrittenShapes<Of extends Fields> = {
  -readonly [Name in LocalizedNames<Of>]: Of[Name] extends LocalizedField<true>
    ? z.ZodOptional<ReturnType<typeof text>>
    : z.ZodOptional<Translation>
} & {
  -readonly [Name in WritableNames<Of>]: WrittenShape<Of[Name]>
} & ([LocalizedNames<Of>] extends [never] ? unknown : { translations: z.ZodOptional<Translations<Of>> })

type Written<Of extends Fields> = z.ZodObject<WrittenShapes<Of>, z.core.$strict>

/** The texts of each language, none of them required. */
const translationsOf = (model: WithFields) => {
  const texts = z.strictObject(
    Object.fromEntries(
      localizedFields(model).map(([name, { maximum }]) => [name, translation(maximum).optional()]),
    ),
  )
  return z.strictObject({ en: texts.optional(), ka: texts.optional() })
}

type ReadShape = (field: PlainField) => z.ZodType

/** Everything of a record that can be written, by the name it is written under. */
function writtenShape<Of extends Fields>(
  model: Pick<Noun<Of>, 'fields'>,
  shapeOf: ReadShape,
  besides?: [name: string, field: PlainField][],
): Written<Of>
function writtenShape(
  model: WithFields,
  shapeOf: ReadShape,
  besides: [name: string, field: PlainField][] = [],
): z.ZodObject<Record<string, z.ZodType>, z.core.$strict> {
  const texts = localizedFields(model).map(([name, { required, maximum }]) => [
    name,
    required ? text(1, maximum).optional() : translation(maximum).optional(),
  ])
  const values = [...writableFields(model), ...besides].map(([name, field]) => [
    name,
    field.optional ? clearable(shapeOf(field)) : shapeOf(field),
  ])
  return z.strictObject({
    ...Object.fromEntries(texts),
    ...Object.fromEntries(values),
    ...(texts.length > 0 ? { translations: translationsOf(model).optional() } : {}),
  })
}

/** A check of the whole input, made even where one of its fields is refused: what stands in it may be anything. */
export type Check = (input: Readonly<Record<string, unknown>>, ctx: z.RefinementCtx) => void

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

const at = (value: unknown, ...path: string[]): unknown =>
  path.reduce<unknown>((found, name) => (isObject(found) ? found[name] : undefined), value)

/** A required text is written in one language at least. */
const requireInOneLanguage =
  (model: WithFields): Check =>
  (input, ctx) => {
    for (const [name, { required }] of localizedFields(model)) {
      const given = [input[name], ...locales.map((locale) => at(input, 'translations', locale, name))]
      if (required && !given.some(Boolean)) {
        ctx.addIssue({ code: 'custom', path: [name], params: { code: 'required' } })
      }
    }
  }

/** That a required text is written in one language at least. */
const requiredTexts = (model: WithFields): Alternative[] => {
  const names = localizedFields(model).flatMap(([name, { required }]) => (required ? [name] : []))
  return names.length === 0 ? [] : [{ required: names }, { required: ['translations'] }]
}

/** A new record. A localised text is in the language of the request; `translations` may hold both. */
export const createShape = <Of extends Fields>(model: Pick<Noun<Of>, 'fields'>, ...checks: Check[]) =>
  writtenShape(model, ({ shape }) => shape, initialFields(model))
    .superRefine((input, ctx) => {
      for (const check of [requireInOneLanguage(model), ...checks]) check(input, ctx)
    }, evenIfRefused)
    .meta({ alternatives: requiredTexts(model) })

/** What a change does not name keeps its value: no default stands in for it. */
const withoutDefault: ReadShape = ({ shape }) =>
  shape instanceof z.ZodDefault ? z.optional(shape.unwrap()) : shape

type Known<Name extends string> = Record<Name, z.ZodOptional<z.ZodUnknown>>

function known<Name extends string>(description: string, names: readonly Name[]): Known<Name>
function known(description: string, names: readonly string[]): Known<string> {
  return Object.fromEntries(
    names.map((name) => [name, z.unknown().optional().meta({ readOnly: true, description })]),
  )
}

/** What of a record stays as it stands: known, so that a record that was read can be put back. */
export const unchanged = <Name extends string>(...names: Name[]): Known<Name> =>
  known('Ignored where it is what stands there, refused where it is not.', names)

/** What of a record is worked out: known likewise. */
export const workedOut = <Name extends string>(...names: Name[]): Known<Name> =>
  known('Ignored: it is worked out, and may have moved since it was read.', names)

/** What is of a record besides what can be written. */
const unwritten = (model: Pick<Noun, 'fields' | 'nested'>): Known<string> => ({
  ...unchanged(
    'id',
    ...keptFields(model).map(([name]) => name),
    ...derivedFields(model).map(([name]) => name),
  ),
  ...workedOut(...computedFields(model).map(([name]) => name)),
  ...known('Ignored: it is written at an address of its own.', model.nested ?? []),
})

/** Whatever can be written of a record, and no more of it than one likes. */
export const partialShape = <Of extends Fields>(model: Pick<Noun<Of>, 'fields'>) =>
  writtenShape(model, withoutDefault).partial()

/**
 * A change: what is omitted keeps its value, null clears what is optional. That nothing changes of what cannot be
 * written, only who knows the record can tell.
 */
export const changeShape = <Of extends Fields>(
  model: Pick<Noun<Of>, 'fields' | 'nested'>,
  ...checks: Check[]
) =>
  partialShape(model)
    .extend(unwritten(model))
    .extend({ version: version.optional() })
    .superRefine((input, ctx) => {
      for (const check of checks) check(input, ctx)
    }, evenIfRefused)
