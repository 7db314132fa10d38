import { data, type RouteObject, redirect } from 'react-router-dom'
import { adminRooms } from '../admin/rooms.ts'
import { adminPaths, paths } from '../lib/paths.ts'
import { CrashPage, ErrorPage } from './error-page.tsx'
import { NotFound } from './not-found.tsx'
import { RootLayout } from './root-layout.tsx'
import { SiteLayout } from './site-layout.tsx'

const nothingHere: RouteObject = {
  path: '*',
  loader: () => {
    throw data(null, { status: 404 })
  },
  Component: NotFound,
}

const sitePages: RouteObject[] = [
  {
    id: 'home/dashboard-page.tsx',
    path: paths.dashboard,
    lazy: () => import('../home/dashboard-page.tsx'),
  },
  {
    id: 'accounts/sign-in-page.tsx',
    path: paths.signIn,
    lazy: () => import('../accounts/sign-in-page.tsx'),
  },
  {
    id: 'accounts/sign-up-page.tsx',
    path: paths.signUp,
    lazy: () => import('../accounts/sign-up-page.tsx'),
  },
  {
    id: 'accounts/forgot-password-page.tsx',
    path: paths.forgotPassword,
    lazy: () => import('../accounts/forgot-password-page.tsx'),
  },
  {
    id: 'accounts/profile-page.tsx',
    path: paths.profile,
    lazy: () => import('../accounts/profile-page.tsx'),
  },
  {
    id: 'projects/projects-page.tsx',
    path: paths.projects,
    lazy: () => import('../projects/projects-page.tsx'),
  },
  {
    id: 'projects/project-page.tsx',
    path: paths.projectPattern,
    lazy: () => import('../projects/project-page.tsx'),
  },
  { id: 'adopt/adopt-page.tsx', path: paths.adopt, lazy: () => import('../adopt/adopt-page.tsx') },
  { id: 'events/events-page.tsx', path: paths.events, lazy: () => import('../events/events-page.tsx') },
  { id: 'gallery/gallery-page.tsx', path: paths.gallery, lazy: () => import('../gallery/gallery-page.tsx') },
  { id: 'donate/donate-page.tsx', path: paths.donate, lazy: () => import('../donate/donate-page.tsx') },
  { id: 'contacts/colab-page.tsx', path: paths.colab, lazy: () => import('../contacts/colab-page.tsx') },
  { id: 'legal/privacy-page.tsx', path: paths.privacy, lazy: () => import('../legal/privacy-page.tsx') },
  { id: 'legal/terms-page.tsx', path: paths.terms, lazy: () => import('../legal/terms-page.tsx') },
  nothingHere,
]

const adminPages: RouteObject[] = [
  { index: true, loader: () => redirect(adminPaths(adminRooms[0].name).list) },
  ...adminRooms.flatMap(({ routes }) => routes),
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
      {
        id: 'home/landing-page.tsx',
        path: paths.landing,
        lazy: () => import('../home/landing-page.tsx'),
      },
      {
        id: 'admin/admin-layout.tsx',
        path: paths.admin,
        lazy: () => import('../admin/admin-layout.tsx'),
        children: [{ ErrorBoundary: ErrorPage, children: adminPages }],
      },
      { Component: SiteLayout, children: [{ ErrorBoundary: ErrorPage, children: sitePages }] },
    ],
  },
]
