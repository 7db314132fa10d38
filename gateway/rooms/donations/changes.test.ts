import { describe, expect, test } from 'vitest'
import { largestGift } from '../../../schema/limits.ts'
import { correct, refund, restore, type StandingGift, voidGift } from './changes.ts'

const stood: StandingGift = {
  version: 3,
  projectId: 'a fence',
  donorId: 'nino',
  donorName: 'Nino',
  donorEmail: 'nino@example.org',
  anonymous: false,
  amount: 250,
  refunded: 0,
  status: 'confirmed',
  receivedAt: '2025-12-05T10:00:00.000Z',
  method: 'transfer',
  reference: 'TBC 5507-61',
}
const ended: StandingGift = { ...stood, status: 'voided' }
const at = { now: new Date('2026-11-20T10:00:00Z'), locale: 'en' } as const
const reason = 'The bank says so.'

describe('a correction', () => {
  test('changes what it names, and nothing else', () => {
    expect(correct(stood, { amount: 205, method: null, reason }, at)).toMatchObject({
      kind: 'corrected',
      corrects: 3,
      state: { amount: 205, method: null, reference: 'TBC 5507-61', donorId: 'nino', projectId: 'a fence' },
    })
  })

  test('to another project is a move', () => {
    expect(correct(stood, { projectId: 'a winter', reason }, at)).toMatchObject({ kind: 'moved' })
  })

  test('is none where all is so already, in whatever way it is written', () => {
    const same = { amount: 250, receivedAt: '2025-12-05T14:00:00+04:00', donorName: 'Nino', reason }
    expect(correct(stood, same, at)).toBeNull()
  })

  test('of a name keeps the email', () => {
    expect(correct(stood, { donorName: 'ნინო', reason }, at)?.donor).toEqual({
      name: 'ნინო',
      email: 'nino@example.org',
      emailKey: 'nino@example.org',
      locale: 'en',
    })
  })

  test('may forget the donor of an anonymous gift alone', () => {
    const nobody = { donorName: null, donorEmail: null, reason }
    expect(correct(stood, { ...nobody, anonymous: true }, at)?.donor).toBeNull()
    expect(() => correct(stood, nobody, at)).toThrow('donor name is required')
    expect(() =>
      correct({ ...stood, anonymous: true, donorName: null }, { anonymous: false, reason }, at),
    ).toThrow('donor name is required')
  })

  test('names no day after today', () => {
    expect(() => correct(stood, { receivedAt: '2026-11-21T10:00:00Z', reason }, at)).toThrow('after today')
  })
})

describe('a refund', () => {
  test('takes its part, exactly', () => {
    expect(refund({ ...stood, amount: 0.3 }, 0.1).state).toMatchObject({
      amount: 0.2,
      refunded: 0.1,
      status: 'confirmed',
    })
  })

  test('of all leaves a gift that counts no more', () => {
    expect(refund({ ...stood, refunded: 5 }).state).toMatchObject({
      amount: 0,
      refunded: 255,
      status: 'refunded',
    })
  })

  test('is never more than counts', () => {
    expect(() => refund(stood, 250.01)).toThrow('amount must be at most 250')
  })
})

describe('a gift that was voided', () => {
  test('stays what it was', () => {
    expect(voidGift(stood).state).toMatchObject({ amount: 250, status: 'voided' })
  })

  test('is neither corrected nor refunded nor voided again', () => {
    const tries = [
      () => correct(ended, { amount: 1, reason }, at),
      () => refund(ended),
      () => voidGift(ended),
    ]
    for (const attempt of tries) expect(attempt).toThrow('counts no more')
  })

  test('counts again once that is taken back', () => {
    expect(restore(ended, { version: 2, kind: 'voided', amount: 0 })).toMatchObject({
      kind: 'restored',
      corrects: 2,
      state: { amount: 250, status: 'confirmed' },
    })
  })
})

describe('taking back', () => {
  test('gives a refund back', () => {
    const left: StandingGift = { ...stood, amount: 0, refunded: 255, status: 'refunded' }
    expect(restore(left, { version: 3, kind: 'refunded', amount: 250 }).state).toMatchObject({
      amount: 250,
      refunded: 5,
      status: 'confirmed',
    })
  })

  test('needs something that was taken away', () => {
    expect(() => restore(stood, null)).toThrow('nothing of this gift was refunded or voided')
  })

  test('makes a gift count again that has ended without an entry', () => {
    const left: StandingGift = { ...stood, status: 'refunded' }
    expect(restore(left, null)).toMatchObject({
      corrects: stood.version,
      state: { amount: 250, refunded: stood.refunded, status: 'confirmed' },
    })
  })

  test('makes no gift larger than any may be', () => {
    const grown: StandingGift = { ...stood, amount: largestGift, refunded: 1 }
    expect(() => restore(grown, { version: 3, kind: 'refunded', amount: 1 })).toThrow('at most 10000000')
  })
})
