import type { NewDonation } from '../../../schema/donations.ts'
import type { Locale } from '../../../schema/locales.ts'
import { newId } from '../../core/ids.ts'
import { sumOfLari } from '../../core/tetri.ts'
import { type Change, refund, restore, type StandingGift, type TakenAway } from './changes.ts'
import type { DonationsRepository } from './donations.repository.ts'
import type { EntriesRepository } from './entries.repository.ts'
import { toDonor } from './given.ts'

interface Dependencies {
  donations: Pick<DonationsRepository, 'insertConfirmed'>
  entries: Pick<EntriesRepository, 'add' | 'addRefund' | 'toldBack'>
}

/** A gift that came by a provider of payments: all of it is known. */
export type ToldGift = Pick<NewDonation, 'amount' | 'anonymous'> & {
  projectId: string
  donorName: string | null
  donorEmail: string | null
  reference: string
  locale: Locale
  receivedAt: Date
}

/** What went back of a gift, as whoever takes its payment says. */
export interface ToldRefund {
  donationId: string
  /** Lari, in all. */
  altogether: number
  reason: string
}

/** What those say who take payments for the charity. Nobody of the team has written it down, and nobody is asked whether they may. */
export const toldByProviders = ({ donations, entries }: Dependencies) => ({
  /** Records a gift; answers its id. */
  receive: ({ donorName, donorEmail, ...gift }: ToldGift): Promise<string> =>
    donations.insertConfirmed(
      { ...gift, id: newId(), method: 'card', recordedBy: null },
      toDonor({ donorName, donorEmail }, gift.locale),
      null,
    ),

  /**
   * So much of a gift went back altogether. What the ledger knows of that already, whoever wrote it down, is not written again,
   * and what no longer counts, or came another way than by a card, stays as it is. Where it is less than providers have told of before, one of these refunds came to
   * nothing, and is taken back: what somebody of the team has written down stays.
   */
  giveBack: async ({ donationId, altogether, reason }: ToldRefund): Promise<void> => {
    const add = async (
      into: 'add' | 'addRefund',
      decide: (stood: StandingGift, told: readonly TakenAway[]) => Change | null,
    ) => {
      let isAdded = false
      const entry = { id: newId(), donationId, madeBy: null, reason }
      await entries[into](entry, null, async (stood, within) => {
        if (stood.status === 'voided' || stood.method !== 'card') return null
        const change = decide(stood, await entries.toldBack(within, donationId))
        isAdded = change !== null
        return change
      })
      return isAdded
    }
    const isTakenBack = (): Promise<boolean> =>
      add('add', (stood, told) => {
        const [newest = null] = told
        return sumOfLari(...told.map(({ amount }) => amount)) > altogether ? restore(stood, newest) : null
      })
    while (await isTakenBack());
    await add('addRefund', (stood) => {
      const more = Math.min(sumOfLari(altogether, -stood.refunded), stood.amount)
      return stood.status === 'confirmed' && more > 0 ? refund(stood, more) : null
    })
  },
})
