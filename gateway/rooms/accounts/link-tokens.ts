import { createHash, randomBytes } from 'node:crypto'

/** What the database has of the token of a link. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** 256 bits, for what stands behind the `#` of a link. */
export const newToken = (): string => randomBytes(32).toString('base64url')
