import { may, type Viewer } from '../../core/viewer.ts'
import type { Computed } from '../../models/columns.ts'
import type { DonationState, DonationWithHistory } from './donation.ts'

/** Who may be told of a donor: whoever may not see addresses is not told who gave anonymously either. */
export interface Sight {
  isBlind: boolean
}

export const sightOf = (viewer: Viewer): Sight => ({ isBlind: !may(viewer, 'people:addresses') })

/** A column beside the gift `r` that tells whose it is. */
export const unlessAnonymous = (column: string): string =>
  `case when r.anonymous then null else ${column} end`

/** The fields of a gift `r` that may tell whose it is. What a bank calls a transfer often has its payer's name in it. */
export const tellingFields = ({ isBlind }: Sight): Computed =>
  isBlind ? { reference: unlessAnonymous('r.reference') } : {}

/** Which gifts `d` are found by such a field: by one that is not told, its donor could be guessed letter by letter. */
export const foundByTelling = ({ isBlind }: Sight): string[] => (isBlind ? ['not d.anonymous'] : [])

/**
 * A gift without what may tell who gave what is anonymous, and of one that is so by now also without who had given it
 * before. Why it was put right is in words of somebody who knew whose it was.
 */
export const withoutGivers = (gift: DonationWithHistory, { isBlind }: Sight): DonationWithHistory => {
  if (!isBlind) return gift
  const isHidden = (state: Pick<DonationState, 'anonymous'> | null): boolean =>
    gift.anonymous || state?.anonymous === true
  const told = <State extends DonationState>(state: State): State =>
    isHidden(state) ? { ...state, recordedDonor: null, reference: null } : state
  return {
    ...told(gift),
    donorId: gift.anonymous ? null : gift.donorId,
    entries: gift.entries.map((entry) => ({
      ...entry,
      reason: isHidden(entry.before) || isHidden(entry.after) ? null : entry.reason,
      before: entry.before && told(entry.before),
      after: told(entry.after),
    })),
  }
}
