import type { Permission } from '../../../schema/permissions.ts'
import type { TrailKind } from '../../../schema/trail.ts'
import {
  adminPaths,
  charityPath,
  donorPaths,
  giftPaths,
  messagePaths,
  pledgePaths,
  statementsPath,
} from '../../lib/paths.ts'
import { recordPath } from '../search/found-paths.ts'

interface Told {
  kind: TrailKind | null
  recordId: string | null
}

/** Where a record is looked at by whoever may; nothing where it has no page, or none for them. */
export const pageOfRecord = (
  { kind, recordId }: Told,
  may: (permission: Permission) => boolean,
): string | null => {
  if (recordId === null) return null
  switch (kind) {
    case 'project':
      return recordPath('projects', recordId, may)
    case 'event':
      return recordPath('events', recordId, may)
    case 'picture':
      return may('content:write') ? adminPaths('pictures').edit(recordId) : null
    case 'issue':
      return may('content:write') ? adminPaths('issues').edit(recordId) : null
    case 'gift':
      return giftPaths.gift(recordId)
    case 'pledge':
      return pledgePaths.pledge(recordId)
    case 'donor':
    case 'donorThanks':
      return donorPaths.donor(recordId)
    case 'message':
      return may('messages:read') ? messagePaths.message(recordId) : null
    case 'statementSending':
      return may('gifts:read') ? statementsPath.ofYear(Number(recordId)) : null
    case 'charity':
      return may('charity:write') ? charityPath : null
    case 'launch':
      return may('launches:manage') ? adminPaths('launch').list : null
    default:
      return null
  }
}
