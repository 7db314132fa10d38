import { Field, ObjectType } from 'type-graphql'
import { emailVerification, type OwnEmail } from '../../../schema/email-verifications.ts'
import { DateTime } from '../../graphql/scalars.ts'
import { recordType } from '../../models/graphql-types.ts'

export const EmailVerificationType = recordType(emailVerification)

@ObjectType('OwnEmail', {
  description: 'The address of whoever asks, and whether they have confirmed it.',
  simpleResolvers: true,
})
export class OwnEmailType implements OwnEmail {
  @Field(() => String, { description: 'As it was given.' })
  email: string

  @Field(() => DateTime, {
    nullable: true,
    description: 'When it was confirmed; null where it was not.',
  })
  verifiedAt: string | null

  @Field(() => String, {
    nullable: true,
    description: 'What it is to become, as long as that waits for both addresses to agree.',
  })
  newEmail: string | null
}
