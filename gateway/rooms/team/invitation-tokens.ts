import { createHash } from 'node:crypto'
import type { KeyedHash } from '../../authentication/keyed-hash.ts'
import { lookupKey } from '../../core/lookup-key.ts'

const digest = (text: string): string => createHash('sha256').update(text).digest('base64url')

/** What everybody is told who has the link, and after that what only its letter says. */
const partsOf = (token: string): { link: string; proof: string } => {
  const [id = '', secret = '', proof = ''] = token.split('.')
  return { link: `${id}.${secret}`, proof }
}

/** By what an invitation is found that somebody has the token of. */
export const invitationHash = (token: string): string => digest(partsOf(token).link)

const proofOf = (id: string, address: string): string => `invitation ${id} at ${lookupKey(address)}`

/** The tokens of invitations are worked out, not kept: whoever asks again is told the same link. */
export const createInvitationTokens = (keyedHash: KeyedHash) => ({
  make: (id: string): string => `${id}.${keyedHash.hash(`invitation ${id}`)}`,

  /** The one that has this hash, whichever key it was made with; null where that key is accepted no more. */
  again: (id: string, hash: string): string | null =>
    keyedHash
      .candidates(`invitation ${id}`)
      .map((secret) => `${id}.${secret}`)
      .find((token) => invitationHash(token) === hash) ?? null,

  /**
   * The same for the letter that brings it to an address: whoever has this has read that mailbox. It is told to nobody else, not
   * to who invites: the link that they hand over proves nothing.
   */
  forLetter: (token: string, id: string, address: string): string =>
    `${token}.${keyedHash.hash(proofOf(id, address))}`,

  /** Whether it is that of a letter to this address. */
  isFromLetter: (token: string, id: string, address: string): boolean => {
    const { proof } = partsOf(token)
    // Compared by what nobody can guess bit by bit.
    return keyedHash.candidates(proofOf(id, address)).some((each) => digest(each) === digest(proof))
  },
})

export type InvitationTokens = ReturnType<typeof createInvitationTokens>
