import { Field, ID, InputType, ObjectType } from 'type-graphql'
import type { z } from 'zod'
import type { AccountType, Credentials, Role, signUp } from '../../schema/accounts.ts'
import { AccountTypeEnum, RoleEnum } from '../graphql/enums.ts'

@ObjectType('Viewer', { description: 'The user who asks.', simpleResolvers: true })
export class ViewerType {
  @Field(() => ID)
  id: string

  @Field(() => RoleEnum)
  role: Role

  @Field(() => String, { description: 'First and last name.' })
  name: string

  @Field(() => String)
  firstName: string

  @Field(() => String)
  lastName: string

  @Field(() => String)
  email: string

  @Field(() => String)
  username: string

  @Field(() => AccountTypeEnum)
  accountType: AccountType
}

@ObjectType('Session', { description: 'A user and the token that proves it.', simpleResolvers: true })
export class SessionType extends ViewerType {
  @Field(() => String, { description: 'Send it as `Authorization: Bearer <token>`.' })
  token: string
}

@InputType()
export class CredentialsInput implements Credentials {
  @Field(() => String)
  username: string

  @Field(() => String)
  password: string
}

@InputType()
export class SignUpInput implements z.input<typeof signUp> {
  @Field(() => String)
  firstName: string

  @Field(() => String)
  lastName: string

  @Field(() => String)
  email: string

  @Field(() => String)
  username: string

  @Field(() => String)
  password: string

  @Field(() => String, { description: 'The password once more.' })
  confirmPassword: string

  @Field(() => AccountTypeEnum, { defaultValue: 'individual' })
  accountType: AccountType
}
