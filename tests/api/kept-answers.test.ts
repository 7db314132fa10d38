import type { FastifyInstance, InjectOptions } from 'fastify'
import type { EntityManager } from 'typeorm'
import { describe, expect, onTestFinished, vi } from 'vitest'
import { type AppDependencies, buildApp } from '../../gateway/app.ts'
import { readContentRevision } from '../../gateway/database/content-revision.ts'
import { pageRoutes } from '../../gateway/pages/page-routes.ts'
import type { Services } from '../../gateway/rooms.ts'
import type { Pages } from '../../schema/pages.ts'
import manifest from '../../schema/trusted-documents.json' with { type: 'json' }
import { prepare } from '../contract/prepare.ts'
import { password } from '../support/accounts.ts'
import { createTestClock } from '../support/clock.ts'
import { address, test } from '../support/gateway.ts'

const hashOf = (beginning: string): string =>
  Object.entries<string>(manifest).find(([, text]) => text.includes(beginning))?.[0] ?? ''

/** The address of one of the client's own queries. */
const byHash = (beginning: string, variables: object): string =>
  `/graphql?${new URLSearchParams({
    variables: JSON.stringify(variables),
    extensions: JSON.stringify({ persistedQuery: { version: 1, sha256Hash: hashOf(beginning) } }),
  })}`

const preflight = { 'apollo-require-preflight': 'true' }

/** Pages that say what they were asked, and what the gateway says of a project. */
const pages: Pages = {
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

/** A gateway that remembers, over the transaction of a test: what changes in it is one change, so each says so itself. */
const remembering = async (
  services: Services,
  manager: EntityManager,
  { bytes = 2 ** 20, render, ...more }: Setup = {},
) => {
  const clock = createTestClock()
  const readRevision = vi.fn<() => Promise<string>>(() => readContentRevision(manager))
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

const nextChange = (manager: EntityManager): Promise<unknown> =>
  manager.query(`select set_config('content.is_raised', '', true)`)

const bearerOf = async (services: Services) => {
  const { token } = await services.accounts.login({ username: 'founder', password }, address)
  return { authorization: `Bearer ${token}` }
}

/** Everything that the public may read, in one language. */
const publicReads = (ids: { project: string; event: string }): Record<string, InjectOptions> => ({
  'a project': { url: `/api/projects/${ids.project}` },
  'an event': { url: `/api/events/${ids.event}` },
  'the gallery': { url: '/api/gallery' },
  'open projects': { url: '/api/open-projects?limit=5' },
  'a project by hash': {
    url: byHash('query Project(', { id: ids.project, locale: 'ka' }),
    headers: preflight,
  },
  'open projects by hash': {
    url: byHash('query OpenProjects(', { first: 5, locale: 'en' }),
    headers: preflight,
  },
  'the gallery by hash': { url: byHash('query Gallery', {}), headers: preflight },
  'a page': { url: '/dashboard' },
  'the page of a project': { url: `/projects/${ids.project}?lng=ka` },
  'the sitemap': { url: '/sitemap.xml' },
  robots: { url: '/robots.txt' },
})

const withoutDate = ({
  statusCode,
  headers: { date: _, ...headers },
  body,
}: Awaited<ReturnType<FastifyInstance['inject']>>) => ({
  statusCode,
  headers,
  body,
})

describe('what anybody may read', () => {
  test('is answered from memory as it was made, and as a gateway without any makes it', async ({
    services,
    manager,
    statements,
  }) => {
    const { app } = await remembering(services, manager)
    const { app: forgetful } = await remembering(services, manager, { memory: null })
    const reads = publicReads(await prepare(services))
    for (const [what, request] of Object.entries(reads)) {
      const made = withoutDate(await app.inject(request))
      let again = made
      const sent = await statements.during(async () => {
        again = withoutDate(await app.inject(request))
      })
      expect(made.statusCode, what).toBe(200)
      expect(again, what).toEqual(made)
      expect(sent, what).toEqual([])
      const plain = withoutDate(await forgetful.inject(request))
      expect({ ...made, headers: { ...made.headers, 'content-length': undefined } }, what).toEqual({
        ...plain,
        headers: { ...plain.headers, 'content-length': undefined },
      })
    }
  })

  test('is asked for in the database as one question, while nothing changes', async ({
    services,
    manager,
  }) => {
    const { app, readRevision } = await remembering(services, manager)
    const reads = publicReads(await prepare(services))
    for (const request of Object.values(reads)) await app.inject(request)
    expect(readRevision).toHaveBeenCalledOnce()
  })

  test('is made once for all who ask at the same time', async ({ services, manager }) => {
    const get = vi.spyOn(services.gallery, 'get')
    const { app } = await remembering(services, manager)
    const answers = await Promise.all(Array.from({ length: 20 }, () => app.inject('/api/gallery')))
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1)
    expect(get).toHaveBeenCalledOnce()
  })

  test('is made for each who asks at the same time, where it could not be made', async ({
    services,
    manager,
  }) => {
    const { app } = await remembering(services, manager)
    const answers = await Promise.all(Array.from({ length: 5 }, () => app.inject('/api/projects/no')))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(5).fill(404))
  })

  test('stands in no table whose changes nobody would hear of', async ({ services, manager, statements }) => {
    const { app } = await remembering(services, manager, { memory: null })
    const reads = publicReads(await prepare(services))
    const sent = await statements.during(async () => {
      for (const request of Object.values(reads)) await app.inject(request)
    })
    const tables = await manager.query<{ name: string }[]>(
      `select table_name as name from information_schema.tables where table_schema = current_schema()`,
    )
    const isRead = (name: string): boolean => sent.some((sql) => new RegExp(`\\b${name}\\b`).test(sql))
    const read = tables.map(({ name }) => name).filter(isRead)
    const heard = await manager.query<{ name: string }[]>(
      `select tgrelid::regclass::text as name from pg_trigger where tgfoid = 'raise_content_revision'::regproc`,
    )
    expect(read.sort()).toEqual(heard.map(({ name }) => name).sort())
  })

  test('is answered on another day as of that day', async ({ services, manager, clock: theirs }) => {
    await prepare(services)
    const { app, clock } = await remembering(services, manager)
    const openOn = async (): Promise<number> =>
      (await app.inject('/api/open-projects')).json().projects.length
    expect(await openOn()).toBe(0)
    for (const each of [theirs, clock]) each.advance({ seconds: 300 * 24 * 3600 })
    expect(await openOn()).toBe(1)
  })
})

