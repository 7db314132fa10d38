import type { NewDonation } from '../../../schema/donations.ts'
import type { Locale } from '../../../schema/locales.ts'
import { fieldError } from '../../../schema/validation.ts'
import { lookupKey } from '../../core/lookup-key.ts'
import { validationFailed } from '../../core/problem.ts'
import { dayOf } from '../../core/today.ts'

/** Who gave, as they are stored. */
export interface GivenDonor {
  name: string | null
  email: string | null
  emailKey: string | null
  locale: Locale
}

/** Null where nothing was given: neither a name nor an email. */
export const toDonor = (
  { donorName, donorEmail }: Pick<NewDonation, 'donorName' | 'donorEmail'>,
  locale: Locale,
): GivenDonor | null => {
  const [name, email] = [donorName ?? null, donorEmail ?? null]
  if (name === null && email === null) return null
  return { name, email, emailKey: email && lookupKey(email), locale }
}

/**
 * When a gift came in: any moment of today, or before. A later one is a slip of the hand, which would stand in every
 * table of months.
 * @throws Problem `validation_failed`
 */
export const momentOf = (receivedAt: string | null | undefined, now: Date): Date => {
  const moment = receivedAt ? new Date(receivedAt) : now
  if (dayOf(moment) > dayOf(now)) throw validationFailed([fieldError('receivedAt', 'after_today')])
  return moment
}
