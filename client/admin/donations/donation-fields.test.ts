import { describe, expect, test } from 'vitest'
import { checkDonation } from './donation-fields.ts'

const typed = {
  amount: '50',
  donorName: ' Nino ',
  donorEmail: '',
  anonymous: false,
  receivedAt: '2026-11-20',
  method: '',
  reference: ' TBC 5507-61 ',
} as const

describe('a gift as it is typed', () => {
  test('is received at noon of its day, where the charity is', () => {
    expect(checkDonation(typed, new Date('2026-11-21T09:00:00Z'), 'ka')).toEqual({
      input: {
        amount: 50,
        donorName: 'Nino',
        donorEmail: null,
        anonymous: false,
        receivedAt: '2026-11-20T12:00:00+04:00',
        method: null,
        reference: 'TBC 5507-61',
      },
    })
  })

  test('of the day it was begun on came in then, whenever it is sent', () => {
    const late = new Date('2026-11-20T19:59:58.123Z')
    expect(checkDonation(typed, late, 'ka')).toMatchObject({ input: { receivedAt: late.toISOString() } })
    const after = new Date('2026-11-20T20:00:00Z')
    const noon = { input: { receivedAt: '2026-11-20T12:00:00+04:00' } }
    expect(checkDonation(typed, after, 'ka')).toMatchObject(noon)
  })

  test('without a day came in just now, which the server knows', () => {
    const justNow = { input: { receivedAt: null } }
    expect(checkDonation({ ...typed, receivedAt: '' }, new Date(), 'ka')).toMatchObject(justNow)
  })
})

test('an amount that can be read in two ways is asked for again', () => {
  const refused = [{ field: 'amount', code: 'ambiguous_amount' }]
  expect(checkDonation({ ...typed, amount: '1.500' }, new Date(), 'ka')).toEqual({ refused })
})
