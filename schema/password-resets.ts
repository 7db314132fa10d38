import { z } from 'zod'
import { checkConfirmation, user } from './accounts.ts'
import { linkToken, linkTokenInput } from './links.ts'
import type { Noun, RecordOf } from './model.ts'
import { instant, kept } from './model-fields.ts'

/** Minutes in which the link can be used, from when it was asked for. */
export const passwordResetMinutes = 30

/** Said to whoever asks for a link, whether or not anybody has that address. */
export const passwordResetAnswer = 'Password reset link sent'

const { username, email, password, confirmPassword } = user.fields

/** A link by which somebody sets a new password who has forgotten theirs. */
export const passwordReset = {
  name: 'PasswordReset',
  singular: 'password reset link',
  description: `A link that lets somebody set a new password: once, within ${passwordResetMinutes} minutes.`,
  exampleId: '01a0570c-0280-7065-8aa2-eb52794f39ea',
  fields: {
    username: kept({
      ...username,
      description: 'What its owner signs in with, who may have forgotten that too.',
    }),
    expiresAt: kept(
      instant({
        label: { en: 'Good until', ka: 'ვადა' },
        description: 'When it ends by itself.',
        optional: false,
        example: '2026-11-23T10:30:00.000Z',
      }),
    ),
  },
} satisfies Noun & { singular: string }

export type PasswordReset = RecordOf<typeof passwordReset>

export const passwordResetRequest = z.strictObject({ email: email.shape })

export type PasswordResetRequest = z.infer<typeof passwordResetRequest>

export const passwordResetToken = linkTokenInput

/** A new password of somebody who has such a link. */
export const passwordResetInput = z
  .strictObject({ token: linkToken, password: password.shape, confirmPassword: confirmPassword.shape })
  .superRefine(checkConfirmation)

export type PasswordResetInput = z.infer<typeof passwordResetInput>
