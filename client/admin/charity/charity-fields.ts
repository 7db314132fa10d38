import { type Charity, charity, charityChange } from '../../../schema/charity.ts'
import { bareIban, groupedIban } from '../../../schema/iban.ts'
import { type FieldKind, secret } from '../form/field-kinds.tsx'
import { type FieldName, type RecordFields, recordFields } from '../form/record-fields.ts'

/** An account number, or none: shown in groups of four, typed as one likes. */
const iban: FieldKind = {
  toInput: (typed) => bareIban(typed) || null,
  toText: groupedIban,
  show: (typed) => groupedIban(bareIban(typed)),
}

const { fields, shape } = recordFields(charityChange, charity)

export type CharityField = FieldName<typeof charity.fields> | 'currentPassword'

/** What the charity is, and the password of whoever names another account. */
export const charityFields: RecordFields<CharityField, typeof charityChange> = {
  shape,
  fields: {
    ...fields,
    iban: { ...fields.iban, kind: iban },
    currentPassword: { path: 'currentPassword', kind: secret },
  },
}

/** Whether what is typed is another account than the one there is. */
export const isOtherAccount = (typed: string, stood: Charity['iban']): boolean =>
  (bareIban(typed) || null) !== stood
