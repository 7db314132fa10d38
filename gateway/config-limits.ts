import { isIP } from 'node:net'
import { z } from 'zod'
import type { LoginLimits } from './accounts/login-limiter.ts'
import { optionalNumber, wholeNumber } from './config-fields.ts'

/** How much of the gateway one caller may take. */
export interface Limits {
  logins: LoginLimits
  /** Sign-ups, messages and subscriptions of one address. Null: not limited. */
  publicWritesPerHour: number | null
  /** All requests of one address to the REST and GraphQL edges. Null: not limited. */
  requestsPerMinute: number | null
  /** Milliseconds the event loop may lag, on average over a second, before requests are shed. Null: never shed. */
  maxEventLoopDelay: number | null
  /** The proxies whose word on a visitor's address is taken. None: the address is the socket's. */
  trustProxy: string[] | false
}

const networks = ['loopback', 'linklocal', 'uniquelocal']

const isProxy = (text: string): boolean => {
  const [address = '', prefix = '0', ...rest] = text.split('/')
  const version = isIP(address)
  return networks.includes(text) || (version > 0 && rest.length === 0 && /^\d{1,3}$/.test(prefix))
}

/** "All" and "so many" are left out on purpose: whoever goes round the proxy would name any address. */
const trustProxy = z
  .string()
  .transform((value) => value.split(',').map((each) => each.trim()))
  .refine((parts) => parts.every(isProxy), 'must be addresses of proxies, like 10.0.0.0/8, or loopback')

/** Absent where the mode decides; 0 switches a limit off. */
const switchable = optionalNumber(0, 1_000_000)

export const limitsEnvironment = {
  LOGIN_ATTEMPTS_PER_ACCOUNT: wholeNumber(1, 1000, 10),
  LOGIN_ATTEMPTS_PER_ADDRESS: wholeNumber(1, 100_000, 30),
  LOGIN_WINDOW_MINUTES: wholeNumber(1, 24 * 60, 15),
  PUBLIC_WRITES_PER_HOUR: switchable,
  REQUESTS_PER_MINUTE: switchable,
  MAX_EVENT_LOOP_DELAY: switchable,
  TRUST_PROXY: trustProxy.optional(),
}

/** Passwords are guarded everywhere; the rest would only be in the way of whoever tries the site at home. */
const inProduction = { publicWrites: 60, requests: 600, eventLoopDelay: 500 }

const limitOf = (given: number | undefined, standard: number, production: boolean): number | null =>
  (given ?? (production ? standard : 0)) || null

const shape = z.object(limitsEnvironment)

export const readLimits = (values: z.infer<typeof shape>, production: boolean): Limits => ({
  logins: {
    perAccount: values.LOGIN_ATTEMPTS_PER_ACCOUNT,
    perAddress: values.LOGIN_ATTEMPTS_PER_ADDRESS,
    windowSeconds: values.LOGIN_WINDOW_MINUTES * 60,
  },
  publicWritesPerHour: limitOf(values.PUBLIC_WRITES_PER_HOUR, inProduction.publicWrites, production),
  requestsPerMinute: limitOf(values.REQUESTS_PER_MINUTE, inProduction.requests, production),
  maxEventLoopDelay: limitOf(values.MAX_EVENT_LOOP_DELAY, inProduction.eventLoopDelay, production),
  trustProxy: values.TRUST_PROXY ?? false,
})
