import { matchPath } from 'react-router-dom'
import type { Model } from '../../schema/model.ts'
import type { Permission } from '../../schema/permissions.ts'
import { type LoadPage, lazyPage } from '../lib/lazy-page.tsx'
import { adminPaths, donorPaths, giftPaths } from '../lib/paths.ts'

/** A page of the admin area, for whoever has the permission. */
export interface AdminRoute {
  path: string
  permission: Permission
  lazy: ReturnType<typeof lazyPage>
}

interface AdminRoom<Name extends string> {
  /** What its address and its texts are called after. */
  name: Name
  /** Who is led to it. */
  permission: Permission
  routes: AdminRoute[]
}

const pageAt = (path: string, permission: Permission, page: LoadPage): AdminRoute => ({
  path,
  permission,
  lazy: lazyPage(page),
})

/** A room of one page, and what else belongs there. */
const pageRoom = <Name extends string>(
  name: Name,
  permission: Permission,
  page: LoadPage,
  others: readonly AdminRoute[] = [],
): AdminRoom<Name> => ({
  name,
  permission,
  routes: [pageAt(adminPaths(name).list, permission, page), ...others],
})

/** A room of records: all of them on one page, a new one and each of them on another; and what else belongs there. */
const recordRoom = <Name extends string>(
  name: Name,
  { read, write }: Model['permissions'],
  list: LoadPage,
  record: LoadPage,
  others: readonly AdminRoute[] = [],
): AdminRoom<Name> => ({
  name,
  permission: read,
  routes: [
    pageAt(adminPaths(name).list, read, list),
    pageAt(adminPaths(name).create, write, record),
    pageAt(adminPaths(name).editPattern, write, record),
    ...others,
  ],
})

const content = { read: 'content:read', write: 'content:write' } as const

/** Every room of the admin area, in the order of its menu. */
export const adminRooms = [
  pageRoom('start', 'admin:enter', () => import('./start/start-page.tsx')),
  recordRoom(
    'projects',
    content,
    () => import('./projects/projects-page.tsx'),
    () => import('./projects/project-page.tsx'),
    [pageAt(adminPaths('projects').import, content.write, () => import('./projects/import-page.tsx'))],
  ),
  recordRoom(
    'events',
    content,
    () => import('./events/events-page.tsx'),
    () => import('./events/event-page.tsx'),
    [pageAt(adminPaths('events').import, content.write, () => import('./events/import-page.tsx'))],
  ),
  pageRoom('gallery', 'content:write', () => import('./gallery/gallery-page.tsx')),
  pageRoom('gifts', 'gifts:read', () => import('./gifts/gifts-page.tsx'), [
    pageAt(giftPaths.add, 'gifts:write', () => import('./add-gifts/add-gifts-page.tsx')),
    pageAt(giftPaths.import, 'gifts:write', () => import('./imports/import-page.tsx')),
    // Last, as it would take the others for gifts.
    pageAt(giftPaths.pattern, 'gifts:read', () => import('./gifts/gift-page.tsx')),
  ]),
  pageRoom('donors', 'people:read', () => import('./donors/donors-page.tsx'), [
    pageAt(donorPaths.pattern, 'people:read', () => import('./donors/donor-page.tsx')),
    pageAt(donorPaths.pairPattern, 'people:read', () => import('./donors/donor-pair-page.tsx')),
  ]),
  pageRoom('contacts', 'messages:read', () => import('./contacts/contacts-page.tsx')),
  pageRoom('analytics', 'figures:read', () => import('./analytics/analytics-page.tsx')),
  pageRoom('newsletter', 'people:read', () => import('./newsletter/newsletter-page.tsx')),
  pageRoom('bin', 'bin:read', () => import('./bin/bin-page.tsx')),
  pageRoom('team', 'team:manage', () => import('./team/team-page.tsx')),
  pageRoom('privacy', 'people:erase', () => import('./privacy/privacy-page.tsx')),
  pageRoom('trail', 'trail:read', () => import('./trail/trail-page.tsx')),
] as const

export type AdminRoomName = (typeof adminRooms)[number]['name']

/** Records as visitors will see them, on pages of the site. */
export const previews: AdminRoute[] = [
  pageAt(adminPaths('projects').previewPattern, content.read, () => import('./preview/project-preview.tsx')),
  pageAt(adminPaths('events').previewPattern, content.read, () => import('./preview/event-preview.tsx')),
]

/** What the page at an address asks for; nothing where there is none. */
export const permissionAt = (pathname: string): Permission | undefined =>
  [...adminRooms.flatMap(({ routes }) => routes), ...previews].find(({ path }) => matchPath(path, pathname))
    ?.permission
