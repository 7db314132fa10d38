import { Field, InputType } from 'type-graphql'
import { type Credentials, session, user } from '../../../schema/accounts.ts'
import { inputType } from '../../models/graphql-inputs.ts'
import { recordType } from '../../models/graphql-types.ts'

export const ViewerType = recordType({ ...user, name: 'Viewer', description: 'The user who asks.' })

export const SessionType = recordType(session)

@InputType({ description: 'A username and its password.' })
export class CredentialsInput implements Credentials {
  @Field(() => String, { description: 'In any capitals.' })
  username: string

  @Field(() => String, { description: 'Compared as typed.' })
  password: string
}

export const SignUpInput = inputType(
  { ...user, description: 'A new account. Its role is always user.' },
  'SignUpInput',
)
