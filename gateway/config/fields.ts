import { z } from 'zod'

/** Characters a key that signs sessions has at least. */
export const secretLength = 32

/** A variable that holds a whole number within bounds, and may be absent. */
export const optionalNumber = (minimum: number, maximum: number) =>
  z
    .string()
    .regex(/^\d+$/, 'must be a whole number')
    .transform(Number)
    .refine((value) => value >= minimum && value <= maximum, `must be between ${minimum} and ${maximum}`)
    .optional()

/** The same with a value for when it is absent. */
export const wholeNumber = (minimum: number, maximum: number, fallback: number) =>
  optionalNumber(minimum, maximum).transform((value) => value ?? fallback)

/** Where to listen: a name or an address, which is looked up then. None is longer, and no lookup takes one that is. */
export const hostName = z
  .string()
  .max(253, 'must be an address of this machine, like 127.0.0.1, or 0.0.0.0 for all of them')

/** Whether it leads to this machine. */
export const isLoopback = ({ hostname }: URL): boolean =>
  ['127.0.0.1', '[::1]', 'localhost'].includes(hostname)

/** Whether nobody on the way can read along: https, or no way at all. */
export const isSafe = (url: URL): boolean =>
  url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url))

/** A variable that holds a URL, kept as browsers understand it. The slashes at its end are left out. */
export const address = (accepts: (url: URL) => boolean, message: string) =>
  z
    .string()
    .refine((value) => URL.canParse(value) && accepts(new URL(value)), message)
    .transform((value) => new URL(value).href.replace(/\/+$/, ''))
