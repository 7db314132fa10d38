import { parseCookie, stringifySetCookie } from 'cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import {
  defaultLocale,
  isLocale,
  type Locale,
  localeCookie,
  localeParameter,
  locales,
} from '../../schema/locales.ts'
import { readOnce } from './read-once.ts'

/** `ka`, `KA` and `ka-GE` are one language to us. */
const toLocale = (tag: unknown): Locale | undefined => {
  const language = typeof tag === 'string' ? tag.toLowerCase().split('-')[0] : undefined
  return isLocale(language) ? language : undefined
}

const inQuery = ({ query }: FastifyRequest): Locale | undefined =>
  typeof query === 'object' && query !== null ? toLocale(Reflect.get(query, localeParameter)) : undefined

const inCookie = ({ headers: { cookie } }: FastifyRequest): Locale | undefined =>
  cookie === undefined ? undefined : toLocale(parseCookie(cookie)[localeCookie])

const accepted = readOnce(
  'accept-language',
  (request): Locale => toLocale(request.language([...locales])) ?? defaultLocale,
)

/** The language of an API's answer: `?lng=`, then `Accept-Language`, then English. */
export const requestedLocale = (request: FastifyRequest): Locale => inQuery(request) ?? accepted(request)

/** The language that whoever asks says they read, which programs seldom do. */
export const statedLocale = (request: FastifyRequest): Locale | undefined => {
  const { 'accept-language': header = '*' } = request.headers
  return inQuery(request) ?? (header === '*' ? undefined : accepted(request))
}

/** The language of a page: a visitor's own choice stands before what their browser says. */
export const visitorLocale = (request: FastifyRequest): Locale =>
  inQuery(request) ?? inCookie(request) ?? accepted(request)

const yearInSeconds = 60 * 60 * 24 * 365

/** Keeps the language that an address asks for, as the page itself would, were there scripts to run. */
export const rememberAskedLocale = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const asked = inQuery(request)
  if (asked === undefined || asked === inCookie(request)) return reply
  return reply.header(
    'set-cookie',
    stringifySetCookie({
      name: localeCookie,
      value: asked,
      path: '/',
      maxAge: yearInSeconds,
      sameSite: 'lax',
    }),
  )
}
