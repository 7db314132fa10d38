import { afterEach, expect, test } from 'vitest'
import { forgetDrafts } from '../../lib/drafts.ts'
import { blankDraft, type DonationDraft, giftDrafts } from './gift-drafts.ts'

const draftOf = (amount: string): DonationDraft => {
  const draft = blankDraft()
  return { ...draft, texts: { ...draft.texts, amount } }
}

afterEach(forgetDrafts)

test('a draft belongs to who typed it, and to what it is for', () => {
  const drafts = giftDrafts('nino', 'kennels')
  const draft = draftOf('50')
  drafts.keep(draft)
  expect(giftDrafts('nino', 'kennels').first()).toEqual(draft)
  expect(giftDrafts('gia', 'kennels').first()).toBeNull()
  expect(giftDrafts('nino', 'roof').first()).toBeNull()
  drafts.forget(draft.key)
  expect(drafts.first()).toBeNull()
})

test('what nothing is typed of is not kept', () => {
  const drafts = giftDrafts('nino', 'blank')
  drafts.keep(blankDraft())
  expect(drafts.first()).toBeNull()
})

test('of two drafts neither is lost, and the one kept last comes first', () => {
  const drafts = giftDrafts('nino', 'two')
  const [first, second] = [draftOf('1'), draftOf('2')]
  drafts.keep(first)
  drafts.keep(second)
  expect(drafts.first()).toEqual(second)
  drafts.forget(second.key)
  expect(drafts.first()).toEqual(first)
})

test('of two drafts the one that was open when the session ended comes first', () => {
  const drafts = giftDrafts('nino', 'interrupted')
  const open = { ...draftOf('1'), interrupted: 'open' as const }
  drafts.keep(open)
  drafts.keep({ ...draftOf('2'), interrupted: 'closed' })
  expect(drafts.first()).toEqual(open)
})
