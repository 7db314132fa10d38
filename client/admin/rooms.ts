import type { RouteObject } from 'react-router-dom'
import { adminPaths } from '../lib/paths.ts'

type Load = NonNullable<RouteObject['lazy']>

interface AdminRoom<Name extends string> {
  /** What its address and its texts are called after. */
  name: Name
  routes: RouteObject[]
}

/** A room of one page. */
const pageRoom = <Name extends string>(name: Name, page: Load): AdminRoom<Name> => ({
  name,
  routes: [{ path: adminPaths(name).list, lazy: page }],
})

/** A room of records: all of them on one page, a new one and each of them on another. */
const recordRoom = <Name extends string>(name: Name, list: Load, record: Load): AdminRoom<Name> => ({
  name,
  routes: [
    { path: adminPaths(name).list, lazy: list },
    { path: adminPaths(name).create, lazy: record },
    { path: adminPaths(name).editPattern, lazy: record },
  ],
})

/** Every room of the admin area, in the order of its menu. */
export const adminRooms = [
  recordRoom(
    'projects',
    () => import('./projects/projects-page.tsx'),
    () => import('./projects/project-page.tsx'),
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
