import type { InjectOptions } from 'fastify'
import { describe, expect } from 'vitest'
import { test } from '../support/gateway.ts'
import { byHash, preflight, remembering } from '../support/remembering.ts'

describe('what visitors search for', () => {
  const byHashOf = (more: object) => ({
    url: byHash('query ProjectList(', { first: 5, after: null, show: 'ongoing', locale: 'en', ...more }),
    headers: preflight,
  })

  test('is looked for anew each time, while the lists themselves are made once', async ({
    services,
    manager,
    statements,
  }) => {
    const { app } = await remembering(services, manager)
    const sentFor = async (request: InjectOptions): Promise<number> => {
      const { statusCode } = await app.inject(request)
      expect(statusCode).toBe(200)
      return (await statements.during(() => app.inject(request))).length
    }
    for (const kept of [
      { url: '/api/open-projects?show=nearest&search=' },
      byHashOf({}),
      byHashOf({ search: null }),
    ])
      expect(await sentFor(kept), kept.url).toBe(0)
    for (const searched of [{ url: '/api/open-projects?search=straw' }, byHashOf({ search: 'straw' })])
      expect(await sentFor(searched), searched.url).toBe(1)
  })

  test('takes no page of it into memory', async ({ services, manager }) => {
    const rendered: string[] = []
    const { app } = await remembering(services, manager, {
      render: async ({ url }) => {
        rendered.push(new URL(url).search)
        return { status: 200, html: url }
      },
    })
    for (const query of ['?show=nearest', '?show=nearest', '?search=straw', '?search=straw'])
      await app.inject(`/projects${query}`)
    expect(rendered).toEqual(['?show=nearest', '?search=straw', '?search=straw'])
  })
})

describe('an address that somebody made up', () => {
  test.for([
    '?show=everything',
    '?lng=de',
    '?show=reached&show=nearest',
    '?show=reached&fbclid=1&show=nearest',
    '?fbclid%3Da=1',
    '?fb%63lid=1',
    '?fbclid=1&lng=ka?a',
  ])('takes no memory from the pages there are: %s', async (query, { services, manager }) => {
    let made = 0
    const { app } = await remembering(services, manager, {
      render: async ({ url }) => {
        made += 1
        return { status: 200, html: url }
      },
    })
    for (const path of [`/projects${query}`, `/projects${query}`]) {
      expect((await app.inject(path)).statusCode).toBe(200)
    }
    expect(made).toBe(2)
  })
})
