import { describe, expect, vi } from 'vitest'
import { Problem } from '../../gateway/core/problem.ts'
import type { Pages } from '../../schema/pages.ts'
import { prepare } from '../contract/prepare.ts'
import { test } from '../support/newsletter-issues.ts'
import { ownQueries, publicReads, remembering, withoutDate } from '../support/remembering.ts'
import { hashOf } from '../support/trusted-hash.ts'

describe('what anybody may read', () => {
  test('is answered from memory as it was made, and as a gateway without any makes it', async ({
    services,
    manager,
    statements,
  }) => {
    const { app } = await remembering(services, manager)
    const { app: forgetful } = await remembering(services, manager, { memory: null })
    const reads = publicReads(await prepare(services, manager))
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
    const reads = publicReads(await prepare(services, manager))
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

  test('is not kept where it had to be made without something that could not be asked', async ({
    services,
    manager,
  }) => {
    const render: Pages['render'] = async ({ ask }) => {
      // As a page does that is whole without what visitors have: where nobody can say, they have nothing.
      const { data } = await ask({ hash: hashOf('query Launches'), variables: {} })
      return { status: 200, html: data ? 'whole' : 'without' }
    }
    const { app } = await remembering(services, manager, { render })
    const failures = { '/terms': new Problem('unavailable'), '/privacy': new Error('a fault') }
    for (const [path, failure] of Object.entries(failures)) {
      vi.spyOn(services.switches, 'get').mockRejectedValueOnce(failure)
      const lacking = await app.inject(path)
      expect(lacking).toMatchObject({ statusCode: 200, body: 'without' })
      expect((await app.inject(path)).body).toBe('whole')
      expect(lacking.headers).toMatchObject({ 'cache-control': 'no-store' })
    }
  })

  test('is not kept where it was sent before all was answered', async ({ services, manager }) => {
    const switches = await services.switches.get()
    const late = Promise.withResolvers<typeof switches>()
    const render: Pages['render'] = async ({ ask }) => {
      const asked = ask({ hash: hashOf('query Launches'), variables: {} })
      const answer = await Promise.race([asked, new Promise((resolve) => setTimeout(resolve, 100))])
      return { status: 200, html: answer ? 'whole' : 'without' }
    }
    const { app } = await remembering(services, manager, { render })
    vi.spyOn(services.switches, 'get').mockReturnValueOnce(late.promise)
    expect((await app.inject('/terms')).body).toBe('without')
    late.resolve(switches)
    expect((await app.inject('/terms')).body).toBe('whole')
  })

  test('stands in no table whose changes nobody would hear of', async ({ services, manager, statements }) => {
    const { app } = await remembering(services, manager, { memory: null })
    const ids = await prepare(services, manager)
    const shared: string[] = []
    const sent = await statements.during(async () => {
      for (const request of Object.values(publicReads(ids))) await app.inject(request)
      for (const { name, request } of ownQueries(ids)) {
        const { statusCode, headers } = await app.inject(request)
        expect(statusCode, name).not.toBe(400)
        if (headers['cache-control'] === 'public, no-cache') shared.push(name)
      }
    })
    expect(shared).toEqual(expect.arrayContaining(['Gallery', 'OpenProjects', 'Project', 'EventPreview']))
    const tables = await manager.query<{ name: string }[]>(
      `select table_name as name from information_schema.tables where table_schema = current_schema()`,
    )
    // Not as a part of an address.
    const isRead = (name: string): boolean =>
      sent.some((sql) => new RegExp(`(?<!/)\\b${name}\\b(?!/)`).test(sql))
    // Counted by triggers of the lists themselves: what the public is told of is how many there are of event_subscribers.
    const read = tables.map(({ name }) => name).filter((name) => name !== 'list_counts' && isRead(name))
    const heard = await manager.query<{ name: string }[]>(
      `select distinct tgrelid::regclass::text as name from pg_trigger where tgfoid = 'raise_content_revision'::regproc`,
    )
    expect(read.sort()).toEqual(heard.map(({ name }) => name).sort())
  })

  test('is answered on another day as of that day', async ({ services, manager, clock: theirs }) => {
    await prepare(services)
    const { app, clock } = await remembering(services, manager)
    const openOn = async (): Promise<number> =>
      (await app.inject('/api/open-projects')).json().projects.length
    expect(await openOn()).toBe(1)
    for (const each of [theirs, clock]) each.advance({ seconds: 400 * 24 * 3600 })
    expect(await openOn()).toBe(0)
  })
})
