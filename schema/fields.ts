import { z } from 'zod'
import { longest } from './limits.ts'
import type { FieldErrorCode } from './problems.ts'

/** Carries a field error code, and the limit it met, through zod to whoever renders the sentence. */
export interface FieldIssue {
  code: FieldErrorCode
  limit?: number | undefined
}

const refuse = (ctx: z.RefinementCtx, code: FieldErrorCode, limit?: number): void => {
  ctx.addIssue({ code: 'custom', params: { code, limit } satisfies FieldIssue })
}

const codePoints = (text: string): number => Array.from(text).length

/** Text PostgreSQL can store and every reader can show: no NUL, no half of a surrogate pair. */
const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes('\0')

const checkText =
  (minimum: number, maximum: number) =>
  (text: string, ctx: z.RefinementCtx): void => {
    if (!isStorable(text)) refuse(ctx, 'invalid_text')
    else if (minimum > 0 && text.trim() === '') refuse(ctx, 'required')
    else if (codePoints(text) < minimum) refuse(ctx, 'too_short', minimum)
    else if (codePoints(text) > maximum) refuse(ctx, 'too_long', maximum)
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

/** A calendar day, `YYYY-MM-DD`. */
export const day = z
  .string()
  .superRefine((value, ctx) => {
    if (!z.iso.date().safeParse(value).success) refuse(ctx, 'invalid_date')
  })
  .meta({ format: 'date', example: '2026-12-01' })

/** An instant, ISO 8601 with an offset; kept in UTC. */
export const instant = z
  .string()
  .superRefine((value, ctx) => {
    if (!z.iso.datetime({ offset: true }).safeParse(value).success) refuse(ctx, 'invalid_date')
  })
  .meta({ format: 'date-time', example: '2026-12-01T09:30:00Z' })

export const id = z.string().meta({ example: '01928f6e-4d5c-7a3b-8c9d-0e1f2a3b4c5d' })

export { refuse }
