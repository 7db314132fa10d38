import { Field, InputType, Int, ObjectType } from 'type-graphql'
import type { Locale } from '../../../schema/locales.ts'
import type { Role } from '../../../schema/roles.ts'
import {
  type Invitation,
  invitation,
  invitationLetter,
  type Joining,
  newInvitation,
  openedInvitation,
  openSessionsDescription,
  type TeamMember,
  teamMember,
} from '../../../schema/team.ts'
import { LocaleEnum } from '../../graphql/enums.ts'
import { declare, typeOf } from '../../models/graphql-fields.ts'
import { recordType } from '../../models/graphql-types.ts'

export const TeamMemberType = recordType(teamMember)
declare(TeamMemberType, 'openSessions', () => Int, {
  nullable: false,
  description: openSessionsDescription,
  simple: true,
})

const InvitationType = recordType(invitation)
export const NewInvitationType = recordType(newInvitation)
export const OpenedInvitationType = recordType(openedInvitation)

@ObjectType('Team', { description: 'Who works here, and who is invited.', simpleResolvers: true })
export class TeamType {
  @Field(() => [TeamMemberType], { description: 'In the order they came.' })
  members: TeamMember[]

  @Field(() => [InvitationType], { description: 'Those that can still be used, the newest first.' })
  invitations: Invitation[]
}

const roleType = typeOf(teamMember, 'role', teamMember.fields.role)

@InputType({ description: 'Somebody who shall join the team.' })
export class InvitationInput {
  @Field(() => String, { description: invitation.fields.name.description })
  name: string

  @Field(roleType, { description: 'What they may do then; not `user`.' })
  role: Role

  @Field(() => String, {
    nullable: true,
    description: invitationLetter.email,
  })
  email?: string | null

  @Field(() => LocaleEnum, {
    nullable: true,
    description: invitationLetter.locale,
  })
  locale?: Locale | null
}

const token = 'What stands behind the `#` of the link.'

@InputType({ description: 'Who joins the team with a new account.' })
export class JoiningInput implements Joining {
  @Field(() => String, { description: token })
  token: string

  @Field(() => String, { description: 'As it was given.' })
  firstName: string

  @Field(() => String, { description: 'As it was given.' })
  lastName: string

  @Field(() => String, { description: 'Unique, whatever its capitals.' })
  email: string

  @Field(() => String, { description: 'What they sign in with; unique, whatever its capitals.' })
  username: string

  @Field(() => String, { description: 'None of the common ones.' })
  password: string

  @Field(() => String, { description: 'The password once more.' })
  confirmPassword: string
}

export { roleType, token as tokenDescription }
