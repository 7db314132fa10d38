import { Field, InputType, ObjectType } from 'type-graphql'
import { passwordLength } from '../../../schema/accounts.ts'
import { email } from '../../../schema/fields.ts'
import {
  type PasswordResetInput,
  type PasswordResetRequest,
  passwordReset,
} from '../../../schema/password-resets.ts'
import { recordType } from '../../models/graphql-types.ts'
import { describeInput } from '../../models/limits-in-words.ts'

export const PasswordResetType = recordType(passwordReset)

@ObjectType('PasswordResetAnswer', {
  description: 'The answer to whoever has forgotten their password.',
  simpleResolvers: true,
})
export class PasswordResetAnswerType {
  @Field(() => String, {
    description: 'The same whether or not anybody has that address: nobody can probe who has signed up.',
  })
  message: string
}

@InputType('PasswordResetRequest', { description: 'Somebody who has forgotten their password.' })
export class PasswordResetRequestInput implements PasswordResetRequest {
  @Field(() => String, {
    description: describeInput({ description: 'What they signed up with.', shape: email }),
  })
  email: string
}

export const resetTokenDescription = 'What stands behind the `#` of the link.'

@InputType('PasswordResetInput', { description: 'A new password of somebody who has a link for it.' })
export class NewPasswordInput implements PasswordResetInput {
  @Field(() => String, { description: resetTokenDescription })
  token: string

  @Field(() => String, {
    description: `${passwordLength.minimum} to ${passwordLength.maximum} characters, compared as typed; of the team none of the common ones.`,
  })
  password: string

  @Field(() => String, { description: 'The new password once more.' })
  confirmPassword: string
}
