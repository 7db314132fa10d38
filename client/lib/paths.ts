import { accountsPath } from '../../schema/accounts-page.ts'
import { eventCalendarPath, eventPath, eventPlacePath, eventsPath } from '../../schema/event-pages.ts'
import { giftPath } from '../../schema/gift-page.ts'
import { archivedIssuePath, newsletterPath } from '../../schema/newsletter-pages.ts'

/** Every address of the site. Patterns are for the router, builders for links. */
export const paths = {
  landing: '/',
  dashboard: '/dashboard',
  signIn: '/sign-in',
  signUp: '/sign-up',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  verifyEmail: '/verify-email',
  newsletter: newsletterPath,
  archivedIssuePattern: `${newsletterPath}/:issueId`,
  archivedIssue: archivedIssuePath,
  subscription: `${newsletterPath}/subscription`,
  changeEmail: '/change-email',
  projects: '/projects',
  projectPattern: '/projects/:teamId',
  project: (id: string) => `/projects/${encodeURIComponent(id)}`,
  givePattern: '/projects/:teamId/give',
  /** Where a gift to a project is made. */
  give: (id: string) => `/projects/${encodeURIComponent(id)}/give`,
  gift: giftPath,
  adopt: '/adopt',
  events: eventsPath,
  eventPattern: `${eventsPath}/:eventId`,
  event: eventPath,
  eventPlacePattern: `${eventsPath}/:eventId/place`,
  eventPlace: eventPlacePath,
  eventCalendar: eventCalendarPath,
  gallery: '/gallery',
  donate: '/donate',
  colab: '/colab',
  accounts: accountsPath,
  privacy: '/privacy',
  terms: '/terms',
  profile: '/profile',
  security: '/profile/security',
  invitation: '/invitation',
  admin: '/admin',
} as const

/** The addresses of a room of the admin area, which are called after it. */
export const adminPaths = (room: string) => ({
  list: `${paths.admin}/${room}`,
  create: `${paths.admin}/${room}/create`,
  import: `${paths.admin}/${room}/import`,
  editPattern: `${paths.admin}/${room}/edit/:id`,
  edit: (id: string): string => `${paths.admin}/${room}/edit/${encodeURIComponent(id)}`,
  previewPattern: `${paths.admin}/${room}/:id/preview`,
  preview: (id: string): string => `${paths.admin}/${room}/${encodeURIComponent(id)}/preview`,
})

/** What the charity is, and the account that gifts go to. */
export const charityPath = `${paths.admin}/charity`

/** All that was done to a record, in the trail. */
export const trailPath = (kind: string, id: string): string =>
  `${paths.admin}/trail?${new URLSearchParams({ kind, record: id })}`

/** All that was done so to records of a kind on a day, in the trail: by that account, or by programs. */
export const trailPathOf = (kind: string, action: string, day: string, actor: string): string =>
  `${paths.admin}/trail?${new URLSearchParams({ kind, action, days: day, actor })}`

const giftsPath = `${paths.admin}/gifts`

/** Where one gift is looked at and put right. */
export const giftPaths = {
  pattern: `${giftsPath}/:id`,
  /** Where it stood before gifts had a room of their own. */
  formerPattern: `${paths.admin}/projects/gifts/:id`,
  /** Where gifts come from the statement of a bank. */
  import: `${giftsPath}/import`,
  gift: (id: string): string => `${giftsPath}/${encodeURIComponent(id)}`,
  /** Where many are written down one after another. */
  add: `${giftsPath}/add`,
}

const pledgesPath = `${paths.admin}/pledges`

/** Where what somebody has promised is looked at and settled. */
export const pledgePaths = {
  pattern: `${pledgesPath}/:id`,
  pledge: (id: string): string => `${pledgesPath}/${encodeURIComponent(id)}`,
}

/** Where what donors gave in a year is sent to all of them. */
export const statementsPath = {
  pattern: `${paths.admin}/receipts/statements`,
  ofYear: (year: number): string => `${paths.admin}/receipts/statements?year=${year}`,
}

/** Where every kind of letter is shown by an example. */
export const letterExamplesPath = `${paths.admin}/letters/examples`

/** The letters that have brought an issue of the newsletter to its readers. */
export const lettersOf = (issue: string): string => `${paths.admin}/letters?issue=${issue}`

const donorsPath = `${paths.admin}/donors`

/** Where one donor is looked at, and two are compared. */
export const donorPaths = {
  pattern: `${donorsPath}/:id`,
  donor: (id: string): string => `${donorsPath}/${encodeURIComponent(id)}`,
  pairPattern: `${donorsPath}/pairs/:id`,
  pair: (id: string): string => `${donorsPath}/pairs/${encodeURIComponent(id)}`,
}

/** Where one message to the team is read and handled; beside the list of them, where there is room. */
export const messagePaths = {
  pattern: `${paths.admin}/contacts/:id`,
  message: (id: string): string => `${paths.admin}/contacts/${encodeURIComponent(id)}`,
}
