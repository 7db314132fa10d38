import { describe, expect, test } from 'vitest'
import { donation } from '../../../schema/donations.ts'
import type { GiftFragment } from '../../generated/admin-operations.ts'
import { asItStood, checkEntry, entryTexts } from './entry-fields.ts'

const gift: GiftFragment = {
  id: 'a gift',
  version: 1,
  amount: 250.5,
  refunded: 0,
  status: 'confirmed',
  anonymous: false,
  donorId: 'a donor',
  recordedDonor: { name: 'Nino', email: null },
  receivedAt: '2025-12-05T20:30:00.000Z',
  method: 'cash',
  reference: null,
  projectId: 'a fence',
  projectTitle: 'A fence',
  importedFrom: null,
  entries: [],
}
const stands = entryTexts(gift, 'ka')
const typed = { ...stands, reason: 'The bank says so.' }

describe('what is typed of an entry', () => {
  test('begins with what stands, on the clock of the charity and in the reader’s figures', () => {
    expect(stands).toMatchObject({
      amount: '250,50',
      receivedAt: '2025-12-06',
      method: 'cash',
      donorEmail: '',
    })
  })

  test('corrects only what is typed anew', () => {
    const texts = { ...typed, amount: '205', method: '', donorEmail: 'nino@example.org' } as const
    expect(checkEntry('correct', texts, stands, 'ka')).toEqual({
      input: { amount: 205, method: null, donorEmail: 'nino@example.org', reason: 'The bank says so.' },
    })
  })

  test('moves it where another project is chosen', () => {
    const fence = { ...stands, projectId: donation.exampleId }
    expect(checkEntry('correct', { ...typed, projectId: donation.exampleId }, stands, 'ka')).toEqual({
      input: { projectId: donation.exampleId, reason: 'The bank says so.' },
    })
    expect(checkEntry('correct', { ...fence, reason: 'None.' }, fence, 'ka')).toEqual({
      input: { reason: 'None.' },
    })
  })

  test('needs a reason, whatever it is for', () => {
    for (const kind of ['correct', 'refund', 'void', 'restore'] as const) {
      expect(checkEntry(kind, stands, stands, 'ka')).toEqual({
        refused: [{ field: 'reason', code: 'required' }],
      })
    }
  })

  test('refuses an amount that can be read in two ways', () => {
    expect(checkEntry('refund', { ...typed, amount: '1.500' }, stands, 'ka')).toEqual({
      refused: [{ field: 'amount', code: 'ambiguous_amount' }],
    })
  })

  test('refuses what every gift has, where it was emptied', () => {
    for (const amount of ['', ' ']) {
      for (const kind of ['correct', 'refund'] as const) {
        expect(checkEntry(kind, { ...typed, amount }, stands, 'ka'), kind).toEqual({
          refused: [{ field: 'amount', code: 'required' }],
        })
      }
      expect(checkEntry('correct', { ...typed, amount, method: '' }, stands, 'ka')).toEqual({
        refused: [{ field: 'amount', code: 'required' }],
      })
    }
    expect(checkEntry('correct', { ...typed, receivedAt: '' }, stands, 'ka')).toEqual({
      refused: [{ field: 'receivedAt', code: 'required' }],
    })
  })

  test('tells all that is wrong at once, also what only shows beside the gift', () => {
    const texts = { ...typed, amount: '', donorName: ' ', donorEmail: 'nobody', reason: '' }
    expect(checkEntry('correct', texts, stands, 'ka')).toEqual({
      refused: [
        { field: 'amount', code: 'required' },
        { field: 'donorName', code: 'required' },
        { field: 'donorEmail', code: 'invalid_email' },
        { field: 'reason', code: 'required' },
      ],
    })
    expect(checkEntry('refund', { ...typed, amount: '300', reason: '' }, stands, 'ka')).toEqual({
      refused: [
        { field: 'amount', code: 'too_big', limit: 250.5 },
        { field: 'reason', code: 'required' },
      ],
    })
  })

  test('needs a name of whoever is not anonymous, and of nobody else', () => {
    const nameless = { ...typed, donorName: '' }
    expect(checkEntry('correct', nameless, stands, 'ka')).toEqual({
      refused: [{ field: 'donorName', code: 'required' }],
    })
    expect(checkEntry('correct', { ...nameless, anonymous: true }, stands, 'ka')).toMatchObject({
      input: { donorName: null, anonymous: true },
    })
  })

  test('corrects nothing where the same is typed otherwise', () => {
    const texts = { ...typed, amount: '250.5', donorName: ' Nino ' }
    expect(checkEntry('correct', texts, stands, 'ka')).toEqual({ input: { reason: 'The bank says so.' } })
  })

  test('says no amount of what is voided or taken back', () => {
    expect(checkEntry('void', typed, stands, 'ka')).toEqual({ input: { reason: 'The bank says so.' } })
  })
})

test('a correction is taken back by what it has named alone: whoever gave may have been erased since', () => {
  expect(asItStood(gift, ['amount', 'reference', 'reason'])).toEqual({ amount: 250.5, reference: null })
  expect(asItStood(gift, ['donorEmail'])).toEqual({ donorEmail: null })
})
