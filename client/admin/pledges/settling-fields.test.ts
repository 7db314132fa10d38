import { describe, expect, test } from 'vitest'
import { checkArrival, checkReason, isBeforePromise, settlingTexts } from './settling-fields.ts'

const pledge = { amount: 70, code: 'STS-7K4MXQJ', cameInstead: null }
const texts = settlingTexts(pledge, '2026-11-27', 'en')

describe('that the money of a pledge came', () => {
  test('is as it was promised, today, unless something else is typed', () => {
    expect(checkArrival(texts, 'en')).toEqual({
      input: { amount: 70, receivedAt: '2026-11-27T12:00:00+04:00', reference: 'STS-7K4MXQJ' },
    })
  })

  test('is as it was paid where that is something else, and in lari if anybody knows how many', () => {
    const amountOf = (cameInstead: string) =>
      settlingTexts({ ...pledge, cameInstead }, '2026-11-27', 'ka').amount
    expect(amountOf('69.99 GEL')).toBe('69,99')
    expect(amountOf('70.00 USD')).toBe('')
  })

  test('is noticed where that is said to be before it was promised, by the days of the charity', () => {
    const promised = { createdAt: '2026-11-26T21:30:00.000Z' }
    const noticed = ['2026-11-26', '2026-11-27', ''].map((day) => isBeforePromise(day, promised))
    expect(noticed).toEqual([true, false, false])
  })

  test('is told as it came', () => {
    const typed = { ...texts, amount: '65,50', receivedAt: '2026-11-20', reference: ' TBC 5507-61 ' }
    expect(checkArrival(typed, 'ka')).toEqual({
      input: { amount: 65.5, receivedAt: '2026-11-20T12:00:00+04:00', reference: 'TBC 5507-61' },
    })
  })

  test('says how much and when: neither is taken for granted once it is emptied', () => {
    expect(checkArrival({ ...texts, amount: '', receivedAt: '' }, 'en')).toEqual({
      refused: [
        { field: 'amount', code: 'required' },
        { field: 'receivedAt', code: 'required' },
      ],
    })
  })

  test('says what is wrong with each of them', () => {
    expect(checkArrival({ ...texts, amount: '0', receivedAt: '' }, 'en')).toMatchObject({
      refused: [{ field: 'receivedAt', code: 'required' }, { field: 'amount' }],
    })
  })

  test('may lack what the bank calls it, which is the code then', () => {
    expect(checkArrival({ ...texts, reference: ' ' }, 'en')).not.toHaveProperty('input.reference')
  })
})

test('nobody withdraws a pledge without a reason', () => {
  expect(checkReason(texts)).toMatchObject({ refused: [{ field: 'reason', code: 'required' }] })
  expect(checkReason({ ...texts, reason: 'It was promised twice.' })).toEqual({
    input: { reason: 'It was promised twice.' },
  })
})
