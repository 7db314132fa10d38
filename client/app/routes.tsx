import { data, type RouteObject } from 'react-router-dom'
import { adminRoutes, previews } from '../admin/rooms.ts'
import { type LoadPage, lazyPage } from '../lib/lazy-page.tsx'
import { leadOn } from '../lib/lead-on.ts'
import { adminPaths, giftPaths, paths } from '../lib/paths.ts'
import { CrashPage, ErrorPage } from './error-page.tsx'
import { NotFound } from './not-found.tsx'
import { RootLayout } from './root-layout.tsx'
import { loadSite, SiteLayout } from './site-layout.tsx'

const nothingHere: RouteObject = {
  path: '*',
  loader: () => {
    throw data(null, { status: 404 })
  },
  Component: NotFound,
}

/** The id is the module's path, so that the server finds what a page it renders needs. */
const page = (id: string, path: string, load: LoadPage): RouteObject => ({ id, path, lazy: lazyPage(load) })

const sitePages: RouteObject[] = [
  page('home/dashboard-page.tsx', paths.dashboard, () => import('../home/dashboard-page.tsx')),
  page('accounts/sign-in-page.tsx', paths.signIn, () => import('../accounts/sign-in-page.tsx')),
  page('accounts/sign-up-page.tsx', paths.signUp, () => import('../accounts/sign-up-page.tsx')),
  page(
    'accounts/forgot-password-page.tsx',
    paths.forgotPassword,
    () => import('../accounts/forgot-password-page.tsx'),
  ),
  page(
    'accounts/reset-password-page.tsx',
    paths.resetPassword,
    () => import('../accounts/reset-password-page.tsx'),
  ),
  page(
    'accounts/verify-email-page.tsx',
    paths.verifyEmail,
    () => import('../accounts/verify-email-page.tsx'),
  ),
  page('newsletter/archive-page.tsx', paths.newsletter, () => import('../newsletter/archive-page.tsx')),
  page(
    'newsletter/archived-issue-page.tsx',
    paths.archivedIssuePattern,
    () => import('../newsletter/archived-issue-page.tsx'),
  ),
  page(
    'newsletter/subscription-page.tsx',
    paths.subscription,
    () => import('../newsletter/subscription-page.tsx'),
  ),
  page(
    'accounts/change-email-page.tsx',
    paths.changeEmail,
    () => import('../accounts/change-email-page.tsx'),
  ),
  page('accounts/profile-page.tsx', paths.profile, () => import('../accounts/profile-page.tsx')),
  page('accounts/own/security-page.tsx', paths.security, () => import('../accounts/own/security-page.tsx')),
  page('accounts/invitation-page.tsx', paths.invitation, () => import('../accounts/invitation-page.tsx')),
  page('projects/projects-page.tsx', paths.projects, () => import('../projects/projects-page.tsx')),
  page('projects/project-page.tsx', paths.projectPattern, () => import('../projects/project-page.tsx')),
  page('projects/giving/give-page.tsx', paths.givePattern, () => import('../projects/giving/give-page.tsx')),
  page('projects/giving/gift-page.tsx', paths.gift, () => import('../projects/giving/gift-page.tsx')),
  page('adopt/adopt-page.tsx', paths.adopt, () => import('../adopt/adopt-page.tsx')),
  page('events/events-page.tsx', paths.events, () => import('../events/events-page.tsx')),
  page('events/event-page.tsx', paths.eventPattern, () => import('../events/event-page.tsx')),
  page('events/place-page.tsx', paths.eventPlacePattern, () => import('../events/place-page.tsx')),
  page('gallery/gallery-page.tsx', paths.gallery, () => import('../gallery/gallery-page.tsx')),
  page('donate/donate-page.tsx', paths.donate, () => import('../donate/donate-page.tsx')),
  page('contacts/colab-page.tsx', paths.colab, () => import('../contacts/colab-page.tsx')),
  page('accounting/accounts-page.tsx', paths.accounts, () => import('../accounting/accounts-page.tsx')),
  page('legal/privacy-page.tsx', paths.privacy, () => import('../legal/privacy-page.tsx')),
  page('legal/terms-page.tsx', paths.terms, () => import('../legal/terms-page.tsx')),
  nothingHere,
]

const adminPages: RouteObject[] = [
  { index: true, loader: (asked) => leadOn(asked, adminPaths('projects').list) },
  { path: giftPaths.formerPattern, loader: (asked) => leadOn(asked, giftPaths.gift(asked.params.id ?? '')) },
  ...adminRoutes,
  nothingHere,
]

/**
 * Every route of the site, for the browser's router and for the server's alike. Each page is a chunk
 * of its own; the id of a page that the server renders is its module's path from this folder's parent, as Vite's
 * manifest names it.
 */
export const createRoutes = (): RouteObject[] => [
  {
    Component: RootLayout,
    ErrorBoundary: CrashPage,
    children: [
      page('home/landing-page.tsx', paths.landing, () => import('../home/landing-page.tsx')),
      {
        id: 'admin/admin-layout.tsx',
        path: paths.admin,
        lazy: lazyPage(() => import('../admin/admin-layout.tsx')),
        children: [{ ErrorBoundary: ErrorPage, children: adminPages }],
      },
      {
        id: 'admin/preview/preview-layout.tsx',
        path: paths.admin,
        lazy: lazyPage(() => import('../admin/preview/preview-layout.tsx')),
        children: [
          {
            Component: SiteLayout,
            loader: loadSite,
            children: [{ ErrorBoundary: ErrorPage, children: previews }],
          },
        ],
      },
      {
        Component: SiteLayout,
        loader: loadSite,
        children: [{ ErrorBoundary: ErrorPage, children: sitePages }],
      },
    ],
  },
]
