import { createHash } from 'node:crypto'
import type { KeyedHash } from '../../authentication/keyed-hash.ts'

/** By what an invitation is found that somebody has the token of. */
export const invitationHash = (token: string): string =>
  createHash('sha256').update(token).digest('base64url')

/** The tokens of invitations are worked out, not kept: whoever asks again is told the same link. */
export const createInvitationTokens = (keyedHash: KeyedHash) => ({
  make: (id: string): string => `${id}.${keyedHash.hash(`invitation ${id}`)}`,

  /** The one that has this hash, whichever key it was made with; null where that key is accepted no more. */
  again: (id: string, hash: string): string | null =>
    keyedHash
      .candidates(`invitation ${id}`)
      .map((secret) => `${id}.${secret}`)
      .find((token) => invitationHash(token) === hash) ?? null,
})

export type InvitationTokens = ReturnType<typeof createInvitationTokens>
