import { registerEnumType } from 'type-graphql'
import { accountTypes, roles } from '../../schema/accounts.ts'
import { locales } from '../../schema/locales.ts'

const enumOf = <Value extends string>(values: readonly Value[]): Record<Value, Value> =>
  Object.fromEntries(values.map((value) => [value, value])) as Record<Value, Value>

export const LocaleEnum = enumOf(locales)
export const RoleEnum = enumOf(roles)
export const AccountTypeEnum = enumOf(accountTypes)

registerEnumType(LocaleEnum, {
  name: 'Locale',
  description: 'A language of the site.',
  valuesConfig: { en: { description: 'English.' }, ka: { description: 'Georgian.' } },
})
registerEnumType(RoleEnum, {
  name: 'Role',
  description: 'What a user may do.',
  valuesConfig: {
    user: { description: 'What everybody may.' },
    admin: { description: 'Run the site: everything marked "Admins only".' },
  },
})
registerEnumType(AccountTypeEnum, {
  name: 'AccountType',
  description: 'Whom an account stands for.',
  valuesConfig: {
    individual: { description: 'One person.' },
    business: { description: 'A company or another organisation.' },
  },
})
