import type { Locale } from '../../schema/locales.ts'
import type { Viewer } from '../core/viewer.ts'
import { BatchLoader } from './batch-loader.ts'

/** Who asks for an operation, and how. */
interface Asker {
  viewer: Viewer
  locale: Locale
  /** The same where it was asked for. */
  statedLocale: Locale | undefined
  /** Where the request comes from, as far as limits are concerned. */
  address: string
  /** What the browser or program calls itself. */
  device: string
}

/** What a resolver is given: of the services those it says it needs. */
export interface GraphqlContext<Needs = unknown> extends Asker {
  services: Needs
  batchLoader: BatchLoader
  /** What has come of it so far: one object, as Apollo copies the context. */
  effects: {
    /** Whether a mutation has begun: something may be written by now. */
    mayHaveWritten: boolean
  }
}

/** The context of one request. */
export const createContext = <Services>(
  services: Services,
  {
    viewer,
    locale,
    statedLocale,
    address,
    device,
  }: Omit<Asker, 'statedLocale'> & Partial<Pick<Asker, 'statedLocale'>>,
): GraphqlContext<Services> => ({
  viewer,
  locale,
  statedLocale,
  address,
  device,
  services,
  batchLoader: new BatchLoader(),
  effects: { mayHaveWritten: false },
})
