import type { Role } from '../../schema/accounts.ts'
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
  /** What they have shown to be signed in. */
  token: SessionToken
}

/** A bearer token without what makes it usable. */
export interface SessionToken {
  /** SHA-256, base64url. */
  hash: string
  expiresAt: Date
}

export const anonymous: Anonymous = { kind: 'anonymous' }

export const isAdmin = (viewer: Viewer): boolean => viewer.kind === 'signed-in' && viewer.role === 'admin'

/** @throws Problem `token_missing` when nobody is signed in */
export const requireSignedIn = (viewer: Viewer): SignedIn => {
  if (viewer.kind === 'anonymous') throw new Problem('token_missing')
  return viewer
}

/** @throws Problem 401 when nobody is signed in, 403 `forbidden` when the viewer is no admin */
export const requireAdmin = (viewer: Viewer): SignedIn => {
  const signedIn = requireSignedIn(viewer)
  if (signedIn.role !== 'admin') throw new Problem('forbidden')
  return signedIn
}
