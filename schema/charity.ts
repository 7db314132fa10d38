import { z } from 'zod'
import { refuse, text as textShape } from './fields.ts'
import { bareIban, exampleIban, isIban } from './iban.ts'
import { largestGift, longest, longestCredential } from './limits.ts'
import { defineModel, type RecordOf } from './model.ts'
import { lari, localizedText, plain, recordVersion, text, withDefault } from './model-fields.ts'
import { type Check, changeShape } from './model-shapes.ts'

/** The one row there is. */
export const charityId = '01a1f7f3-9c20-7783-aa6c-db93d4b113c1'

const identificationCode = z
  .string()
  .superRefine((value, ctx) => {
    if (!/^(?:\d{9}|\d{11})$/.test(value)) refuse(ctx, 'invalid_identification_code')
  })
  .meta({ pattern: '^(\\d{9}|\\d{11})$' })

const iban = z
  .string()
  .superRefine((value, ctx) => {
    if (!isIban(bareIban(value))) refuse(ctx, 'invalid_iban')
  })
  .transform(bareIban)
  .meta({ maxLength: longest.iban })

/** From how many lari on, of all that somebody wishes to be thanked for, they stand in a tier. */
const tierFrom = (label: { en: string; ka: string }, value: number) =>
  withDefault(
    value,
    lari({
      label,
      description:
        'From how many lari on, of all that somebody wishes to be thanked for, they are thanked in this tier; more than in the tier below.',
      optional: false,
      minimum: 1,
      maximum: largestGift,
      example: value,
    }),
  )

/** What the charity is: whom people give to, and by which account. */
export const charity = defineModel({
  name: 'Charity',
  singular: 'charity',
  plural: 'charity',
  table: 'charity',
  permissions: { read: 'charity:write', write: 'charity:write' },
  isForTeam: true,
  description:
    'What the charity is called in registers, the account that gifts go to, and from which sums on it thanks by name.',
  exampleId: charityId,
  fields: {
    version: recordVersion,
    name: localizedText({
      label: { en: 'Name', ka: 'სახელწოდება' },
      description: 'As it stands in the register.',
      required: false,
      maximum: longest.charityName,
      example: { en: 'Union From Stray to Safe (an example)', ka: 'კავშირი „ქუჩიდან სახლამდე“ (ნიმუში)' },
    }),
    address: localizedText({
      label: { en: 'Address', ka: 'მისამართი' },
      description: 'Where it is registered.',
      required: false,
      maximum: longest.charityAddress,
      example: { en: '1 Example Street, Tbilisi', ka: 'თბილისი, ნიმუშის ქ. 1' },
    }),
    identificationCode: plain('text', identificationCode, {
      label: { en: 'Identification code', ka: 'საიდენტიფიკაციო კოდი' },
      description: 'In the register: nine digits, or eleven of a person.',
      optional: true,
      example: '000000000',
    }),
    iban: plain('text', iban, {
      label: { en: 'Account (IBAN)', ka: 'ანგარიშის ნომერი (IBAN)' },
      description:
        'The account that gifts are transferred to: Georgian, with its check digits; blanks and hyphens are left out.',
      optional: true,
      example: exampleIban,
    }),
    bankName: text({
      label: { en: 'Bank', ka: 'ბანკი' },
      description: 'What the bank of that account is called.',
      optional: true,
      maximum: longest.bankName,
      example: 'An Example Bank',
    }),
    silverFrom: tierFrom({ en: 'Silver from', ka: 'ვერცხლის ზღვარი' }, 100),
    goldenFrom: tierFrom({ en: 'Golden from', ka: 'ოქროს ზღვარი' }, 500),
    platinumFrom: tierFrom({ en: 'Platinum from', ka: 'პლატინის ზღვარი' }, 2000),
  },
  sorts: { created: 'When it was written down.' },
  filters: {},
})

export type Charity = RecordOf<typeof charity>

export const passwordForIban =
  'The password of whoever changes it. Needed where the account is another one: whoever is at somebody else’s screen does not know it.'

interface CharityChange {
  version?: number | undefined
  currentPassword?: string | undefined
  iban?: string | null | undefined
  [name: string]: unknown
}

/** Each tier begins above the one below it, as far as both are said here; the database compares the rest. */
const checkTiers: Check = ({ silverFrom, goldenFrom, platinumFrom }, ctx) => {
  const isAbove = (from: unknown, below: unknown): boolean =>
    typeof from !== 'number' || typeof below !== 'number' || from > below
  const refused = (name: string) =>
    ctx.addIssue({ code: 'custom', path: [name], params: { code: 'not_above_tier' } })
  if (!isAbove(goldenFrom, silverFrom)) refused('goldenFrom')
  if (!isAbove(platinumFrom, goldenFrom)) refused('platinumFrom')
}

/** What somebody says of the charity. */
export const charityChange: z.ZodType<CharityChange> = changeShape(charity, checkTiers).safeExtend({
  currentPassword: textShape(1, longestCredential.password).optional().meta({ description: passwordForIban }),
})

/** What whoever gives is told of the charity, in the order of its form. */
export const charityDetails = [
  'name_en',
  'address_en',
  'name_ka',
  'address_ka',
  'identificationCode',
  'iban',
] as const

export const detailsInWords: Record<CharityDetail, string> = {
  name_en: 'Its name in English.',
  address_en: 'Its address in English.',
  name_ka: 'Its name in Georgian.',
  address_ka: 'Its address in Georgian.',
  identificationCode: 'Its identification code.',
  iban: 'Its account.',
}

export type CharityDetail = (typeof charityDetails)[number]

/** What is missing before whoever gives can be told whom to, and where. */
export const missingDetails = ({
  name,
  address,
  identificationCode,
  iban,
}: Pick<Charity, 'name' | 'address' | 'identificationCode' | 'iban'>): CharityDetail[] => {
  const values: Record<CharityDetail, string | null> = {
    ...{ name_en: name.en, name_ka: name.ka, address_en: address.en, address_ka: address.ka },
    ...{ identificationCode, iban },
  }
  return charityDetails.filter((detail) => values[detail] === null)
}
