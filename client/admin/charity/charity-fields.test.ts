import { describe, expect, test } from 'vitest'
import { charityId } from '../../../schema/charity.ts'
import { checkRecord, toLoaded } from '../form/record-fields.ts'
import { charityFields, isOtherAccount } from './charity-fields.ts'

const iban = 'GE29NB0000000101904917'

const stood = {
  id: charityId,
  version: 3,
  identificationCode: '123456789',
  iban,
  bankName: null,
  silverFrom: 100,
  goldenFrom: 500,
  platinumFrom: 2000,
  translations: {
    en: { name: 'An Example Union', address: '1 Example Street, Tbilisi' },
    ka: { name: 'სანიმუშო კავშირი', address: null },
  },
}

const { texts } = toLoaded(charityFields.fields, stood, 'en')

describe('the account of the charity', () => {
  test('is shown in groups of four', () => {
    expect(texts.iban).toBe('GE29 NB00 0000 0101 9049 17')
  })

  test.each(['GE29 NB00 0000 0101 9049 17', 'ge29nb0000000101904917', ' GE29-NB00-0000-0101-9049-17 '])(
    'is the same however it is typed: “%s”',
    (typed) => {
      expect(isOtherAccount(typed, iban)).toBe(false)
      expect(checkRecord(charityFields, { ...texts, iban: typed }, 'en')).toMatchObject({ input: { iban } })
    },
  )

  test('is another one with another sign, and without any', () => {
    expect(isOtherAccount('GE29NB0000000101904918', iban)).toBe(true)
    expect(isOtherAccount('', iban)).toBe(true)
    expect(isOtherAccount('', null)).toBe(false)
    expect(checkRecord(charityFields, { ...texts, iban: 'GE29NB0000000101904918' }, 'en')).toMatchObject({
      refused: [{ field: 'iban', code: 'invalid_iban' }],
    })
  })

  test('is taken out by emptying it', () => {
    expect(checkRecord(charityFields, { ...texts, iban: ' ' }, 'en')).toMatchObject({ input: { iban: null } })
  })
})
