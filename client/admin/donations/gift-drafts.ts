import { v7 as newKey } from 'uuid'
import { dayAtCharity } from '../../lib/day-at-charity.ts'
import type { DonationTexts } from './donation-fields.ts'

/** A gift that is not recorded yet: what is typed, and the key under which it is recorded once at most. */
export interface DonationDraft {
  key: string
  texts: DonationTexts
  /** What came of sending it, in words; null where nothing is to be told. */
  failure: string | null
  /** Whether it was open when the session of its writer ended. */
  isInterrupted: boolean
}

export const blankDraft = (): DonationDraft => ({
  key: newKey(),
  texts: {
    amount: '',
    donorName: '',
    donorEmail: '',
    anonymous: false,
    receivedAt: dayAtCharity(new Date()),
  },
  failure: null,
  isInterrupted: false,
})

export const isTyped = ({ amount, donorName, donorEmail }: DonationTexts): boolean =>
  [amount, donorName, donorEmail].some((text) => text !== '')

/** In memory alone, by who typed them and what they are for: nobody else who signs in here finds them. */
const kept = new Map<string, readonly DonationDraft[]>()

/** The gifts to a project that somebody has begun to write down, the one to go on with first. */
export const giftDrafts = (writer: string | null, projectId: string) => {
  const place = JSON.stringify([writer, projectId])
  const read = (): readonly DonationDraft[] => kept.get(place) ?? []
  const without = (key: string): DonationDraft[] => read().filter((draft) => draft.key !== key)
  return {
    writer,

    first: (): DonationDraft | null => read()[0] ?? null,

    /** What nothing is typed of is not kept. */
    keep: (draft: DonationDraft): void => {
      if (isTyped(draft.texts)) kept.set(place, [draft, ...without(draft.key)])
    },

    forget: (key: string): void => {
      kept.set(place, without(key))
    },
  }
}

export type GiftDrafts = ReturnType<typeof giftDrafts>
