import { describe, expect, vi } from 'vitest'
import type { LogSettings } from '../../gateway/log/logger-options.ts'
import type { Pages } from '../../schema/pages.ts'
import type { Agent } from '../support/agent.ts'
import { winterProject } from '../support/content.ts'
import { test } from '../support/gateway.ts'
import { empty, rendered, visiting } from '../support/serving-pages.ts'
import { hashOf } from '../support/trusted-hash.ts'

const unknownId = '018f0000-0000-7000-8000-000000000000'
const connectionRefused = Object.assign(new Error('connect ECONNREFUSED'), {
  code: 'ECONNREFUSED',
  syscall: 'connect',
})

/** One of everything that an address may ask for, each of its own kind. */
const kinds: Record<string, (visitor: Agent) => Promise<{ status: number }>> = {
  'a page': (visitor) => visitor.get('/dashboard'),
  'the REST interface': (visitor) => visitor.get('/api/gallery'),
  GraphQL: (visitor) => visitor.graphql('{ viewer { id } }'),
  'a picture': (visitor) => visitor.get('/uploads/none.webp'),
  'the reference': (visitor) => visitor.get('/api/openapi.json'),
  'search engines': (visitor) => visitor.get('/robots.txt'),
  'an unknown operation': (visitor) => visitor.get('/api/nothing'),
  'an unknown address of a program': (visitor) => visitor.get('/metrics'),
  'an address that takes nothing': (visitor) => visitor.post('/nothing', {}),
}

