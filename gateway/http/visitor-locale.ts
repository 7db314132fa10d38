import { parseCookie } from 'cookie'
import type { FastifyRequest } from 'fastify'
import {
  defaultLocale,
  isLocale,
  type Locale,
  localeCookie,
  localeParameter,
  locales,
} from '../../schema/locales.ts'

/** `ka`, `KA` and `ka-GE` are one language to us. */
const toLocale = (tag: unknown): Locale | undefined => {
  const language = typeof tag === 'string' ? tag.toLowerCase().split('-')[0] : undefined
  return isLocale(language) ? language : undefined
}

const inQuery = ({ query }: FastifyRequest): Locale | undefined =>
  typeof query === 'object' && query !== null ? toLocale(Reflect.get(query, localeParameter)) : undefined

const inCookie = ({ headers: { cookie } }: FastifyRequest): Locale | undefined =>
  cookie === undefined ? undefined : toLocale(parseCookie(cookie)[localeCookie])

const accepted = (request: FastifyRequest): Locale =>
  toLocale(request.language([...locales])) ?? defaultLocale

/** The language of an API's answer: `?lng=`, then `Accept-Language`, then English. */
export const requestedLocale = (request: FastifyRequest): Locale => inQuery(request) ?? accepted(request)

/** The language of a page: a visitor's own choice stands before what their browser says. */
export const visitorLocale = (request: FastifyRequest): Locale =>
  inQuery(request) ?? inCookie(request) ?? accepted(request)
