import { Field, InputType } from 'type-graphql'
import { type Credentials, passwordLength, session, user } from '../../../schema/accounts.ts'
import { openSession, type PasswordChange } from '../../../schema/sessions.ts'
import { inputType } from '../../models/graphql-inputs.ts'
import { recordType } from '../../models/graphql-types.ts'

export const ViewerType = recordType({ ...user, name: 'Viewer', description: 'The user who asks.' })

export const SessionType = recordType(session)

export const OpenSessionType = recordType(openSession)

@InputType({ description: 'A username and its password.' })
export class CredentialsInput implements Credentials {
  @Field(() => String, { description: 'In any capitals.' })
  username: string

  @Field(() => String, { description: 'Compared as typed.' })
  password: string
}

@InputType({ description: 'A new password of somebody who knows the old one.' })
export class PasswordChangeInput implements PasswordChange {
  @Field(() => String, { description: 'The one it replaces.' })
  currentPassword: string

  @Field(() => String, {
    description: `${passwordLength.minimum} to ${passwordLength.maximum} characters, compared as typed.`,
  })
  password: string

  @Field(() => String, { description: 'The new password once more.' })
  confirmPassword: string
}

export const SignUpInput = inputType(
  { ...user, description: 'A new account. Its role is always user.' },
  'SignUpInput',
)
