import { z } from 'zod'
import { longest } from './limits.ts'
import type { FieldErrorCode } from './problems.ts'
import { codePoints, type FieldIssue, textFault } from './text-fault.ts'

/** Carries a field error code, and the limit it met, through zod to whoever renders the sentence. */
const refuse = (ctx: z.RefinementCtx, code: FieldErrorCode, limit?: number): void => {
  ctx.addIssue({ code: 'custom', params: { code, limit } satisfies FieldIssue })
}

/** For a check of the whole that speaks even where a field is refused, so that everything wrong is told at once. */
export const evenIfRefused = {
  when: ({ value }: z.core.ParsePayload): boolean =>
    typeof value === 'object' && value !== null && !Array.isArray(value),
}

const checkText =
  (minimum: number, maximum: number) =>
  (text: string, ctx: z.RefinementCtx): void => {
    const fault = textFault(text, minimum, maximum)
    if (fault) refuse(ctx, fault.code, fault.limit)
  }

/** A text of `minimum` to `maximum` Unicode characters, stored exactly as written. */
export const text = (minimum: number, maximum: number) =>
  z.string().superRefine(checkText(minimum, maximum)).meta({ minLength: minimum, maxLength: maximum })

/** A text in one language of a two-language field: null or empty clears it. */
export const translation = (maximum: number) =>
  z
    .string()
    .superRefine(checkText(0, maximum))
    .transform((value) => (value.trim() === '' ? null : value))
    .nullable()
    .meta({ maxLength: maximum })

export const email = z
  .string()
  .superRefine((value, ctx) => {
    if (value === '') refuse(ctx, 'required')
    else if (codePoints(value) > longest.email) refuse(ctx, 'too_long', longest.email)
    else if (!z.regexes.html5Email.test(value)) refuse(ctx, 'invalid_email')
  })
  .meta({ format: 'email', maxLength: longest.email, example: 'nino@example.org' })

export const personName = text(1, longest.personName)

/** Lari with at most two decimals, between `minimum` and `maximum`. */
export const lari = (minimum: number, maximum: number) =>
  z
    .number()
    .superRefine((value, ctx) => {
      if (value < minimum) refuse(ctx, 'too_small', minimum)
      else if (value > maximum) refuse(ctx, 'too_big', maximum)
      else if (Number(value.toFixed(2)) !== value) refuse(ctx, 'too_precise', 2)
    })
    .meta({ minimum, maximum, multipleOf: 0.01 })

/** A number of things between `minimum` and `maximum`. */
export const whole = (minimum: number, maximum: number) =>
  z
    .number()
    .superRefine((value, ctx) => {
      if (!Number.isInteger(value)) refuse(ctx, 'invalid_number')
      else if (value < minimum) refuse(ctx, 'number_too_small', minimum)
      else if (value > maximum) refuse(ctx, 'number_too_big', maximum)
    })
    .meta({ type: 'integer', minimum, maximum })

/** A part of something, from 0 to 1, in hundredths. */
export const fraction = z
  .number()
  .superRefine((value, ctx) => {
    if (value < 0) refuse(ctx, 'too_small', 0)
    else if (value > 1) refuse(ctx, 'too_big', 1)
    else if (Number(value.toFixed(2)) !== value) refuse(ctx, 'too_precise', 2)
  })
  .meta({ minimum: 0, maximum: 1, multipleOf: 0.01 })

/** PostgreSQL knows no year 0. */
export const isCalendarDay = (value: string): boolean =>
  z.iso.date().safeParse(value).success && !value.startsWith('0000')

/** A calendar day, `YYYY-MM-DD`. */
export const day = z
  .string()
  .superRefine((value, ctx) => {
    if (!isCalendarDay(value)) refuse(ctx, 'invalid_date')
  })
  .meta({ format: 'date', example: '2026-12-01' })

/** A time of day, `HH:MM`, on the clock of Tbilisi. */
export const timeOfDay = z
  .string()
  .superRefine((value, ctx) => {
    if (!/^(?:[01]\d|2[0-3]):[0-5]\d$/.test(value)) refuse(ctx, 'invalid_time')
  })
  .meta({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$', example: '11:00' })

/** Between these days a year has four digits on every clock of the world, as all that is written of it expects. */
const firstDay = '0001-01-02'
const lastDay = '9999-12-30'

const isCalendarInstant = (value: string): boolean => {
  if (!z.iso.datetime({ offset: true }).safeParse(value).success) return false
  const inUtc = new Date(value).toISOString().slice(0, firstDay.length)
  return inUtc >= firstDay && inUtc <= lastDay
}

/** An instant, ISO 8601 with an offset; kept in UTC. */
export const instant = z
  .string()
  .superRefine((value, ctx) => {
    if (!isCalendarInstant(value)) refuse(ctx, 'invalid_datetime')
  })
  .meta({ format: 'date-time', example: '2026-12-01T09:30:00Z' })

const maximumVersion = 2_147_483_647

/** The version of a record that a change was made from. */
export const version = z
  .number()
  .superRefine((value, ctx) => {
    if (!Number.isInteger(value)) refuse(ctx, 'invalid_type')
    else if (value < 1) refuse(ctx, 'too_small', 1)
    else if (value > maximumVersion) refuse(ctx, 'too_big', maximumVersion)
  })
  .meta({
    type: 'integer',
    minimum: 1,
    maximum: maximumVersion,
    description: 'The version the change was made from; refused when it is no longer the current one.',
  })

export const id = z.string().meta({ example: '01928f6e-4d5c-7a3b-8c9d-0e1f2a3b4c5d' })

export { refuse }
