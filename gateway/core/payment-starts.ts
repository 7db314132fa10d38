import { lookupKey } from './lookup-key.ts'

/** What payments are counted as that somebody begins with an address of email. */
export const paymentStartsOf = (email: string): string => `payments of ${lookupKey(email)}`
