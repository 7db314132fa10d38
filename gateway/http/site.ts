import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Locale } from '../../schema/locales.ts'
import type { PageData, PageOperation } from '../../schema/pages.ts'

/** What the pages of the site are made from. */
export interface Site {
  /** Where the world finds it, without a slash at the end; null: where the request has found it. */
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

/** What `URL` takes for a host may hold quotes and an ampersand; no host that anybody can reach does. */
const isHost = (host: string): boolean => /^[\w.:[\]-]+$/.test(host)

/** The origin that addresses on a page begin with. */
export const originOf = ({ publicUrl }: Site, { protocol, host }: FastifyRequest): string => {
  const found = `${protocol}://${host}`
  return publicUrl ?? (isHost(host) && URL.canParse(found) ? new URL(found).origin : 'http://localhost')
}
