import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'
import { z } from 'zod'
import { optionalNumber, wholeNumber } from './fields.ts'

/** How many logins may fail within any window of that length. */
export interface LoginLimits {
  perAccount: number
  perAddress: number
  windowSeconds: number
}

/** How much of the gateway one caller may take. */
export interface Limits {
  logins: LoginLimits
  /** Sign-ups, messages and subscriptions of one address. Null: not limited. */
  publicWritesPerHour: number | null
  /** Requests of one address: to both edges, for pages and pictures, for what there is not. Null: not limited. */
  requestsPerMinute: number | null
  /** Milliseconds the event loop may lag, on average over a second, before requests are shed. Null: never shed. */
  maxEventLoopDelay: number | null
  /** The proxies whose word on a visitor's address is taken. None: the address is the socket's. */
  trustProxy: string[] | false
}

const networks = ['loopback', 'linklocal', 'uniquelocal']

/** How long the prefix of a network may be; a shorter one than that of the widest private network is half the world. */
const prefixes: Record<number, [shortest: number, longest: number]> = { 4: [8, 32], 6: [7, 128] }

const badProxy = 'must be addresses of proxies, like 10.0.0.0/8, or loopback'

/** What is wrong with the name of a proxy; undefined where nothing is. */
const proxyFault = (text: string): string | undefined => {
  const [address = '', prefix, ...rest] = text.split('/')
  const version = isIP(address)
  if (networks.includes(text)) return undefined
  if (version === 0 || rest.length > 0 || !/^\d{1,3}$/.test(prefix ?? '1')) return badProxy
  if (prefix === undefined) return undefined
  const [shortest, longest] = prefixes[version] ?? [0, 0]
  if (Number(prefix) < shortest || Number(prefix) > longest) {
    return `must be addresses of proxies: ${text} is no network of theirs, as its prefix is none from ${shortest} to ${longest}`
  }
  if (version === 6 && ipaddr.IPv6.parse(address).isIPv4MappedAddress()) {
    return `must be addresses of proxies: write the network ${text} as IPv4`
  }
  return undefined
}

/** "All" and "so many" are left out on purpose: whoever goes round the proxy would name any address. */
const trustProxy = z
  .string()
  .transform((value) => value.split(',').map((each) => each.trim()))
  .superRefine((parts, ctx) => {
    const message = parts.map(proxyFault).find((fault) => fault !== undefined)
    if (message !== undefined) ctx.addIssue({ code: 'custom', message })
  })

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
