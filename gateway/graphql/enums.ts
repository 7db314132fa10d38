import { registerEnumType } from 'type-graphql'
import { accountTypes, roles } from '../../schema/accounts.ts'
import { locales } from '../../schema/locales.ts'

const enumOf = <Value extends string>(values: readonly Value[]): Record<Value, Value> =>
  Object.fromEntries(values.map((value) => [value, value])) as Record<Value, Value>

export const LocaleEnum = enumOf(locales)
export const RoleEnum = enumOf(roles)
export const AccountTypeEnum = enumOf(accountTypes)

registerEnumType(LocaleEnum, { name: 'Locale', description: 'A language of the site.' })
registerEnumType(RoleEnum, { name: 'Role', description: 'What a user may do.' })
registerEnumType(AccountTypeEnum, { name: 'AccountType', description: 'Whom an account stands for.' })
