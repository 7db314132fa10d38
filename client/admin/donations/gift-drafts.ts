import { v7 as newKey } from 'uuid'
import { z } from 'zod'
import { donation } from '../../../schema/donations.ts'
import { dayAtCharity } from '../../lib/day-at-charity.ts'
import { draftsInTab } from '../../lib/drafts.ts'
import type { DonationTexts } from './donation-fields.ts'

/** A gift that is not recorded yet: what is typed, and the key under which it is recorded once at most. */
export interface DonationDraft {
  key: string
  texts: DonationTexts
  /** What came of sending it, in words; null where nothing is to be told. */
  failure: string | null
  /** Whether an attempt was never answered, so that it may be recorded after all. */
  isUnsettled: boolean
  /**
   * How its form stood when the session of its writer ended, or the tab left its page; null where neither was. One alone
   * can have been open, and opens by itself.
   */
  interrupted: 'open' | 'closed' | null
}

export const blankDraft = (): DonationDraft => ({
  key: newKey(),
  texts: {
    amount: '',
    donorName: '',
    donorEmail: '',
    anonymous: false,
    receivedAt: dayAtCharity(new Date()),
    method: '',
    reference: '',
  },
  failure: null,
  isUnsettled: false,
  interrupted: null,
})

/** The next of several gifts: it came on the day of the last one, and in the same way. */
export const draftAfter = ({ receivedAt, method }: DonationTexts): DonationDraft => {
  const draft = blankDraft()
  return { ...draft, texts: { ...draft.texts, receivedAt, method } }
}

const textNames = [
  'amount',
  'donorName',
  'donorEmail',
  'anonymous',
  'receivedAt',
  'method',
  'reference',
] as const satisfies (keyof DonationTexts)[]

/** Whether anything differs from what the form began with: a day alone that somebody looked up is work as well. */
export const isTyped = (texts: DonationTexts, begun: DonationTexts): boolean =>
  textNames.some((name) => texts[name] !== begun[name])

/** A version of this site that asked for no method and no reference may have written it. */
const typedTexts: z.ZodType<DonationTexts> = z.object({
  amount: z.string(),
  donorName: z.string(),
  donorEmail: z.string(),
  anonymous: z.boolean(),
  receivedAt: z.string(),
  method: donation.fields.method.shape.or(z.literal('')).default(''),
  reference: z.string().default(''),
})

/** Those of one project together, the one to go on with first. */
const draftsOf = draftsInTab(
  'gifts',
  z.array(
    z.object({
      key: z.string(),
      texts: typedTexts,
      failure: z.string().nullable(),
      isUnsettled: z.boolean(),
      interrupted: z.enum(['open', 'closed']).nullable(),
    }),
  ),
)

/** The gifts to a project that somebody has begun to write down, the one to go on with first. */
export const giftDrafts = (writer: string | null, projectId: string) => {
  const kept = writer === null ? null : draftsOf(writer)
  const read = (): readonly DonationDraft[] => kept?.read(projectId) ?? []
  const without = (key: string): DonationDraft[] => read().filter((draft) => draft.key !== key)
  return {
    writer,

    first: (): DonationDraft | null =>
      read().find(({ interrupted }) => interrupted === 'open') ?? read()[0] ?? null,

    /** What nothing is typed of, beside what its form began with, is not kept. */
    keep: (draft: DonationDraft, begun = blankDraft().texts): void => {
      if (isTyped(draft.texts, begun)) kept?.keep(projectId, [draft, ...without(draft.key)])
    },

    forget: (key: string): void => {
      const others = without(key)
      if (others.length === 0) kept?.forget(projectId)
      else kept?.keep(projectId, others)
    },
  }
}

export type GiftDrafts = ReturnType<typeof giftDrafts>
