import { describe, expect, it } from 'vitest'
import { sendingTime } from './sending-time.ts'

describe('how long an issue is on its way', () => {
  it.each([
    [0, { unit: 'soon' }],
    [100, { unit: 'soon' }],
    [101, { unit: 'minutes', time: 2 }],
    [1284, { unit: 'minutes', time: 13 }],
    [11_900, { unit: 'minutes', time: 119 }],
    [11_901, { unit: 'hours', time: 2 }],
    [100_000, { unit: 'hours', time: 17 }],
  ])('to %i readers, at a hundred a minute, is told in what is easily pictured', (readers, told) => {
    expect(sendingTime(readers, 100)).toEqual(told)
  })
})
