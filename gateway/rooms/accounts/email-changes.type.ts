import { Field, InputType, ObjectType } from 'type-graphql'
import { type EmailAgreement, type EmailChangeRequest, emailChange } from '../../../schema/email-changes.ts'
import { email } from '../../../schema/fields.ts'
import { recordType } from '../../models/graphql-types.ts'
import { describeInput } from '../../models/limits-in-words.ts'

export const EmailChangeType = recordType(emailChange)

@InputType('EmailChangeRequest', { description: 'Another address for whoever knows the password.' })
export class EmailChangeRequestInput implements EmailChangeRequest {
  @Field(() => String, {
    description: describeInput({ description: 'What the account is to have.', shape: email }),
  })
  email: string

  @Field(() => String, { description: 'That of the account.' })
  currentPassword: string
}

@ObjectType('EmailAgreement', {
  description: 'What has come of it that somebody has agreed to another address.',
  simpleResolvers: true,
})
export class EmailAgreementType implements EmailAgreement {
  @Field(() => Boolean, {
    description: 'Whether the address is another now; else the other side has not agreed yet.',
  })
  isChanged: boolean
}