describe('a page', () => {
  test('is what was rendered, to be asked for again', async ({ services }) => {
    const visitor = await visiting(services, rendered)
    const { status, headers, body } = await visitor.get('/dashboard')
    expect(status).toBe(200)
    expect(body).toBe('<!DOCTYPE html><p>ძაღლი')
    expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' })
  })

  test('says once what it depends on, in whatever encoding', async ({ services }) => {
    const long = '<!DOCTYPE html>'.padEnd(2000, 'ძაღლი ')
    const visitor = await visiting(services, async () => ({ status: 200, html: long }))
    for (const encoding of ['identity', 'gzip', 'br']) {
      const { headers } = await visitor.get('/dashboard', { 'accept-encoding': encoding })
      expect(headers.vary, encoding).toBe('accept-language, cookie, accept-encoding')
    }
  })

  test('has the status its loader gave it', async ({ services }) => {
    const visitor = await visiting(services, async () => ({ status: 404, html: 'Page Not Found' }))
    expect(await visitor.get('/nowhere')).toMatchObject({ status: 404, body: 'Page Not Found' })
  })

  test('is looked for where an escape of its address is broken too', async ({ services }) => {
    const asked: string[] = []
    const visitor = await visiting(services, async ({ url }) => {
      asked.push(new URL(url).pathname)
      return { status: 404, html: 'Page Not Found' }
    })
    const { status, headers } = await visitor.get('/projects/%zz')
    expect(status).toBe(404)
    expect(headers['content-type']).toMatch(/^text\/html/)
    expect(asked).toEqual(['/projects/%25zz'])
  })

  test('may lead elsewhere', async ({ services }) => {
    const visitor = await visiting(services, async () => ({ status: 302, location: '/dashboard' }))
    const { status, headers } = await visitor.get('/old')
    expect([status, headers.location]).toEqual([302, '/dashboard'])
  })

  test('that cannot be rendered is left to the browser, and the failure is logged', async ({ services }) => {
    const write = vi.fn<(line: string) => void>()
    const fail = async () => {
      throw new Error('a component broke')
    }
    const visitor = await visiting(services, fail, { log: { level: 'error', stream: { write } } })
    const { status, headers, body } = await visitor.get('/dashboard')
    expect([status, body]).toEqual([200, empty])
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
    expect(write.mock.calls.join()).toContain('a component broke')
  })

  test('is left to the browser while there are no data yet, which may come back soon', async ({
    services,
  }) => {
    const visitor = await visiting(services, rendered, { isUp: false })
    const { status, headers, body } = await visitor.get('/dashboard')
    expect([status, body]).toEqual([503, empty])
    expect(headers['retry-after']).toBe('5')
  })

  test('for search engines waits for the data as well', async ({ services }) => {
    const { status, headers } = await (await visiting(services, rendered, { isUp: false })).get(
      '/sitemap.xml',
    )
    expect([status, headers['retry-after']]).toEqual([503, '5'])
  })

  test('without its data is left to the browser, which may come back soon, and is no fault of the page', async ({
    services,
    manager,
  }) => {
    const written: string[] = []
    const log: LogSettings = { level: 'warn', stream: { write: (line) => written.push(line) } }
    const loseData: Pages['render'] = async ({ locale, ask }) => {
      await ask({ hash: hashOf('query Project('), variables: { id: unknownId, locale } })
      throw new Error('the loader met an error')
    }
    const visitor = await visiting(services, loseData, { log })
    if (!manager.queryRunner) throw new Error('a test has a connection of its own')
    vi.spyOn(manager.queryRunner, 'connect').mockRejectedValueOnce(connectionRefused)
    const { status, headers, body } = await visitor.get('/dashboard')
    expect([status, body]).toEqual([503, empty])
    expect(headers['retry-after']).toBe('5')
    expect(written.map((line): unknown => JSON.parse(line))).toEqual([
      expect.objectContaining({ msg: 'a resolver failed' }),
      expect.objectContaining({ level: 40, msg: 'a page has no data; the browser is left to draw it' }),
    ])
    expect(written.join()).not.toContain('the loader met an error')
  })

  test('asked for too often is left to the browser too', async ({ services }) => {
    const visitor = await visiting(services, rendered, { requestsPerMinute: 1 })
    expect((await visitor.get('/dashboard')).status).toBe(200)
    const { status, headers, body } = await visitor.get('/dashboard')
    expect([status, body]).toEqual([429, empty])
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  })

  test('asks GraphQL in the same process, as nobody, in its own language', async ({ services, asAdmin }) => {
    const { body: project } = await asAdmin.post<{ id: string }>('/api/projects', winterProject)
    const hash = hashOf('query Project(')
    const visitor = await visiting(services, async ({ locale, ask }) => {
      const answer = await ask({ hash, variables: { id: project.id, locale } })
      return { status: 200, html: JSON.stringify(answer) }
    })
    const { body } = await visitor.in('ka').get<string>(`/projects/${project.id}`)
    expect(JSON.parse(body).data.project).toMatchObject({ id: project.id, goal: winterProject.goal })
  })

  test('is answered alike by GraphQL, whether that knows what is asked or not', async ({
    services,
    asAdmin,
  }) => {
    const { body: project } = await asAdmin.post<{ id: string }>('/api/projects', winterProject)
    const hash = hashOf('query Project(')
    const visitor = await visiting(services, async ({ url, locale, ask }) => {
      const id = new URL(url).pathname.replace('/projects/', '')
      return { status: 200, html: JSON.stringify(await ask({ hash, variables: { id, locale } })) }
    })
    const ask = async (id: string) => (await visitor.get<string>(`/projects/${id}`)).body
    for (const id of [project.id, unknownId, 'no-id']) expect(await ask(id)).toBe(await ask(id))
    expect(JSON.parse(await ask(project.id)).data.project.title).toBe(winterProject.translations.en.title)
    expect(JSON.parse(await ask(unknownId)).errors[0].extensions.code).toBe('not_found')
  })

  test('keeps the language its address asks for, which a browser without scripts could not', async ({
    services,
  }) => {
    const visitor = await visiting(services, rendered)
    const { headers } = await visitor.get('/dashboard?lng=ka')
    expect(headers['set-cookie']).toBe('i18next=ka; Max-Age=31536000; Path=/; SameSite=Lax')
    for (const path of ['/dashboard', '/dashboard?lng=fr']) {
      expect((await visitor.get(path)).headers).not.toHaveProperty('set-cookie')
    }
    const again = await visitor.get('/dashboard?lng=ka', { cookie: 'i18next=ka' })
    expect(again.headers).not.toHaveProperty('set-cookie')
  })

  test('of the admin area is never rendered', async ({ services }) => {
    const render = vi.fn<Pages['render']>(rendered)
    const visitor = await visiting(services, render)
    expect(await visitor.get('/admin/projects')).toMatchObject({ status: 200, body: empty })
    expect(await visitor.get('/admin/nowhere')).toMatchObject({ status: 404, body: empty })
    expect(render).not.toHaveBeenCalled()
  })

  for (const path of ['/api/nothing', '/assets/gone.js', '/graphql/x', '/health/x', '/uploads/no']) {
    test(`is not what a program gets at ${path}`, async ({ services }) => {
      const { status, headers } = await (await visiting(services, rendered)).get(path)
      expect(status).toBe(404)
      expect(headers['content-type']).toMatch(/json/)
    })
  }
})

describe('the budget of an address', () => {
  for (const [name, ask] of Object.entries(kinds)) {
    test(`is one for all it asks for, ${name} among it`, async ({ services }) => {
      const requestsPerMinute = Object.keys(kinds).length
      const visitor = await visiting(services, rendered, { requestsPerMinute })
      for (const each of Object.values(kinds)) expect((await each(visitor)).status).not.toBe(429)
      expect((await ask(visitor)).status).toBe(429)
      expect((await ask(visitor.from('192.0.2.99'))).status).not.toBe(429)
      for (const path of ['/health', '/ready']) expect((await visitor.get(path)).status).toBe(200)
    })
  }
})
