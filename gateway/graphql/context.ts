import type { FastifyRequest } from 'fastify'
import type { Locale } from '../../schema/locales.ts'
import type { Viewer } from '../core/viewer.ts'
import type { Services } from '../services.ts'
import { Batches } from './batch-loader.ts'

/** What every resolver is given. */
export interface GraphqlContext {
  viewer: Viewer
  locale: Locale
  /** Where the request comes from, as far as limits are concerned. */
  address: string
  services: Services
  batches: Batches
}

/** The context of one request. */
export const createContext = (
  services: Services,
  { viewer, locale, address }: Pick<FastifyRequest, 'viewer' | 'locale' | 'address'>,
): GraphqlContext => ({
  viewer,
  locale,
  address,
  services,
  batches: new Batches(),
})
