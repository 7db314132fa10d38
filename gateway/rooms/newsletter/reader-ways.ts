import type { ReaderTokens } from './reader-tokens.ts'

/** Where a reader does what they may with their subscription, whose token stands behind the `#`. */
export const subscriptionPage = '/newsletter/subscription'

/** The ways in which readers end the newsletter, which every letter of it tells. */
export interface ReaderWays {
  page: string
  tokenOf: (reader: string) => string
  /** The address by which a mailbox ends a subscription without a page. What stands behind the `?` is in no log. */
  endPath: (token: string) => string
}

export const createReaderWays = ({ make }: Pick<ReaderTokens, 'make'>): ReaderWays => ({
  page: subscriptionPage,
  tokenOf: make,
  endPath: (token) => `/api/newsletter/unsubscribe?${new URLSearchParams({ token })}`,
})
