import { describe, expect, test } from 'vitest'
import { dayAtCharity, toDonation } from './donation-fields.ts'

const typed = {
  amount: '50',
  donorName: ' Nino ',
  donorEmail: '',
  anonymous: false,
  receivedOn: '2026-11-20',
}

describe('a gift as it is typed', () => {
  test('is received at noon of its day, where the charity is', () => {
    expect(toDonation(typed, '2026-11-21')).toEqual({
      amount: 50,
      donorName: 'Nino',
      donorEmail: null,
      anonymous: false,
      receivedAt: '2026-11-20T12:00:00+04:00',
    })
  })

  test('of today came in just now, which the server knows best', () => {
    expect(toDonation(typed, '2026-11-20').receivedAt).toBeNull()
    expect(toDonation({ ...typed, receivedOn: '' }, '2026-11-20').receivedAt).toBeNull()
  })
})

test('a new day begins where the charity is', () => {
  expect(dayAtCharity(new Date('2026-12-31T19:59:00Z'))).toBe('2026-12-31')
  expect(dayAtCharity(new Date('2026-12-31T20:01:00Z'))).toBe('2027-01-01')
})
