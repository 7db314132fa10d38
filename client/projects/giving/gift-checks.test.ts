import { describe, expect, test } from 'vitest'
import { newPledge } from '../../../schema/pledges.ts'
import { fieldIssues } from '../../../schema/validation.ts'
import type { Checked } from '../../lib/check.ts'
import { checkGift, firstStep, stepReached } from './gift-checks.ts'
import { askedSum, type TypedGift } from './typed-gift.ts'

const offer = { ways: ['transfer', 'stripe'], monthlyWays: ['stripe'], locale: 'en' } as const

const filled: TypedGift = {
  frequency: 'once',
  sum: '70',
  amount: '',
  donorName: 'Nino',
  donorEmail: '',
  language: '',
  anonymous: false,
  thanked: false,
  dedicationKind: '',
  dedication: '',
  dedicationShown: false,
  way: 'transfer',
}

const everyMonth = { frequency: 'monthly', donorEmail: 'nino@example.org' } as const

const check = (typed: Partial<TypedGift>) => checkGift({ ...filled, ...typed }, offer, 'pay')

const codes = (checked: Checked<unknown>): Record<string, string> =>
  Object.fromEntries('refused' in checked ? checked.refused.map(({ field, code }) => [field, code]) : [])

/** What the shape of the server says of the same, sent as it is typed. */
const codesOfShape = ({
  sum,
  amount,
  dedicationKind,
  language: _,
  ...typed
}: TypedGift): Record<string, string> => {
  const input = {
    ...typed,
    amount: Number(sum === 'other' ? amount : sum),
    dedicationKind: dedicationKind || null,
    ...(dedicationKind === '' && { dedication: null }),
  }
  const { error } = newPledge.safeParse(input, { reportInput: true })
  return Object.fromEntries(error ? fieldIssues(error).map(({ field, code }) => [field, code]) : [])
}

describe('what is typed is judged as the server judges it', () => {
  test.each<[string, Partial<TypedGift>, Record<string, string>]>([
    ['as it should be', {}, {}],
    ['the least sum', { sum: 'other', amount: '1' }, {}],
    ['less than that', { sum: 'other', amount: '0.5' }, { amount: 'too_small' }],
    ['the largest sum', { sum: 'other', amount: '10000000' }, {}],
    ['more than that', { sum: 'other', amount: '10000000.01' }, { amount: 'too_big' }],
    ['less than Stripe takes', { way: 'stripe', sum: 'other', amount: '1.99' }, { amount: 'too_small' }],
    ['more than Stripe takes', { way: 'stripe', sum: 'other', amount: '1000000' }, { amount: 'too_big' }],
    ['as much as it takes', { way: 'stripe', sum: 'other', amount: '999999.99' }, {}],
    ['every month, by card', { ...everyMonth, way: 'stripe' }, {}],
    [
      'every month, without an address',
      { ...everyMonth, donorEmail: ' ', way: 'stripe' },
      { donorEmail: 'required' },
    ],
    [
      'every month, with half an address',
      { ...everyMonth, donorEmail: 'nino@', way: 'stripe' },
      { donorEmail: 'invalid_email' },
    ],
    ['parts of a tetri', { sum: 'other', amount: '1.2345' }, { amount: 'too_precise' }],
    ['without a name', { donorName: ' ' }, { donorName: 'required' }],
    ['without a name, anonymously', { donorName: '', anonymous: true }, {}],
    ['a name too long', { donorName: 'ნ'.repeat(101) }, { donorName: 'too_long' }],
    [
      'a name too long, anonymously',
      { donorName: 'ნ'.repeat(101), anonymous: true },
      { donorName: 'too_long' },
    ],
    ['an address', { donorEmail: 'nino@example.org' }, {}],
    ['half an address', { donorEmail: 'nino@' }, { donorEmail: 'invalid_email' }],
    ['a dedication', { dedicationKind: 'inMemory', dedication: 'ბროლია' }, {}],
    ['a dedication to nobody', { dedicationKind: 'inHonour', dedication: '' }, { dedication: 'required' }],
    [
      'a dedication too long',
      { dedicationKind: 'inMemory', dedication: '🐕'.repeat(81) },
      { dedication: 'too_long' },
    ],
  ])('%s', (_what, typed, expected) => {
    expect(codes(check(typed))).toEqual(expected)
    expect(codesOfShape({ ...filled, ...typed })).toEqual(expected)
  })
})

test('what is sent has nothing of what was left again', () => {
  const typed = {
    anonymous: true,
    thanked: true,
    donorName: ' ',
    donorEmail: '',
    dedication: 'left again',
    dedicationShown: true,
  }
  expect(check(typed)).toEqual({
    input: {
      amount: 70,
      donorName: null,
      donorEmail: null,
      anonymous: true,
      thanked: false,
      dedicationKind: null,
      dedication: null,
      dedicationShown: false,
      way: 'transfer',
    },
  })
})

test('of one way that can be charged every month nothing is asked', () => {
  expect(check({ ...everyMonth, way: '' })).toMatchObject({
    input: { frequency: 'monthly', way: 'stripe' },
  })
})

test('what was chosen of more ways than can be charged every month is chosen again', () => {
  const several = { ...offer, monthlyWays: ['bog', 'stripe'] } as const
  const checked = checkGift({ ...filled, ...everyMonth, way: 'transfer' }, several, 'pay')
  expect(codes(checked)).toEqual({ way: 'invalid_option' })
})

test('a way to pay that is not offered is chosen again', () => {
  expect(codes(check({ way: 'gold' }))).toEqual({ way: 'invalid_option' })
})

test('nothing is asked of a step that has not opened yet', () => {
  expect(codes(checkGift({ ...filled, donorName: '', way: '' }, offer, 'sum'))).toEqual({})
})

describe('the form begins', () => {
  const asked = (amount: string | null) => ({ ...filled, ...askedSum(amount, [19, 70, 300], 'en') })

  test.each([
    ['70', { sum: '70', amount: '' }],
    ['70.00', { sum: '70', amount: '' }],
    ['12.5', { sum: 'other', amount: '12.5' }],
    ['ten', { sum: 'other', amount: 'ten' }],
    [' ', { sum: '', amount: '' }],
    [null, { sum: '', amount: '' }],
  ])('with the sum of its address, %s', (amount, sum) => {
    expect(askedSum(amount, [19, 70, 300], 'en')).toEqual(sum)
  })

  test('behind the sum where the address says one that can be given', () => {
    expect(firstStep(asked('70'), offer)).toBe('you')
    expect(firstStep(asked('0'), offer)).toBe('sum')
    expect(firstStep(asked(null), offer)).toBe('sum')
  })

  test('no later than at the first step that is not done', () => {
    expect(stepReached('pay', filled, offer)).toBe('pay')
    expect(stepReached('pay', { ...filled, donorName: '' }, offer)).toBe('you')
    expect(stepReached('pay', { ...filled, sum: '' }, offer)).toBe('sum')
  })
})
