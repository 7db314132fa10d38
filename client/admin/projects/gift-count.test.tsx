// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest'
import type { Locale } from '../../../schema/locales.ts'
import { renderAdmin } from '../../testing/render-admin.tsx'
import { GiftCount } from './gift-count.tsx'

const said = (locale: Locale, totalCount: number, donorCount: number, unsignedCount: number) => {
  renderAdmin(<GiftCount counts={{ totalCount, donorCount, unsignedCount }} />, locale)
  return document.body.textContent
}

describe('gifts are counted as gifts, and people as people', () => {
  test.each([
    [10, 7, 0, '10 gifts from 7 donors'],
    [2, 1, 0, '2 gifts from 1 donor'],
    [1, 1, 0, '1 gift from 1 donor'],
    [1200, 1000, 50, '1,200 gifts from 1,000 donors and 50 unknown'],
    [3, 1, 2, '3 gifts from 1 donor and 2 unknown'],
    [2, 0, 2, '2 gifts from unknown donors'],
    [1, 0, 1, '1 gift from an unknown donor'],
  ])('in English: %d from %d and %d', (gifts, donors, unsigned, text) => {
    expect(said('en', gifts, donors, unsigned)).toBe(text)
  })

  test.each([
    [10, 7, 0, '10 შემოწირულობა 7 შემომწირველისგან'],
    [1, 1, 0, '1 შემოწირულობა 1 შემომწირველისგან'],
    [12, 7, 2, '12 შემოწირულობა 7 შემომწირველისა და 2 უცნობისგან'],
    [2, 0, 2, '2 შემოწირულობა უცნობი პირებისგან'],
    [1, 0, 1, '1 შემოწირულობა უცნობი პირისგან'],
  ])('in Georgian: %d from %d and %d', (gifts, donors, unsigned, text) => {
    expect(said('ka', gifts, donors, unsigned)).toBe(text)
  })
})
