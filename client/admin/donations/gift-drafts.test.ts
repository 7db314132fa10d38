import { afterEach, expect, test } from 'vitest'
import { forgetDrafts } from '../../lib/drafts.ts'
import { tabStorage } from '../../lib/storage.ts'
import { blankDraft, type DonationDraft, draftAfter, giftDrafts } from './gift-drafts.ts'

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

test('a day or a method alone that somebody chose is kept', () => {
  for (const chosen of [{ receivedAt: '2020-02-29' }, { method: 'cash' }, { anonymous: true }] as const) {
    const drafts = giftDrafts('nino', `chosen ${Object.keys(chosen)}`)
    const blank = blankDraft()
    const draft = { ...blank, texts: { ...blank.texts, ...chosen } }
    drafts.keep(draft)
    expect(drafts.first()).toEqual(draft)
  }
})

test('the day and the method of the gift before are not typed anew, and not kept', () => {
  const drafts = giftDrafts('nino', 'following')
  const next = draftAfter({ ...blankDraft().texts, method: 'cash', receivedAt: '2020-02-29' })
  drafts.keep(next, next.texts)
  expect(drafts.first()).toBeNull()
  const changed = { ...next, texts: { ...next.texts, method: 'card' as const } }
  drafts.keep(changed, next.texts)
  expect(drafts.first()).toEqual(changed)
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

test('a gift after another has its day and its method, and a key of its own', () => {
  const last = draftOf('50')
  const texts = { ...last.texts, method: 'cash', receivedAt: '2026-11-02', reference: '7' } as const
  const next = draftAfter(texts)
  expect(next.texts).toEqual({ ...blankDraft().texts, method: 'cash', receivedAt: '2026-11-02' })
  expect(next.key).not.toBe(last.key)
})

test('what was kept before gifts had a method is not lost', () => {
  const { method: _, reference: __, ...texts } = draftOf('50').texts
  const drafts = giftDrafts('nino', 'older')
  const older = { ...draftOf('50'), texts }
  tabStorage.write('drafts', JSON.stringify({ writer: 'nino', places: { 'gifts older': [older] } }))
  expect(drafts.first()?.texts).toEqual({ ...texts, method: '', reference: '' })
})
