/**
 * How many Unicode characters a text may have at most. Apart from the shapes that keep these limits,
 * so that a page can name them without carrying the shapes.
 */
export const longest = {
  personName: 100,
  email: 254,
  contactMessage: 5000,
  messageAnswer: 5000,
  reference: 100,
  reason: 500,
  note: 2000,
  viewName: 60,
  search: 200,
  pictureName: 200,
  alternativeText: 300,
  charityName: 200,
  charityAddress: 300,
  bankName: 100,
  dedication: 80,
  paymentId: 200,
  cameInstead: 40,
  iban: 60,
  receiptNumber: 15,
  spendingPurpose: 200,
  cursor: 2000,
} as const

/** Characters of what somebody signs in with, at most: whatever an account may have, and room for slips. */
export const longestCredential = { username: 254, password: 1024, code: 100 } as const

/** Lari. The least that is promised on the site. */
export const leastPledge = 1

/** Lari. The most one gift may be. */
export const largestGift = 10_000_000

const anyGift = { least: leastPledge, most: largestGift } as const

/** Lari that each way to pay takes. Stripe takes half a dollar at least, and eight digits of tetri at most. */
export const paymentLimits = {
  transfer: anyGift,
  bog: anyGift,
  tbc: anyGift,
  stripe: { least: 2, most: 999_999.99 },
} as const

/** Nobody waits for the list of all gifts to be counted to its end: more than so many are told as many. */
export const mostCounted = 1000

/** Views of one list that somebody keeps at most: more than that nobody finds among them. */
export const mostViews = 20

/** Of what uses a picture the newest are told, at most so many. */
export const mostUsesTold = 20

/** Before this day, `YYYY-MM-DD` on the clock of Tbilisi, nobody gave: an earlier one is a slip of the hand. */
export const earliestGift = '2000-01-01'

/**
 * The most one request may bring, whatever it is for: bytes of its body, levels of lists and objects within each
 * other, and values in all of them together. Of bytes the largest honest one is a project whose description is full in
 * both languages, each character of it escaped twice over: `\\ud83d\\udc15`; of values a record put back as it was
 * read, with a hundred gifts of ten values each.
 */
export const mostInput = { bytes: 512 * 1024, depth: 10, values: 2000 } as const satisfies InputLimits

/** How much a request may bring. */
export interface InputLimits {
  bytes: number
  depth: number
  values: number
}

/** The most of a file whose text is sent to be read: bytes of it as UTF-8, rows beside its header, columns. */
export const mostInFile = { bytes: 2 * 1024 * 1024, rows: 5000, columns: 100 } as const

/**
 * The most an admin may bring where a file's text is taken: all of it, each character escaped, and some words on each of
 * its rows.
 */
export const mostWithFile: InputLimits = { bytes: 5 * 1024 * 1024, depth: 10, values: 50_000 }

/** How much a refusal says at most, however much was wrong: fields, and characters of a field's name. */
export const mostRefused = { fields: 20, name: 100 } as const
