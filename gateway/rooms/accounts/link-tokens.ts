import { createHash, randomBytes } from 'node:crypto'
import { askedBy, currentAsker } from '../../core/asker.ts'
import type { Place } from './place.ts'

/** What the database has of the token of a link. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** 256 bits, for what stands behind the `#` of a link. */
const newToken = (): string => randomBytes(32).toString('base64url')

/** Makes new tokens of links as their letters are sent; of each the database has a hash, and the newest one is good. */
export const makingTokens =
  (keepToken: (id: string, tokenHash: string) => Promise<void>) =>
  async (id: string): Promise<string> => {
    const token = newToken()
    await keepToken(id, tokenHash(token))
    return token
  }

/** Does something for whoever has a link. They may be signed in nowhere, and are told of by the account that it is for. */
export const askedByLink = <Answer>(
  { id, userId }: { id: string; userId: string },
  place: Place,
  operation: string,
  work: () => Answer,
): Answer => askedBy(currentAsker() ?? { actor: userId, session: id, ...place, operation }, work)
