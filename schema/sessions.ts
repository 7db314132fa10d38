import { z } from 'zod'
import { checkConfirmation, user } from './accounts.ts'
import { text } from './fields.ts'
import { longestCredential } from './limits.ts'
import type { Noun, RecordOf } from './model.ts'
import { flag, instant, kept, plain } from './model-fields.ts'

/** Somebody signed in somewhere, as they may see it themselves. */
export const openSession = {
  name: 'OpenSession',
  singular: 'session',
  description: 'Somebody signed in somewhere.',
  exampleId: '01a0570c-0280-7065-8aa2-eb52794f39e6',
  fields: {
    isCurrent: kept(
      flag({
        label: { en: 'This one', ka: 'ეს' },
        description: 'Whether it is the one that asks.',
        optional: false,
        example: true,
      }),
    ),
    openedAt: kept(
      instant({
        label: { en: 'Signed in', ka: 'შესვლის დრო' },
        description: 'When somebody signed in.',
        optional: false,
        example: '2026-11-21T08:00:00.000Z',
      }),
    ),
    seenAt: kept(
      instant({
        label: { en: 'Last seen', ka: 'ბოლოს გამოყენებული' },
        description: 'When it was last used, within five minutes.',
        optional: false,
        example: '2026-11-21T09:30:00.000Z',
      }),
    ),
    expiresAt: kept(
      instant({
        label: { en: 'Ends', ka: 'დასრულების დრო' },
        description: 'When it ends by itself.',
        optional: false,
        example: '2026-11-21T20:00:00.000Z',
      }),
    ),
    address: kept(
      plain('text', z.string(), {
        label: { en: 'From', ka: 'საიდან' },
        description: 'Where it was opened: an address, or the network of one.',
        optional: false,
        example: '192.0.2.1',
      }),
    ),
    device: kept(
      plain('text', z.string(), {
        label: { en: 'Device', ka: 'მოწყობილობა' },
        description: 'What the browser or program calls itself; empty where it says nothing.',
        optional: false,
        example: 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0',
      }),
    ),
  },
} satisfies Noun & { singular: string }

export type OpenSession = RecordOf<typeof openSession>

/** A new password of somebody who knows the old one. */
export const passwordChange = z
  .strictObject({
    currentPassword: text(1, longestCredential.password),
    password: user.fields.password.shape,
    confirmPassword: user.fields.confirmPassword.shape,
  })
  .superRefine(checkConfirmation)

export type PasswordChange = z.infer<typeof passwordChange>
