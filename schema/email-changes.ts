import { z } from 'zod'
import { user } from './accounts.ts'
import { text } from './fields.ts'
import { longestCredential } from './limits.ts'
import type { Noun, RecordOf } from './model.ts'
import { choice, flag, instant, kept } from './model-fields.ts'

/** Hours in which both addresses can agree, from when the change was asked for. */
export const emailChangeHours = 24

/** Days in which the address before can take a change back. */
export const emailUndoDays = 7

/** To whom the link of a change was written, and so what it is for. */
export const emailChangeSides = {
  old: {
    label: { en: 'The address so far', ka: 'ახლანდელი მისამართი' },
    description: 'To the address that the account has: its owner agrees, or refuses.',
  },
  new: {
    label: { en: 'The new address', ka: 'ახალი მისამართი' },
    description: 'To the address that the account is to have: whoever reads it agrees.',
  },
  former: {
    label: { en: 'The address before', ka: 'ძველი მისამართი' },
    description: 'To the address that the account had: its owner takes the change back by refusing it.',
  },
} as const

export type EmailChangeSide = keyof typeof emailChangeSides

/** A link by which somebody agrees to another address of an account, or refuses it. */
export const emailChange = {
  name: 'EmailChange',
  singular: 'email change link',
  description: `A link that lets somebody agree to another address of an account, or refuse it: within ${emailChangeHours} hours, and take it back within ${emailUndoDays} days.`,
  exampleId: '01a0570c-0280-7065-8aa2-eb52794f39ec',
  fields: {
    side: kept(
      choice({
        label: { en: 'Written to', ka: 'ვის მისწერეს' },
        description: 'To whom it was written.',
        optional: false,
        options: emailChangeSides,
        typeName: 'EmailChangeSide',
        example: 'old',
      }),
    ),
    email: kept({
      ...user.fields.email,
      description: 'The address that the account is to have, or has by now.',
    }),
    hasAgreed: kept(
      flag({
        label: { en: 'Has agreed', ka: 'თანახმაა' },
        description: 'Whether this side has agreed already.',
        optional: false,
        example: false,
      }),
    ),
    expiresAt: kept(
      instant({
        label: { en: 'Good until', ka: 'ვადა' },
        description: 'When it ends by itself.',
        optional: false,
        example: '2026-11-24T10:00:00.000Z',
      }),
    ),
  },
} satisfies Noun & { singular: string }

export type EmailChange = RecordOf<typeof emailChange>

/** Another address for whoever knows the password. */
export const emailChangeRequest = z.strictObject({
  email: user.fields.email.shape,
  currentPassword: text(1, longestCredential.password),
})

export type EmailChangeRequest = z.infer<typeof emailChangeRequest>

/** What has come of it that somebody has agreed. */
export const emailAgreement = z
  .object({
    isChanged: z.boolean().meta({
      description: 'Whether the address is another now; else the other side has not agreed yet.',
    }),
  })
  .meta({ title: 'EmailAgreement' })

export type EmailAgreement = z.infer<typeof emailAgreement>
