import { mayRole, type Permission } from '../../schema/permissions.ts'
import type { Role } from '../../schema/roles.ts'
import { Problem } from './problem.ts'

/** Who asks. Whoever shows a token that is not good is nobody at all: the request is refused. */
export type Viewer = Anonymous | SignedIn

export interface Anonymous {
  kind: 'anonymous'
}

export interface SignedIn {
  kind: 'signed-in'
  id: string
  role: Role
  /** The id of the session they ask in. */
  session: string
}

export const anonymous: Anonymous = { kind: 'anonymous' }

export const may = (viewer: Viewer, permission: Permission): boolean =>
  viewer.kind === 'signed-in' && mayRole(viewer.role, permission)

/** @throws Problem `token_missing` when nobody is signed in */
export const requireSignedIn = (viewer: Viewer): SignedIn => {
  if (viewer.kind === 'anonymous') throw new Problem('token_missing')
  return viewer
}

/** @throws Problem 401 when nobody is signed in, 403 `forbidden` when the viewer's role has not this permission */
export const requirePermission = (viewer: Viewer, permission: Permission): SignedIn => {
  const signedIn = requireSignedIn(viewer)
  if (!mayRole(signedIn.role, permission)) throw new Problem('forbidden')
  return signedIn
}
