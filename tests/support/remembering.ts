import type { FastifyInstance, InjectOptions } from 'fastify'
import type { EntityManager } from 'typeorm'
import { onTestFinished, vi } from 'vitest'
import { type AppDependencies, buildApp } from '../../gateway/app.ts'
import { readContentRevision } from '../../gateway/database/content-revision.ts'
import { pageRoutes } from '../../gateway/pages/page-routes.ts'
import type { Services } from '../../gateway/rooms.ts'
import type { Pages } from '../../schema/pages.ts'
import documents from '../../schema/trusted-documents.json' with { type: 'json' }
import type { Ids } from '../contract/operations/operation.ts'
import { password } from './accounts.ts'
import { createTestClock } from './clock.ts'
import { address } from './gateway.ts'
import { hashOf } from './trusted-hash.ts'

/** The address of one of the client's own queries. */
export const byHash = (beginning: string, variables: object): string =>
  `/graphql?${new URLSearchParams({
    variables: JSON.stringify(variables),
    extensions: JSON.stringify({ persistedQuery: { version: 1, sha256Hash: hashOf(beginning) } }),
  })}`

export const preflight = { 'apollo-require-preflight': 'true' }

/** Pages that say what they were asked, and what the gateway says of a project. */
export const pages: Pages = {
  render: async ({ url, locale, ask }) => {
    const { pathname, search } = new URL(url)
    if (pathname === '/nowhere') return { status: 404, html: 'Page Not Found' }
    const id = /^\/projects\/(.+)/.exec(pathname)?.[1]
    const answer = id && (await ask({ hash: hashOf('query Project('), variables: { id, locale } }))
    return { status: 200, html: JSON.stringify([pathname, search, locale, answer]) }
  },
  publicPaths: ['/dashboard'],
  projectPath: (id) => `/projects/${id}`,
  isPage: () => true,
  statusInBrowser: (path) => (path.startsWith('/admin') ? 200 : null),
}

interface Setup extends Partial<AppDependencies> {
  bytes?: number
  render?: Pages['render']
}

/**
 * A gateway that remembers, over the transaction of a test: what changes in it is one change, so each says so itself.
 * No time passes in which it would ask by itself whether anything has changed.
 */
export const remembering = async (
  services: Services,
  manager: EntityManager,
  { bytes = 2 ** 20, render, ...more }: Setup = {},
) => {
  const standing = vi.spyOn(performance, 'now').mockReturnValue(performance.now())
  onTestFinished(() => standing.mockRestore())
  const clock = createTestClock()
  const readRevision = vi.fn<() => Promise<string>>(() => readContentRevision(manager, clock.now()))
  const source = {
    pages: async () => ({ ...pages, render: render ?? pages.render }),
    shell: async () => 'empty',
  }
  const app = await buildApp({
    services,
    production: true,
    database: { isUp: () => true, isReady: async () => true },
    publicUrl: 'https://dogs.example',
    servePages: (gateway, site) => pageRoutes(gateway, site, source),
    memory: { bytes, readRevision, clock },
    ...more,
  })
  onTestFinished(() => app.close())
  return { app, clock, readRevision }
}

/** From now on what is written is another change. */
export const nextChange = (manager: EntityManager): Promise<unknown> =>
  manager.query(`select set_config('content.is_raised', '', true)`)

/** What an admin shows. */
export const bearerOf = async (services: Services) => {
  const { token } = await services.accounts.login({ username: 'founder', password }, address)
  return { authorization: `Bearer ${token}` }
}

/** Everything that the public may read, in one language. */
export const publicReads = (ids: {
  project: string
  event: string
  archivedIssue: string
}): Record<string, InjectOptions> => ({
  'a project': { url: `/api/projects/${ids.project}` },
  'an event': { url: `/api/events/${ids.event}` },
  'the gallery': { url: '/api/gallery' },
  'the switches': { url: '/api/switches' },
  'open projects': { url: '/api/open-projects?limit=5' },
  'a project by hash': {
    url: byHash('query Project(', { id: ids.project, locale: 'ka' }),
    headers: preflight,
  },
  'open projects by hash': {
    url: byHash('query OpenProjects(', { first: 5, locale: 'en' }),
    headers: preflight,
  },
  'what is to come': { url: '/api/coming-events?limit=5' },
  'what is nearest its goal': { url: '/api/open-projects?show=nearest' },
  'all projects by hash': {
    url: byHash('query ProjectList(', { first: 5, after: null, show: 'ongoing', locale: 'en' }),
    headers: preflight,
  },
  'the projects page, narrowed': { url: '/projects?show=reached&lng=ka' },
  'the gallery by hash': { url: byHash('query Gallery', {}), headers: preflight },
  'the letters that were sent': { url: '/api/newsletter/issues' },
  'a letter that was sent': { url: `/api/newsletter/issues/${ids.archivedIssue}` },
  'the feed': { url: '/newsletter/feed.xml?lng=ka' },
  'who is thanked': { url: '/api/contributors' },
  'where the money went': { url: '/api/accounts' },
  'where the money went, as a file': { url: '/api/accounts/months.csv' },
  'a page': { url: '/dashboard' },
  'the page of a project': { url: `/projects/${ids.project}?lng=ka` },
  'the sitemap': { url: '/sitemap.xml' },
  robots: { url: '/robots.txt' },
})

/**
 * Every query of the client, by its hash and without a token, whoever it is meant for: of each record that an id may be
 * of. A query with a variable that is not said here is refused.
 */
export const ownQueries = (ids: Ids): { name: string; request: InjectOptions }[] => {
  const texts = {
    locale: 'en',
    room: 'projects',
    show: 'nearest',
    text: 'winter',
    search: 'winter',
    reference: 'a reference',
    month: '2026-03',
  }
  const others = { first: 5, projectId: ids.project, eventId: ids.event }
  return Object.values<string>(documents).flatMap((document) => {
    const [beginning = '', name = ''] = /^query (\w+)/.exec(document) ?? []
    const records = beginning === '' ? [] : [ids.project, ids.event]
    return records.map((id) => ({
      name,
      request: { url: byHash(document, { ...texts, ...others, id }), headers: preflight },
    }))
  })
}

/** An answer without what every moment writes differently. */
export const withoutDate = ({
  statusCode,
  headers: { date: _, ...headers },
  body,
}: Awaited<ReturnType<FastifyInstance['inject']>>) => ({
  statusCode,
  headers,
  body,
})