describe('a change', () => {
  test('is seen at once by whoever asks the gateway it was told', async ({ services, manager }) => {
    const { app } = await remembering(services, manager)
    const { project } = await prepare(services)
    const headers = await bearerOf(services)
    const reads = {
      rest: { url: `/api/projects/${project}` },
      graphql: { url: byHash('query Project(', { id: project, locale: 'en' }), headers: preflight },
      page: { url: `/projects/${project}` },
    }
    for (let goal = 101; goal < 105; goal++) {
      await nextChange(manager)
      const written = await app.inject({ method: 'PUT', url: reads.rest.url, headers, payload: { goal } })
      expect(written.statusCode).toBe(200)
      for (const [what, request] of Object.entries(reads)) {
        for (let times = 0; times < 2; times++) {
          expect((await app.inject(request)).body, what).toMatch(new RegExp(`"goal":${goal}\\b`))
        }
      }
    }
  })

  test('over GraphQL is one as well', async ({ services, manager }) => {
    const { app } = await remembering(services, manager)
    await prepare(services)
    const headers = { ...(await bearerOf(services)), 'content-type': 'application/json' }
    expect((await app.inject('/api/gallery')).json().videoLinks).toEqual([])
    await nextChange(manager)
    const query = 'mutation { updateGallery(input: { videoLinks: ["dQw4w9WgXcQ"] }) { version } }'
    await app.inject({ method: 'POST', url: '/graphql', headers, payload: { query } })
    expect((await app.inject('/api/gallery')).json().videoLinks).toEqual(['dQw4w9WgXcQ'])
  })

  test('of what is not in an answer leaves its tag', async ({ services, manager }) => {
    const { app } = await remembering(services, manager)
    await prepare(services)
    const { etag } = (await app.inject('/dashboard')).headers
    await nextChange(manager)
    await manager.query(`update events set title_en = 'Another walk'`)
    await app.inject({ method: 'POST', url: '/api/newsletter/subscribe', payload: {} })
    const again = await app.inject({ url: '/dashboard', headers: { 'if-none-match': String(etag) } })
    expect(again.statusCode).toBe(304)
  })
})

