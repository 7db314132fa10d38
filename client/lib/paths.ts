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
  adopt: '/adopt',
  events: '/events',
  gallery: '/gallery',
  donate: '/donate',
  colab: '/colab',
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

/** All that was done to a record, in the trail. */
export const trailPath = (kind: string, id: string): string =>
  `${paths.admin}/trail?${new URLSearchParams({ kind, record: id })}`

const giftPath = `${paths.admin}/gifts`

/** Where one gift is looked at and put right. */
export const giftPaths = {
  pattern: `${giftPath}/:id`,
  /** Where it stood before gifts had a room of their own. */
  formerPattern: `${paths.admin}/projects/gifts/:id`,
  /** Where gifts come from the statement of a bank. */
  import: `${giftPath}/import`,
  gift: (id: string): string => `${giftPath}/${encodeURIComponent(id)}`,
  /** Where many are written down one after another. */
  add: `${giftPath}/add`,
}

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
