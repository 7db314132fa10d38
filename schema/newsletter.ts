import { z } from 'zod'
import { email } from './fields.ts'

export const newsletterSubscription = z.strictObject({ email })

export type NewsletterSubscription = z.infer<typeof newsletterSubscription>

/** What a subscriber is told, the first time and every time. */
export const subscribedText = 'subscribed!'
