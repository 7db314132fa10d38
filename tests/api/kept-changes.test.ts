import { describe, expect } from 'vitest'
import { prepare } from '../contract/prepare.ts'
import { test } from '../support/gateway.ts'
import { bearerOf, byHash, nextChange, preflight, remembering } from '../support/remembering.ts'

describe('a change of what is kept', () => {
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

  test('is also what is said of a picture, for every project that shows it', async ({
    services,
    manager,
  }) => {
    const { app } = await remembering(services, manager)
    const { project, picture } = await prepare(services)
    const headers = await bearerOf(services)
    const imageUrl = '/uploads/0123456789abcdef0123456789abcdef-600x400.webp'
    await nextChange(manager)
    await app.inject({ method: 'PUT', url: `/api/projects/${project}`, headers, payload: { imageUrl } })
    const reads = [{ url: `/api/projects/${project}` }, { url: `/projects/${project}` }]
    for (const request of reads) expect((await app.inject(request)).body).not.toContain('A dog on straw')
    await nextChange(manager)
    const payload = { focusX: 0.3, focusY: 0.85, translations: { en: { alt: 'A dog on straw' } } }
    await app.inject({ method: 'PUT', url: `/api/pictures/${picture}`, headers, payload })
    for (const request of reads) expect((await app.inject(request)).body).toContain('A dog on straw')
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

  test('is also a moment that something was scheduled for', async ({ services, manager, clock: present }) => {
    const { app, clock, readRevision } = await remembering(services, manager)
    const { project, event } = await prepare(services)
    const headers = await bearerOf(services)
    await nextChange(manager)
    for (const path of [`/api/projects/${project}`, `/api/events/${event}`]) {
      const payload = { state: 'scheduled', publishedAt: '2026-03-21T09:10:00Z' }
      await app.inject({ method: 'PUT', url: `${path}/state`, headers, payload })
    }
    const map = async () => (await app.inject('/sitemap.xml')).body
    const before = await map()
    expect(before).not.toContain(project)
    expect((await app.inject(`/api/projects/${project}`)).statusCode).toBe(404)
    for (const each of [present, clock]) each.advance({ seconds: 600 })
    // Nothing asks here by itself whether time has passed.
    await app.inject({ method: 'POST', url: '/api/newsletter/subscribe', payload: {} })
    expect(await map()).toContain(project)
    const asked = readRevision.mock.calls.length
    expect(await map()).toContain(project)
    expect(readRevision.mock.calls.length).toBe(asked)
    for (const url of [`/api/projects/${project}`, `/api/events/${event}`]) {
      expect((await app.inject(url)).statusCode).toBe(200)
    }
  })
})
