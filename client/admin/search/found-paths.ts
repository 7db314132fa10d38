import type { Permission } from '../../../schema/permissions.ts'
import type { SearchedKind } from '../../../schema/search.ts'
import { adminPaths, donorPaths, giftPaths, messagePaths, pledgePaths } from '../../lib/paths.ts'

interface Found {
  id: string
  title: string | null
}

type May = (permission: Permission) => boolean

/** The list of a kind, narrowed by the same search. */
export const foundList = (kind: SearchedKind, text: string): string => {
  const { list } = adminPaths(kind)
  return kind === 'team' ? list : `${list}?${new URLSearchParams({ search: text })}`
}

/** A record that is written in the admin area; whoever may not is shown it as visitors will see it. */
export const recordPath = (room: 'projects' | 'events', id: string, may: May): string =>
  may('content:write') ? adminPaths(room).edit(id) : adminPaths(room).preview(id)

/** Where something is looked at that a search has found: on its page, or where it has none in its list. */
export const foundPath = (kind: SearchedKind, { id, title }: Found, text: string, may: May): string => {
  switch (kind) {
    case 'projects':
    case 'events':
      return recordPath(kind, id, may)
    case 'issues':
    case 'pictures':
      return may('content:write') ? adminPaths(kind).edit(id) : foundList(kind, title ?? text)
    case 'gifts':
      return giftPaths.gift(id)
    case 'pledges':
      return pledgePaths.pledge(id)
    case 'donors':
      return donorPaths.donor(id)
    case 'contacts':
      return messagePaths.message(id)
    case 'newsletter':
    case 'receipts':
    case 'spendings':
      return foundList(kind, title ?? text)
    default:
      return foundList(kind, text)
  }
}
