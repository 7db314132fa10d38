import { type DonationMethod, donation } from '../../../schema/donations.ts'

/** How a gift can come. */
export const methods = donation.fields.method.shape.options

/** The method that a text names, or none. */
export const methodOf = (text: string): DonationMethod | '' => methods.find((method) => method === text) ?? ''
