import type { Locale } from '../../../schema/locales.ts'

/** What somebody wrote through the contact form. */
export interface ContactMessage {
  id: string
  name: string
  email: string
  message: string
  /** The language of the site it was written on: theirs, as far as anybody knows. */
  locale: Locale
  /** Instant, ISO 8601 UTC. */
  createdAt: string
}
