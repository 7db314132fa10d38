import { once } from 'node:events'
import { get as httpGet } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect } from 'vitest'
import type { Pages } from '../../schema/pages.ts'
import { winterProject } from '../support/content.ts'
import { test } from '../support/gateway.ts'
import { rendered, serving, visiting } from '../support/serving-pages.ts'

describe('addresses on a page', () => {
  const saysWhere: Pages['render'] = async ({ url }) => ({ status: 200, html: url })

  test('begin with the public address, whatever a request says', async ({ services }) => {
    const visitor = await visiting(services, saysWhere, { publicUrl: 'https://dogs.example' })
    const { body } = await visitor.get('/dashboard?lng=ka', { host: 'evil.example' })
    expect(body).toBe('https://dogs.example/dashboard?lng=ka')
  })

  for (const host of ['127.0.0.1:3000', '[::1]:3000', 'localhost:3000']) {
    test(`begin with ${host}, where nobody has said more and none but us can be there`, async ({
      services,
    }) => {
      const { body } = await (await visiting(services, saysWhere)).get('/dashboard', { host })
      expect(body).toBe(`http://${host}/dashboard`)
    })
  }

  for (const host of [
    'evil.example',
    'localhost.evil.example',
    '203.0.113.66',
    '192.168.1.5:3000',
    '127.0.0.1@evil.example',
    '"><script>',
    'a"b',
    'a&b',
    "a'b",
    '',
  ]) {
    test(`do not begin with ${host || 'nothing'}, which anybody may send`, async ({ services }) => {
      const { body } = await (await visiting(services, saysWhere)).get('/dashboard', { host })
      expect(body).toBe('http://localhost/dashboard')
    })
  }

  const forwarded = { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' }
  const trustProxy = ['127.0.0.1']

  test('do not begin with what a proxy passes on either', async ({ services }) => {
    const headers = { ...forwarded, host: '127.0.0.1:3000' }
    const found = await (await visiting(services, saysWhere, { trustProxy })).get('/dashboard', headers)
    expect(found.body).toBe('https://127.0.0.1:3000/dashboard')
    const publicUrl = 'https://dogs.example'
    const said = await (await visiting(services, saysWhere, { trustProxy, publicUrl })).get(
      '/dashboard',
      headers,
    )
    expect(said.body).toBe('https://dogs.example/dashboard')
  })

  test('begin with http or https, whatever a proxy says', async ({ services }) => {
    const headers = { 'x-forwarded-proto': 'javascript', host: '127.0.0.1:3000' }
    const { body } = await (await visiting(services, saysWhere, { trustProxy })).get('/dashboard', headers)
    expect(body).toBe('http://127.0.0.1:3000/dashboard')
  })

  for (const path of ['/robots.txt', '/sitemap.xml']) {
    test(`in ${path} are no stranger's`, async ({ services }) => {
      for (const host of ['evil.example', '127.0.0.1:3000']) {
        const visitor = await visiting(services, rendered, { trustProxy })
        const { body } = await visitor.get<string>(path, { ...forwarded, host })
        expect(body).not.toContain('evil.example')
      }
    })
  }

  test('of a redirect stay on the site', async ({ services }) => {
    const leads = async () => ({ status: 302, location: '/dashboard' })
    const visitor = await visiting(services, leads, { trustProxy })
    const { headers } = await visitor.get('/old', { ...forwarded, host: 'evil.example' })
    expect(headers.location).toBe('/dashboard')
  })

  test('are never made from a request line that holds more than a path', async ({ services }) => {
    const app = await serving(services, saysWhere, { publicUrl: 'https://dogs.example' })
    await app.listen({ host: '127.0.0.1', port: 0 })
    const { port } = app.server.address() as AddressInfo
    for (const target of ['http://evil.example/dashboard', '*']) {
      const [answer] = await once(httpGet({ host: '127.0.0.1', port, path: target }), 'response')
      expect(answer.statusCode).toBe(404)
      answer.resume()
    }
  })
})

test('the sitemap names the pages and every project with the day it changed', async ({
  services,
  asAdmin,
}) => {
  const { body: project } = await asAdmin.post<{ id: string }>('/api/projects', winterProject)
  const visitor = await visiting(services, rendered, { publicUrl: 'https://dogs.example' })
  const { headers, body } = await visitor.get<string>('/sitemap.xml')
  expect(headers['content-type']).toBe('application/xml; charset=utf-8')
  expect(body).toContain('<loc>https://dogs.example/dashboard?lng=ka</loc>')
  expect(body).toMatch(
    new RegExp(
      `<loc>https://dogs.example/projects/${project.id}\\?lng=en</loc><lastmod>\\d{4}-\\d{2}-\\d{2}<`,
    ),
  )
})
