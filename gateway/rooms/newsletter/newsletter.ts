import type { Locale } from '../../../schema/locales.ts'

/** Who reads the newsletter. */
export interface NewsletterReader {
  id: string
  email: string
  /** The language of the site they subscribed on. */
  locale: Locale
  /** Instant, ISO 8601 UTC. */
  subscribedAt: string
}
