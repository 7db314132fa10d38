import { z } from 'zod'
import { text } from './fields.ts'

/** Characters of a key. */
export const keyLength = { minimum: 1, maximum: 255 } as const

/** A key of the client's own making that makes a request safe to repeat. */
export const idempotencyKey = z.object({
  idempotencyKey: text(keyLength.minimum, keyLength.maximum).nullish(),
})

/** What the references of both edges say of it. */
export const onceInWords =
  'Makes the request safe to repeat for 24 hours: the same key for the same request creates nothing twice, for another one it is refused.'
