import type { RouteObject } from 'react-router-dom'
import { type LoadPage, lazyPage } from '../lib/lazy-page.tsx'
import { adminPaths, giftPaths } from '../lib/paths.ts'

interface AdminRoom<Name extends string> {
  /** What its address and its texts are called after. */
  name: Name
  routes: RouteObject[]
}

/** A room of one page. */
const pageRoom = <Name extends string>(name: Name, page: LoadPage): AdminRoom<Name> => ({
  name,
  routes: [{ path: adminPaths(name).list, lazy: lazyPage(page) }],
})

/** A room of records: all of them on one page, a new one and each of them on another; and what else belongs there. */
const recordRoom = <Name extends string>(
  name: Name,
  list: LoadPage,
  record: LoadPage,
  others: readonly RouteObject[] = [],
): AdminRoom<Name> => ({
  name,
  routes: [
    { path: adminPaths(name).list, lazy: lazyPage(list) },
    { path: adminPaths(name).create, lazy: lazyPage(record) },
    { path: adminPaths(name).editPattern, lazy: lazyPage(record) },
    ...others,
  ],
})

/** Every room of the admin area, in the order of its menu. */
export const adminRooms = [
  recordRoom(
    'projects',
    () => import('./projects/projects-page.tsx'),
    () => import('./projects/project-page.tsx'),
    [{ path: giftPaths.pattern, lazy: lazyPage(() => import('./gifts/gift-page.tsx')) }],
  ),
  recordRoom(
    'events',
    () => import('./events/events-page.tsx'),
    () => import('./events/event-page.tsx'),
  ),
  pageRoom('gallery', () => import('./gallery/gallery-page.tsx')),
  pageRoom('contacts', () => import('./contacts/contacts-page.tsx')),
  pageRoom('analytics', () => import('./analytics/analytics-page.tsx')),
] as const

export type AdminRoomName = (typeof adminRooms)[number]['name']
