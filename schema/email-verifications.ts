import { z } from 'zod'
import { user } from './accounts.ts'
import { linkTokenInput } from './links.ts'
import type { Noun, RecordOf } from './model.ts'
import { instant, kept } from './model-fields.ts'

/** Hours in which the link can be used, from when it was written. */
export const emailVerificationHours = 24

/** A link by which somebody confirms that an address is theirs. */
export const emailVerification = {
  name: 'EmailVerification',
  singular: 'email verification link',
  description: `A link that lets somebody confirm that an address is theirs: once, within ${emailVerificationHours} hours.`,
  exampleId: '01a0570c-0280-7065-8aa2-eb52794f39eb',
  fields: {
    email: kept({ ...user.fields.email, description: 'The address it confirms, to which it was written.' }),
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

export type EmailVerification = RecordOf<typeof emailVerification>

export const emailVerificationToken = linkTokenInput

/** The address of whoever asks, and whether they have confirmed it. */
export const ownEmail = z
  .object({
    email: z.string().meta({ description: 'As it was given.' }),
    verifiedAt: z.iso
      .datetime()
      .nullable()
      .meta({ description: 'When it was confirmed; null where it was not.' }),
    newEmail: z.string().nullable().meta({
      description: 'What it is to become, as long as that waits for both addresses to agree.',
    }),
  })
  .meta({ title: 'OwnEmail' })

export type OwnEmail = z.infer<typeof ownEmail>
