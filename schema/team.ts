import { z } from 'zod'
import { checkConfirmation, user } from './accounts.ts'
import { text as textShape, version } from './fields.ts'
import { longestCredential } from './limits.ts'
import { locales } from './locales.ts'
import type { Noun, RecordOf } from './model.ts'
import { computed, flag, instant, kept, personName, plain, recordVersion } from './model-fields.ts'
import { roles, worksHere } from './roles.ts'

/** Days in which an invitation can be used. */
export const invitationDays = 7

const { name, email, username, role } = user.fields

/** Whoever may do something in the admin area. */
export const teamMember = {
  name: 'TeamMember',
  singular: 'member of the team',
  description: 'Somebody who works here.',
  exampleId: user.exampleId,
  fields: {
    version: {
      ...recordVersion,
      description: 'Raised whenever they get another role, or lose or get their access.',
    },
    name: computed(name),
    username: kept(username),
    email: kept(email),
    role,
    hasSecondFactor: computed(
      flag({
        label: { en: 'Second step at sign-in', ka: 'ორსაფეხურიანი დადასტურება' },
        description: 'Whether they are asked for a code when they sign in.',
        optional: false,
        example: true,
      }),
    ),
    seenAt: computed(
      instant({
        label: { en: 'Last seen', ka: 'ბოლოს იყო' },
        description: 'When they used the site last, as far as that is known; null where it is not.',
        optional: true,
        example: '2026-11-21T09:30:00.000Z',
      }),
    ),
    disabledAt: kept(
      instant({
        label: { en: 'Disabled', ka: 'გათიშულია' },
        description: 'Since when they cannot sign in; null where they can.',
        optional: true,
        example: null,
      }),
    ),
  },
} satisfies Noun & { singular: string }

export interface TeamMember extends RecordOf<typeof teamMember> {
  openSessions: number
}

export const openSessionsDescription = 'In how many places they are signed in.'

/** Somebody who may join the team by a link. */
export const invitation = {
  name: 'Invitation',
  singular: 'invitation',
  description: `A link that lets somebody join the team: once, within ${invitationDays} days.`,
  exampleId: '01a0570c-0280-7065-8aa2-eb52794f39e7',
  fields: {
    name: personName({
      label: { en: 'For', ka: 'ვისთვის' },
      description: 'Who it is for, as the team calls them.',
      optional: false,
      example: 'ეკა მაისურაძე',
    }),
    role,
    createdAt: kept(
      instant({
        label: { en: 'Invited', ka: 'მოწვევის დრო' },
        description: 'When it was made.',
        optional: false,
        example: '2026-11-19T10:00:00.000Z',
      }),
    ),
    expiresAt: kept(
      instant({
        label: { en: 'Open until', ka: 'ვადა' },
        description: 'When it ends by itself.',
        optional: false,
        example: '2026-11-26T10:00:00.000Z',
      }),
    ),
    invitedBy: computed(
      plain('text', z.string(), {
        label: { en: 'Invited by', ka: 'ვინ მოიწვია' },
        description:
          'The name of whoever made it, without whom it is good no longer; null where that was not written down.',
        optional: true,
        example: 'ნინო ბერიძე',
      }),
    ),
  },
} satisfies Noun & { singular: string }

export type Invitation = RecordOf<typeof invitation>

/** The same for whoever has its link. */
export const openedInvitation = {
  ...invitation,
  name: 'OpenedInvitation',
  description: 'An invitation, for whoever has its link.',
  fields: {
    ...invitation.fields,
    email: computed(
      plain('text', z.string(), {
        label: { en: 'Email', ka: 'ელფოსტა' },
        description:
          'The address that the link was written to, which is confirmed with it; null where it was handed over.',
        optional: true,
        example: 'eka@example.org',
      }),
    ),
  },
} satisfies Noun & { singular: string }

export type OpenedInvitation = RecordOf<typeof openedInvitation>

/** The same for whoever hands it over. */
export const newInvitation = {
  ...invitation,
  name: 'NewInvitation',
  description: 'An invitation that was just made.',
  fields: {
    ...invitation.fields,
    token: kept(
      plain('text', z.string(), {
        label: { en: 'Token', ka: 'გასაღები' },
        description: 'The secret of its link, which is told once: `/invitation#<token>`.',
        optional: false,
        example: '01a0570c-0280-7065-8aa2-eb52794f39e7.Yx0c3vX…',
      }),
    ),
  },
} satisfies Noun & { singular: string }

export type NewInvitation = RecordOf<typeof newInvitation>

const teamRole = z.enum(roles.filter(worksHere))

/** What an invitation says of the letter that brings it. */
export const invitationLetter = {
  email: 'Where the link goes by letter; none is written without it.',
  locale: 'The language of that letter; that of the request when absent.',
} as const

/** Somebody who shall join the team, and where the link goes by letter, if it does. */
export const invitationInput = z.strictObject({
  name: invitation.fields.name.shape,
  role: teamRole,
  email: email.shape.nullish().meta({ description: invitationLetter.email }),
  locale: z.enum(locales).nullish().meta({ description: invitationLetter.locale }),
})

export const memberRole = z.strictObject({ role: role.shape, version: version.optional() })

export const memberAccess = z.strictObject({
  disabled: z.boolean().meta({ description: 'Whether they cannot sign in.' }),
  version: version.optional(),
})

const token = textShape(1, 200).meta({ description: 'What stands behind the `#` of the link.' })

export const invitationToken = z.strictObject({ token })

/** Who joins with an account of their own that is there, and shows that it is theirs. */
export const acceptance = z.strictObject({
  token,
  currentPassword: textShape(1, longestCredential.password).meta({
    description: 'Of the account that joins.',
  }),
})

const { firstName, lastName, password, confirmPassword } = user.fields

/** Who joins with an account of their own that is new. */
export const joining = z
  .strictObject({
    token,
    firstName: firstName.shape,
    lastName: lastName.shape,
    email: email.shape,
    username: username.shape,
    password: password.shape,
    confirmPassword: confirmPassword.shape,
  })
  .superRefine(checkConfirmation)

export type Joining = z.infer<typeof joining>

export interface Team {
  members: TeamMember[]
  invitations: Invitation[]
}
