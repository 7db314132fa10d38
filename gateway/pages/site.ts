import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ArchivedIssue } from '../../schema/archived-issues.ts'
import type { Locale } from '../../schema/locales.ts'
import type { PageData, PageOperation } from '../../schema/pages.ts'
import type { DatedEvent } from '../letters/event-calendar.ts'

/** What the pages of the site are made from. */
export interface Site {
  /** Where the world finds it, without a slash at the end; null where nobody has said. */
  publicUrl: string | null
  /** Whether there are data to make pages from yet. */
  isUp: () => boolean
  /** Asks GraphQL as a visitor, in this process. */
  ask: (operation: PageOperation, locale: Locale) => Promise<PageData>
  /** Holds the routes under `scope` to the limits of every other route. */
  limit: (scope: FastifyInstance) => void
  /** The newest projects, and the day each was last changed. */
  listChanges: (limit: number) => Promise<{ id: string; changedOn: string }[]>
  /** The newest issues of the newsletter that were sent; null while visitors do not have it. */
  newestIssues: (limit: number) => Promise<ArchivedIssue[] | null>
  /** The same without what they say, and the day each was sent. */
  issueDays: (limit: number) => Promise<{ id: string; sentOn: string }[] | null>
  /** Whether everybody is told where the money went. */
  hasAccounts: () => Promise<boolean>
  /** An event that everybody is shown, and when it was last changed; null as well while visitors do not have the events page. */
  findEvent: (id: string) => Promise<DatedEvent | null>
  /** The newest events, and when each was last changed; null while visitors do not have their pages. */
  eventChanges: (limit: number) => Promise<{ id: string; changedAt: Date }[] | null>
}

const fallback = 'http://localhost'

const loopback = new Set(['localhost', '127.0.0.1', '::1'])

/** Whether a host leads back to this server: by its own machine, or by the very address it was reached at. */
const isOurs = (hostname: string, reachedAt: string | undefined): boolean => {
  const host = hostname.replace(/^\[|\]$/g, '')
  return loopback.has(host) || host === reachedAt?.replace(/^::ffff:/, '')
}

/**
 * The origin that addresses on a page begin with. Whoever sends a request, or passes one on, may name any host:
 * a name is believed only where it cannot lead a reader of that page to somebody else.
 */
export const originOf = (
  { publicUrl }: Pick<Site, 'publicUrl'>,
  { protocol, headers, socket }: Pick<FastifyRequest, 'protocol' | 'headers' | 'socket'>,
): string => {
  if (publicUrl !== null) return publicUrl
  const sent = `${protocol === 'https' ? 'https' : 'http'}://${headers.host ?? ''}`
  const found = URL.canParse(sent) ? new URL(sent) : null
  return found !== null && isOurs(found.hostname, socket.localAddress) ? found.origin : fallback
}
