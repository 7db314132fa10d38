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
    expect(checkDonation(typed, '2026-11-21', 'ka')).toEqual({
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

  test('of today came in just now, which the server knows best', () => {
    const justNow = { input: { receivedAt: null } }
    expect(checkDonation(typed, '2026-11-20', 'ka')).toMatchObject(justNow)
    expect(checkDonation({ ...typed, receivedAt: '' }, '2026-11-20', 'ka')).toMatchObject(justNow)
  })
})

test('an amount that can be read in two ways is asked for again', () => {
  const refused = [{ field: 'amount', code: 'ambiguous_amount' }]
  expect(checkDonation({ ...typed, amount: '1.500' }, '2026-11-20', 'ka')).toEqual({ refused })
})
