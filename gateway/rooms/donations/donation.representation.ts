import { z } from 'zod'
import {
  byProviderInWords,
  donation,
  donationEntryKinds,
  donationStatuses,
  donorIdInWords,
  reasonInWords,
  recordedDonorInWords,
} from '../../../schema/donations.ts'
import { id } from '../../../schema/fields.ts'
import type { Locale } from '../../../schema/locales.ts'
import { namesOf } from '../../../schema/model.ts'
import { inLocale } from '../../core/localized.ts'
import { representationOf } from '../../models/representation.ts'
import type { DonationState, DonationWithHistory, LedgerDonation } from './donation.ts'

const recordedDonor = z
  .object({ name: z.string().nullable(), email: z.string().nullable() })
  .nullable()
  .meta({
    title: 'RecordedDonor',
    description: recordedDonorInWords,
  })

/** A donation in REST. */
export const donationRepresentation = representationOf(donation)
  .extend({
    donor: z
      .object({ name: z.string() })
      .nullable()
      .meta({ description: 'Null when the gift is anonymous.' }),
    recordedDonor,
  })
  .meta({ title: donation.name })

const lari = (description: string) => z.number().meta({ description })

/** What a gift is beside what everybody may be told of one. */
const standing = {
  status: z.enum(namesOf(donationStatuses)).meta({ description: 'Only a confirmed one counts.' }),
  projectId: id,
  projectTitle: z.string().meta({ description: 'In the language that was asked for, if written in it.' }),
}

const { amount, refunded, receivedAt, method, reference, anonymous } = donationRepresentation.shape

export const told = z.object({
  amount,
  refunded,
  receivedAt,
  method,
  reference,
  anonymous,
  recordedDonor,
  ...standing,
})
const state = told.meta({ title: 'DonationState' })
const formerState = told.nullable().meta({ title: 'FormerDonationState', description: 'Null for the first.' })

const donorId = id.nullable().meta({ description: donorIdInWords })

/** A donation of the list of all of them. */
export const ledgerDonationRepresentation = donationRepresentation
  .extend({ ...standing, donorId })
  .meta({ title: 'LedgerDonation' })

const entry = z
  .object({
    version: z.int().meta({ description: 'Its number among those of the gift; the newest has the gift’s.' }),
    kind: z.enum(namesOf(donationEntryKinds)).meta({ description: 'What it has done.' }),
    corrects: z
      .int()
      .nullable()
      .meta({ description: 'The number of the entry it puts right, or takes back; null for the first.' }),
    reason: z.string().nullable().meta({ description: reasonInWords }),
    madeBy: z
      .string()
      .nullable()
      .meta({ description: 'Who did it; null where the account is gone, and where nobody of the team did.' }),
    byProvider: z.boolean().meta({ description: byProviderInWords }),
    madeAt: z.string().meta({ format: 'date-time' }),
    change: lari('By how much it changed what counts, in lari.'),
    counts: lari('How much counted then, in lari.'),
    before: formerState,
    after: state,
  })
  .meta({ title: 'DonationEntry' })

/** A donation, whatever has become of it. */
export const donationWithHistoryRepresentation = donationRepresentation
  .extend({
    ...standing,
    donorId,
    importedFrom: z
      .object({
        importId: id.meta({ description: 'Of the import, by which all of it can be undone.' }),
        fileName: z.string().nullable().meta({ description: 'What the file was called.' }),
        line: z.int().meta({ description: 'Where its row began; the first line is 1.' }),
      })
      .nullable()
      .meta({
        title: 'ImportedFrom',
        description: 'The bank’s file that it was imported from; null where it was recorded by hand.',
      }),
    entries: z.array(entry).meta({ description: 'Newest first; of very many the newest 1,000.' }),
  })
  .meta({ title: 'DonationWithHistory' })

/** Names its project in one language. */
export const inLanguage = <State extends Pick<DonationState, 'projectTitle'>>(
  told: State,
  locale: Locale,
) => ({
  ...told,
  projectTitle: inLocale(told.projectTitle, locale),
})

/** Names its project in one language. */
export const representInLedger = (gift: LedgerDonation, locale: Locale) => inLanguage(gift, locale)

/** Names projects in one language. */
export const representWithHistory = (gift: DonationWithHistory, locale: Locale) => ({
  ...inLanguage(gift, locale),
  entries: gift.entries.map((each) => ({
    ...each,
    before: each.before && inLanguage(each.before, locale),
    after: inLanguage(each.after, locale),
  })),
})
