/** Every address of the site. Patterns are for the router, builders for links. */
export const paths = {
  landing: '/',
  dashboard: '/dashboard',
  signIn: '/sign-in',
  signUp: '/sign-up',
  forgotPassword: '/forgot-password',
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
  admin: '/admin',
} as const

/** The addresses of a room of the admin area, which are called after it. */
export const adminPaths = (room: string) => ({
  list: `${paths.admin}/${room}`,
  create: `${paths.admin}/${room}/create`,
  editPattern: `${paths.admin}/${room}/edit/:id`,
  edit: (id: string): string => `${paths.admin}/${room}/edit/${encodeURIComponent(id)}`,
})

const giftPath = `${paths.admin}/projects/gifts`

/** Where one gift is looked at and put right. */
export const giftPaths = {
  pattern: `${giftPath}/:id`,
  gift: (id: string): string => `${giftPath}/${encodeURIComponent(id)}`,
}
