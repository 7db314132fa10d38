import type { Resolver } from 'react-hook-form'
import type { z } from 'zod'
import { newDonation } from '../../../schema/donations.ts'
import { fieldIssues } from '../../../schema/validation.ts'
import { codeWithLimit } from '../form/field-codes.ts'
import { typedLari } from '../form/typed-lari.ts'

/** What is typed of a gift. */
export interface DonationTexts {
  amount: string
  donorName: string
  donorEmail: string
  anonymous: boolean
  /** `YYYY-MM-DD`, on the charity's calendar. */
  receivedOn: string
}

export const donationNames = ['amount', 'donorName', 'donorEmail', 'anonymous', 'receivedOn'] as const

const charityDay = new Intl.DateTimeFormat('en-CA', {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  timeZone: 'Asia/Tbilisi',
})

/** The day it is at the charity, `YYYY-MM-DD`. */
export const dayAtCharity = (instant: Date): string => charityDay.format(instant)

/** Noon of a day at the charity, which is the same day nearly everywhere; today's gift came in just now. */
const instantOf = (day: string, today: string): string | null =>
  day === '' || day === today ? null : `${day}T12:00:00+04:00`

const nameOf: Record<string, string> = { receivedAt: 'receivedOn' }

/** The field of the form for a path of the input. */
export const donationField = (path: string): string => nameOf[path] ?? path

const toInput = (texts: DonationTexts, today: string): unknown => ({
  amount: typedLari(texts.amount),
  donorName: texts.donorName.trim() || null,
  donorEmail: texts.donorEmail.trim() || null,
  anonymous: texts.anonymous,
  receivedAt: instantOf(texts.receivedOn, today),
})

/** A checked form as the server takes it. */
export const toDonation = (texts: DonationTexts, today: string): z.output<typeof newDonation> =>
  newDonation.parse(toInput(texts, today))

/** Checks a gift by the very shape the server reads. */
export const donationResolver: Resolver<DonationTexts> = (texts) => {
  const { error } = newDonation.safeParse(toInput(texts, ''), { reportInput: true })
  if (!error) return { values: texts, errors: {} }
  const errors = fieldIssues(error).map(({ field, code, limit }) => [
    donationField(field),
    { type: 'shape', message: codeWithLimit(code, limit) },
  ])
  return { values: {}, errors: Object.fromEntries(errors) }
}
