import { isIP } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Locale } from '../../schema/locales.ts'
import type { PageData, PageOperation } from '../../schema/pages.ts'

/** What the pages of the site are made from. */
export interface Site {
  /** Where the world finds it, without a slash at the end; null where nobody has said. */
  publicUrl: string | null
  /** Whether there are data to make pages from yet. */
  isUp: () => boolean
  /** Asks GraphQL as a visitor, in this process. */
  ask: (operation: PageOperation, locale: Locale) => Promise<PageData>
  /** Holds the routes under `scope` to the limits of every other route. */
  limit: (scope: FastifyInstance) => Promise<void>
  /** The newest projects, and the day each was last changed. */
  listChanges: (limit: number) => Promise<{ id: string; changedOn: string }[]>
}

const fallback = 'http://localhost'

/** A number leads to whoever asked, and `localhost` to themselves; any other name may be somebody else's. */
const isNobodyElse = (hostname: string): boolean =>
  hostname === 'localhost' || isIP(hostname.replace(/^\[|\]$/g, '')) > 0

/**
 * The origin that addresses on a page begin with. Whoever sends a request, or passes one on, may name any host:
 * a name is believed only where it cannot lead a reader of that page to somebody else.
 */
export const originOf = (
  { publicUrl }: Pick<Site, 'publicUrl'>,
  { protocol, headers }: Pick<FastifyRequest, 'protocol' | 'headers'>,
): string => {
  if (publicUrl !== null) return publicUrl
  const sent = `${protocol === 'https' ? 'https' : 'http'}://${headers.host ?? ''}`
  const found = URL.canParse(sent) ? new URL(sent) : null
  return found !== null && isNobodyElse(found.hostname) ? found.origin : fallback
}