describe('a shared answer', () => {
  test('is nobody’s who shows a token, and shows nothing of theirs', async ({ services, manager }) => {
    const { app } = await remembering(services, manager)
    const { project } = await prepare(services)
    const url = `/api/projects/${project}`
    const headers = await bearerOf(services)
    for (let times = 0; times < 2; times++) {
      const ofAdmin = await app.inject({ url, headers })
      expect(ofAdmin.headers['cache-control']).toBe('no-store')
      expect(ofAdmin.json()).toHaveProperty('donations')
      const ofNobody = await app.inject(url)
      expect(ofNobody.json()).not.toHaveProperty('donations')
      expect((await app.inject({ url, headers: { authorization: 'Bearer of nothing' } })).statusCode).toBe(
        401,
      )
    }
  })

  test('of a page is the same whoever is signed in, and whatever their cookies are', async ({
    services,
    manager,
  }) => {
    const render = vi.fn<Pages['render']>(pages.render)
    const { app } = await remembering(services, manager, { render })
    await prepare(services)
    const bearer = await bearerOf(services)
    const cookies = ['session=mine', 'i18next=en; session=theirs', `token=${bearer.authorization}`]
    const bodies = new Set<string>()
    for (const cookie of cookies)
      bodies.add((await app.inject({ url: '/dashboard', headers: { cookie } })).body)
    expect(render).toHaveBeenCalledOnce()
    bodies.add((await app.inject({ url: '/dashboard', headers: bearer })).body)
    expect(bodies.size).toBe(1)
    for (const [request] of render.mock.calls) {
      expect(Object.keys(request).sort()).toEqual(['ask', 'locale', 'signal', 'url'])
    }
  })

  test('keeps no cookie: each is told their own language', async ({ services, manager }) => {
    const { app } = await remembering(services, manager)
    const url = '/dashboard?lng=ka'
    for (let times = 0; times < 2; times++) {
      const first = await app.inject(url)
      expect(first.headers['set-cookie']).toBe('i18next=ka; Max-Age=31536000; Path=/; SameSite=Lax')
      const next = await app.inject({ url, headers: { cookie: 'i18next=ka' } })
      expect(next.headers).not.toHaveProperty('set-cookie')
      expect(next.body).toBe(first.body)
    }
  })

  test('is one for each language, asked for in whatever way', async ({ services, manager }) => {
    const { app } = await remembering(services, manager)
    const { project } = await prepare(services)
    const languageOf = async (headers: Record<string, string>, query = '') => {
      const rest = await app.inject({ url: `/api/projects/${project}${query}`, headers })
      const page = await app.inject({ url: `/dashboard${query}`, headers })
      return [rest.headers['content-language'], JSON.parse(page.body)[2]]
    }
    for (let times = 0; times < 2; times++) {
      expect(await languageOf({ 'accept-language': 'ka-GE,en;q=0.5' })).toEqual(['ka', 'ka'])
      expect(await languageOf({ 'accept-language': 'fr' })).toEqual(['en', 'en'])
      expect(await languageOf({ 'accept-language': 'en' }, '?lng=ka')).toEqual(['ka', 'ka'])
      expect(await languageOf({ 'accept-language': 'en', cookie: 'i18next=ka' })).toEqual(['en', 'ka'])
    }
  })

  test('is told each site that may read it by its own name', async ({ services, manager }) => {
    const sites = ['https://one.example', 'https://two.example']
    const { app } = await remembering(services, manager, { corsOrigins: sites })
    for (const origin of [...sites, 'https://three.example', undefined, ...sites]) {
      const { headers } = await app.inject({ url: '/api/gallery', headers: origin ? { origin } : {} })
      const isKnown = origin !== undefined && sites.includes(origin)
      expect(headers['access-control-allow-origin']).toBe(isKnown ? origin : undefined)
      expect(headers.vary).toBe('authorization, Origin')
    }
  })

  test('does not depend on what nobody reads of an address, and a page repeats what it is asked', async ({
    services,
    manager,
  }) => {
    const get = vi.spyOn(services.gallery, 'get')
    const { app } = await remembering(services, manager)
    for (let each = 0; each < 10; each++) await app.inject(`/api/gallery?utm_source=${each}`)
    expect(get).toHaveBeenCalledOnce()
    for (const query of ['?utm_source=a', '?utm_source=b', '']) {
      expect(JSON.parse((await app.inject(`/dashboard${query}`)).body)[1]).toBe(query)
    }
  })

  test('is no refusal, no redirect, and nothing that was our own fault', async ({ services, manager }) => {
    const render = vi.fn<Pages['render']>()
    const { app } = await remembering(services, manager, { render })
    render.mockRejectedValueOnce(new Error('a component broke'))
    render.mockResolvedValueOnce({ status: 302, location: '/elsewhere' })
    render.mockResolvedValueOnce({ status: 404, html: 'Page Not Found' })
    render.mockResolvedValue({ status: 200, html: 'a page' })
    const bodies: string[] = []
    for (let times = 0; times < 5; times++) bodies.push((await app.inject('/dashboard')).body)
    expect(bodies).toEqual(['empty', '', 'Page Not Found', 'a page', 'a page'])
    expect(render).toHaveBeenCalledTimes(4)
  })

  test('is asked for with HEAD as well, and made by it', async ({ services, manager }) => {
    const get = vi.spyOn(services.gallery, 'get')
    const { app } = await remembering(services, manager)
    const heads = [
      await app.inject({ method: 'HEAD', url: '/api/gallery' }),
      await app.inject({ method: 'HEAD', url: '/api/gallery' }),
    ]
    const { headers, body } = await app.inject('/api/gallery')
    for (const head of heads) {
      expect([head.statusCode, head.body, head.headers.etag]).toEqual([200, '', headers.etag])
      expect(head.headers['content-length']).toBe(String(body.length))
    }
    expect(get).toHaveBeenCalledOnce()
  })

  test('counts against the budget of an address like any other, and says what is left of it', async ({
    services,
    manager,
  }) => {
    const limits = { requestsPerMinute: 3, maxEventLoopDelay: null }
    const { app } = await remembering(services, manager, { limits })
    const left: unknown[] = []
    for (let times = 0; times < 4; times++) {
      const { statusCode, headers } = await app.inject('/api/gallery')
      left.push([statusCode, headers['ratelimit-remaining']])
    }
    expect(left).toEqual([
      [200, '2'],
      [200, '1'],
      [200, '0'],
      [429, '0'],
    ])
  })

  test('is not to be had while nobody can say whether it is true', async ({ services, manager }) => {
    const { app, readRevision } = await remembering(services, manager)
    const lost = Object.assign(new Error('connect ECONNREFUSED'), {
      code: 'ECONNREFUSED',
      syscall: 'connect',
    })
    await app.inject('/api/gallery')
    // Nothing is written by it, but it might have been.
    await app.inject({ method: 'POST', url: '/api/newsletter/subscribe', payload: {} })
    readRevision.mockRejectedValue(lost)
    vi.spyOn(manager, 'query').mockRejectedValue(lost)
    const { statusCode, headers } = await app.inject('/api/gallery')
    expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([503, '5', 'no-store'])
    expect((await app.inject('/dashboard')).statusCode).toBe(200)
  })

  test('that is not made in time is refused, to whoever it was made for and to those who wait', async ({
    services,
    manager,
  }) => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    onTestFinished(() => {
      vi.useRealTimers()
    })
    const never = vi.spyOn(services.gallery, 'get').mockReturnValue(new Promise(() => undefined))
    const { app } = await remembering(services, manager)
    const answers = [app.inject('/api/gallery'), app.inject('/api/gallery')]
    await vi.waitFor(() => expect(never).toHaveBeenCalledOnce())
    vi.advanceTimersByTime(30_000)
    for (const { statusCode, headers } of await Promise.all(answers)) {
      expect([statusCode, headers['cache-control']]).toEqual([503, 'no-store'])
    }
  })

  test('is sent in what its reader takes, each with a tag of its own', async ({ services, manager }) => {
    const render: Pages['render'] = async () => ({ status: 200, html: 'A long story. '.repeat(200) })
    const { app } = await remembering(services, manager, { render })
    const tags = new Set<unknown>()
    for (const [accepted, sent] of [
      ['br, gzip', 'br'],
      ['gzip, deflate, br;q=0', 'gzip'],
      ['deflate', undefined],
      [undefined, undefined],
    ]) {
      const headers: Record<string, string> = accepted === undefined ? {} : { 'accept-encoding': accepted }
      for (let times = 0; times < 2; times++) {
        const answer = await app.inject({ url: '/dashboard', headers })
        expect(answer.headers['content-encoding']).toBe(sent)
        tags.add(answer.headers.etag)
        const known = { ...headers, 'if-none-match': String(answer.headers.etag) }
        const again = await app.inject({ url: '/dashboard', headers: known })
        expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', answer.headers.etag])
      }
    }
    expect(tags.size).toBe(3)
  })

  test('makes room for others, however many addresses there are', async ({ services, manager }) => {
    const { app } = await remembering(services, manager, { bytes: 50_000 })
    for (let each = 0; each < 200; each++) {
      expect((await app.inject(`/dashboard/${each}?lng=ka`)).statusCode).toBe(200)
      expect((await app.inject(`/api/open-projects?limit=${each + 1}`)).statusCode).toBe(200)
    }
  })
})
