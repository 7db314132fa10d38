import { describe, expect, test } from 'vitest'
import { actsOn } from './gift-acts.ts'

describe('what can be done to a gift', () => {
  test('that counts: it is corrected, refunded or voided, and what went back of it is taken back', () => {
    expect(actsOn({ status: 'confirmed', refunded: 0 })).toEqual(['refund', 'void', 'correct'])
    expect(actsOn({ status: 'confirmed', refunded: 5 })).toEqual(['restore', 'refund', 'void', 'correct'])
  })

  test('that has ended: it counts again, also where no entry has ended it', () => {
    expect(actsOn({ status: 'voided', refunded: 0 })).toEqual(['restore'])
    expect(actsOn({ status: 'refunded', refunded: 50 })).toEqual(['restore'])
    expect(actsOn({ status: 'refunded', refunded: 0 })).toEqual(['restore'])
  })

  test('that is only promised: nothing here', () => {
    expect(actsOn({ status: 'pending', refunded: 0 })).toEqual([])
  })
})
