import { describe, expect, onTestFinished, vi } from 'vitest'
import type { Pages } from '../../schema/pages.ts'
import { prepare } from '../contract/prepare.ts'
import { eventually } from '../support/eventually.ts'
import { test } from '../support/gateway.ts'
import { bearerOf, pages, remembering } from '../support/remembering.ts'

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
    for (const query of ['?from=a', '?from=b', '']) {
      expect(JSON.parse((await app.inject(`/dashboard${query}`)).body)[1]).toBe(query)
    }
  })

  test('is one page for all who follow a link that something counts them by', async ({
    services,
    manager,
  }) => {
    const render = vi.fn(pages.render)
    const { app } = await remembering(services, manager, { render })
    for (const language of ['', 'lng=ka']) {
      const { body, headers } = await app.inject(`/dashboard${language && `?${language}`}`)
      for (let each = 0; each < 5; each++) {
        for (const mark of [`fbclid=${each}`, `utm_source=letter&utm_campaign=${each}`, `gclid=${each}`]) {
          const marked = await app.inject(`/dashboard?${[mark, language].filter(Boolean).join('&')}`)
          expect([marked.body, marked.headers.etag]).toEqual([body, headers.etag])
        }
      }
    }
    expect(render).toHaveBeenCalledTimes(2)
    await app.inject('/projects?search=dog&fbclid=1')
    expect(render.mock.lastCall?.[0].url).toBe('https://dogs.example/projects?search=dog')
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
    vi.spyOn(services.gallery, 'get').mockRejectedValue(lost)
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
    await eventually(() => expect(never).toHaveBeenCalledOnce())
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

  test('makes room for others, however many addresses there are: what was asked for longest ago goes', async ({
    services,
    manager,
  }) => {
    const [bytes, size] = [1_000_000, 10_000]
    const render = vi.fn<Pages['render']>(async () => ({ status: 200, html: 'x'.repeat(size) }))
    const { app } = await remembering(services, manager, { bytes, render })
    const isMade = async (path: string): Promise<boolean> => {
      render.mockClear()
      expect((await app.inject(path)).statusCode).toBe(200)
      return render.mock.calls.length > 0
    }
    await isMade('/dashboard/once')
    await isMade('/dashboard/often')
    const others = Array.from({ length: 200 }, (_, each) => `/dashboard/${each}`)
    for (const path of others) {
      expect(await isMade(path)).toBe(true)
      expect(await isMade('/dashboard/often')).toBe(false)
    }
    const kept: string[] = []
    for (const path of others.toReversed()) {
      if (await isMade(path)) break
      kept.push(path)
    }
    expect(kept.length).toBeGreaterThan(5)
    expect(kept.length * size).toBeLessThan(bytes)
    expect(await isMade('/dashboard/once')).toBe(true)
  })
})
