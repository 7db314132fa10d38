import { Field, ID, InputType, ObjectType } from 'type-graphql'
import type { z } from 'zod'
import type { AccountType, Credentials, Role, signUp } from '../../../schema/accounts.ts'
import { enumType } from '../../graphql/enums.ts'

const RoleEnum = enumType<Role>('Role', 'What a user may do.', {
  user: 'What everybody may.',
  admin: 'Run the site: everything marked "Admins only".',
})

const AccountTypeEnum = enumType<AccountType>('AccountType', 'Whom an account stands for.', {
  individual: 'One person.',
  business: 'A company or another organisation.',
})

@ObjectType('Viewer', { description: 'The user who asks.', simpleResolvers: true })
export class ViewerType {
  @Field(() => ID, { description: 'Opaque; never changes.' })
  id: string

  @Field(() => RoleEnum, { description: 'What they may do.' })
  role: Role

  @Field(() => String, { description: 'First and last name.' })
  name: string

  @Field(() => String, { description: 'As it was given.' })
  firstName: string

  @Field(() => String, { description: 'As it was given.' })
  lastName: string

  @Field(() => String, { description: 'Unique, whatever its capitals.' })
  email: string

  @Field(() => String, { description: 'What they sign in with; unique, whatever its capitals.' })
  username: string

  @Field(() => AccountTypeEnum, { description: 'Whom the account stands for.' })
  accountType: AccountType
}

@ObjectType('Session', { description: 'A user and the token that proves it.', simpleResolvers: true })
export class SessionType extends ViewerType {
  @Field(() => String, { description: 'Send it as `Authorization: Bearer <token>`.' })
  token: string
}

@InputType({ description: 'A username and its password.' })
export class CredentialsInput implements Credentials {
  @Field(() => String, { description: 'In any capitals.' })
  username: string

  @Field(() => String, { description: 'Compared as typed.' })
  password: string
}

@InputType({ description: 'A new account. Its role is always user.' })
export class SignUpInput implements z.input<typeof signUp> {
  @Field(() => String, { description: '1 to 100 characters.' })
  firstName: string

  @Field(() => String, { description: '1 to 100 characters.' })
  lastName: string

  @Field(() => String, { description: 'Of no other account; at most 254 characters.' })
  email: string

  @Field(() => String, {
    description: '3 to 50 letters of any script, digits, `.`, `_` and `-`; of no other account.',
  })
  username: string

  @Field(() => String, { description: '8 to 128 characters.' })
  password: string

  @Field(() => String, { description: 'The password once more.' })
  confirmPassword: string

  @Field(() => AccountTypeEnum, { defaultValue: 'individual', description: 'Whom it stands for.' })
  accountType: AccountType
}
