import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { expect } from 'vitest'
import { createRandom } from '../../gateway/demo/pseudo-random.ts'
import type { Pages } from '../../schema/pages.ts'
import manifest from '../../schema/trusted-documents.json' with { type: 'json' }
import { password } from '../support/accounts.ts'
import { test } from '../support/database.ts'
import { createOwnDatabase, gatewayOver } from '../support/gateways.ts'
import { addProject } from '../support/ledger.ts'

/** How many reads there are: some in every run, and as many as somebody has time for with `STALE_READS=50000`. */
const reads = Number(process.env.STALE_READS ?? 2000)

/** How many changes there are at least. */
const leastWrites = 100

/** Milliseconds after which a change is seen everywhere; where it was made it is seen at once. */
const promise = 1000

const address = '192.0.2.1'

const hash = Object.entries<string>(manifest).find(([, text]) => text.includes('query Project('))?.[0] ?? ''

const byHash = (id: string): string =>
  `/graphql?${new URLSearchParams({
    variables: JSON.stringify({ id, locale: 'en' }),
    extensions: JSON.stringify({ persistedQuery: { version: 1, sha256Hash: hash } }),
  })}`

const pages: Pages = {
  render: async ({ url, locale, ask }) => {
    const id = new URL(url).pathname.split('/').at(-1) ?? ''
    return { status: 200, html: JSON.stringify(await ask({ hash, variables: { id, locale } })) }
  },
  publicPaths: [],
  projectPath: (id) => `/projects/${id}`,
  isPage: () => true,
  statusInBrowser: () => null,
}

/** What has been written of one project: each goal is larger than the last, so that an old one is told from a new one. */
interface Written {
  id: string
  goal: number
  /** When each goal was acknowledged, and by which gateway; by none where it was written past them. */
  acknowledged: { goal: number; at: number; by: FastifyInstance | null }[]
}

/** Milliseconds: as long as it takes, on a machine that has other things to do. */
const timeout = 60_000 + 30 * reads

test('no answer is older than what was acknowledged: here at once, elsewhere after a second', {
  timeout,
}, async ({ connection, dataSource }) => {
  const open = await createOwnDatabase(dataSource, connection)
  const elsewhere = await open()
  const gateways = [await gatewayOver(await open(), pages), await gatewayOver(await open(), pages)] as const
  const login = await gateways[0].inject({
    method: 'POST',
    url: '/api/login',
    payload: { username: 'founder', password },
    remoteAddress: address,
  })
  const headers = { authorization: `Bearer ${login.json().token}` }
  const random = createRandom(11)

  const project = async (): Promise<Written> => ({
    id: await addProject(elsewhere.manager),
    goal: 100_000,
    acknowledged: [],
  })
  const projects = [await project(), await project(), await project(), await project()] as const

  const found = { reads: 0, writes: 0, old: [] as string[] }
  // On a quick machine there would be time for hardly a change; an answer also wants a second to grow old in.
  const isOver = (): boolean => found.reads >= reads && found.writes >= leastWrites

  const known = new Map<string, { etag: string; goal: number }>()

  /** Reads one project, in one of the ways there are, and now and then by the tag of what was read before. */
  const look = async (app: FastifyInstance, { id, acknowledged }: Written): Promise<void> => {
    const begun = performance.now()
    const last = acknowledged.findLast(({ by, at }) => by === app || at <= begun - promise)?.goal ?? 0
    const url = random.pick([`/api/projects/${id}`, byHash(id), `/projects/${id}`])
    const before = known.get(url)
    const asked = before && random.below(2) === 0 ? { 'if-none-match': before.etag } : {}
    const answer = await app.inject({ url, headers: { ...asked, 'apollo-require-preflight': 'true' } })
    const goal =
      answer.statusCode === 304
        ? (before?.goal ?? 0)
        : Number(/"goal":(\d+)/.exec(answer.body)?.[1] ?? Number.NaN)
    known.set(url, { etag: String(answer.headers.etag), goal })
    found.reads++
    if (!(goal >= last)) found.old.push(`${url} on ${gateways.indexOf(app)}: ${goal} after ${last}`)
  }

  /** Writes one project again and again, here, there, or as `psql` would. */
  const write = async (project: Written): Promise<void> => {
    while (!isOver()) {
      const goal = project.goal + 1
      const by = random.pick([...gateways, null])
      if (by === null) {
        await elsewhere.query('update projects set goal = $1, version = version + 1 where id = $2', [
          goal,
          project.id,
        ])
      } else {
        const url = `/api/projects/${project.id}`
        const { statusCode } = await by.inject({ method: 'PUT', url, headers, payload: { goal } })
        expect(statusCode).toBe(200)
      }
      project.goal = goal
      project.acknowledged.push({ goal, at: performance.now(), by })
      found.writes++
      if (by !== null) await look(by, project)
      // Long enough now and then for an answer to grow old in.
      await pause(random.pick([0, 1, 5, 20, 400]))
    }
  }

  const read = async (): Promise<void> => {
    while (!isOver()) {
      await look(random.pick(gateways), random.pick(projects))
      if (random.below(20) === 0) await pause(random.below(10))
    }
  }

  await Promise.all([...projects.map(write), ...Array.from({ length: 8 }, read)])
  expect(found.old).toEqual([])
})
