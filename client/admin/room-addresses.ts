import { matchPath } from 'react-router-dom'
import type { Model } from '../../schema/model.ts'
import type { Permission } from '../../schema/permissions.ts'
import {
  adminPaths,
  charityPath,
  donorPaths,
  giftPaths,
  letterExamplesPath,
  messagePaths,
  pledgePaths,
  statementsPath,
} from '../lib/paths.ts'

/** A page of the admin area: where it is, and what whoever sees it has. */
export interface AdminAddress {
  path: string
  permission: Permission
}

const at = (path: string, permission: Permission): AdminAddress => ({ path, permission })

/** The first page of a room: whoever sees it is led there. */
const room = (name: string, permission: Permission) => ({ list: at(adminPaths(name).list, permission) })

/** A room of records: all of them on one page, a new one and each of them on another, and a file of them. */
const recordRoom = (name: string, { read, write }: Model['permissions']) => ({
  ...room(name, read),
  create: at(adminPaths(name).create, write),
  edit: at(adminPaths(name).editPattern, write),
  import: at(adminPaths(name).import, write),
})

const content = { read: 'content:read', write: 'content:write' } as const

/** Every room of the admin area with its pages, in the order of its menu. */
export const roomAddresses = {
  start: room('start', 'admin:enter'),
  projects: recordRoom('projects', content),
  events: recordRoom('events', content),
  gallery: room('gallery', 'content:write'),
  pictures: {
    ...room('pictures', content.read),
    edit: at(adminPaths('pictures').editPattern, content.write),
  },
  gifts: {
    ...room('gifts', 'gifts:read'),
    add: at(giftPaths.add, 'gifts:write'),
    import: at(giftPaths.import, 'gifts:write'),
    // Last, as it would take the others for gifts.
    gift: at(giftPaths.pattern, 'gifts:read'),
  },
  pledges: {
    ...room('pledges', 'gifts:read'),
    pledge: at(pledgePaths.pattern, 'gifts:read'),
  },
  receipts: {
    ...room('receipts', 'gifts:read'),
    statements: at(statementsPath.pattern, 'gifts:write'),
  },
  spendings: room('spendings', 'spending:read'),
  donors: {
    ...room('donors', 'people:read'),
    donor: at(donorPaths.pattern, 'people:read'),
    pair: at(donorPaths.pairPattern, 'people:read'),
  },
  contacts: {
    ...room('contacts', 'messages:read'),
    message: at(messagePaths.pattern, 'messages:read'),
  },
  newsletter: room('newsletter', 'people:read'),
  issues: {
    ...room('issues', content.read),
    create: at(adminPaths('issues').create, content.write),
    edit: at(adminPaths('issues').editPattern, content.read),
  },
  letters: {
    ...room('letters', 'letters:manage'),
    examples: at(letterExamplesPath, 'letters:manage'),
  },
  analytics: room('analytics', 'figures:read'),
  bin: room('bin', 'bin:read'),
  team: room('team', 'team:manage'),
  privacy: room('privacy', 'people:erase'),
  trail: room('trail', 'trail:read'),
  launch: {
    ...room('launch', 'launches:manage'),
    charity: at(charityPath, 'charity:write'),
  },
} as const

export type AdminRoomName = keyof typeof roomAddresses

/** What belongs together in the menu, which keeps the order of the rooms. */
export const roomGroups = {
  beginning: ['start'],
  content: ['projects', 'events', 'gallery', 'pictures'],
  money: ['gifts', 'pledges', 'receipts', 'spendings', 'donors'],
  correspondence: ['contacts', 'newsletter', 'issues', 'letters'],
  administration: ['analytics', 'bin', 'team', 'privacy', 'trail', 'launch'],
} as const satisfies Record<string, readonly AdminRoomName[]>

/** Records as visitors will see them, on pages of the site. */
export const previewAddresses = {
  projects: at(adminPaths('projects').previewPattern, content.read),
  events: at(adminPaths('events').previewPattern, content.read),
} as const

/** Every page of the admin area. */
export const adminAddresses: readonly AdminAddress[] = [
  ...Object.values(roomAddresses).flatMap((pages): AdminAddress[] => Object.values(pages)),
  ...Object.values(previewAddresses),
]

/** What the page at an address asks for; nothing where there is none. */
export const permissionAt = (pathname: string): Permission | undefined =>
  adminAddresses.find(({ path }) => matchPath(path, pathname))?.permission
