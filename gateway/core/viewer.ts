import type { Role } from '../../schema/accounts.ts'
import { Problem } from './problem.ts'

/** Who asks. An anonymous viewer keeps the reason, so that a protected call can answer with it. */
export type Viewer = Anonymous | SignedIn

export interface Anonymous {
  kind: 'anonymous'
  reason: 'token_missing' | 'token_invalid' | 'token_expired' | 'user_not_found'
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

export const anonymous: Anonymous = { kind: 'anonymous', reason: 'token_missing' }

export const isAdmin = (viewer: Viewer): boolean => viewer.kind === 'signed-in' && viewer.role === 'admin'

/** @throws Problem 401 with the reason when nobody is signed in */
export const requireSignedIn = (viewer: Viewer): SignedIn => {
  if (viewer.kind === 'anonymous') throw new Problem(viewer.reason)
  return viewer
}

/** @throws Problem 401 when nobody is signed in, 403 `forbidden` when the viewer is no admin */
export const requireAdmin = (viewer: Viewer): SignedIn => {
  const signedIn = requireSignedIn(viewer)
  if (signedIn.role !== 'admin') throw new Problem('forbidden')
  return signedIn
}
