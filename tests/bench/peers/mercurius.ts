import Fastify from 'fastify'
import mercurius from 'mercurius'
import { growthOf, type Period, projectTotalsOf, totalOf } from './analytics.ts'
import { newestEvents, subscriberCountsOf, subscribersOf } from './events.ts'
import { giftCountsOf, giftsOf } from './gifts.ts'
import { schema } from './mercurius-schema.ts'
import { findMessages } from './messages.ts'
import {
  countProjects,
  countUnfunded,
  newestProjects,
  type Project,
  projectById,
  unfundedProjects,
} from './projects.ts'

/** Mercurius with its compiler, over batched plain SQL. A process of its own, with DATABASE_URL. */
const app = Fastify()

interface Page {
  first?: number
}

/** A list of what belongs to a record: read when the document asks for its items, or for how many there are. */
interface OfParent {
  parentId: string
  first: number
}

interface Query {
  obj: OfParent
}

const listOf = ({ id: parentId }: { id: string }, { first = 100 }: Page): OfParent => ({ parentId, first })

const parentIdsOf = (queries: readonly Query[]): string[] => queries.map(({ obj }) => obj.parentId)

const firstOf = (queries: readonly Query[]): number => queries[0]?.obj.first ?? 0

/** A cache for each request costs more than it finds. */
const batched = <Found>(loader: (queries: Query[]) => Promise<Found[]>) => ({
  loader,
  opts: { cache: false },
})

await app.register(mercurius, {
  schema,
  jit: 1,
  resolvers: {
    Query: {
      project: async (_: unknown, { id }: { id: string }) => (await projectById(id))[0],
      projects: async (_: unknown, { first = 100, filter }: Page & { filter?: 'unfunded' }) => ({
        filter,
        nodes: await (filter ? unfundedProjects(first) : newestProjects(first)),
      }),
      events: async (_: unknown, { first = 100 }: Page) => ({ nodes: await newestEvents(first) }),
      contactMessages: (_: unknown, { first = 100, search = '' }: Page & { search?: string }) =>
        findMessages(search, first),
      analytics: (_: unknown, period: Period) => period,
    },
    ProjectConnection: {
      totalCount: async ({ filter }: { filter?: 'unfunded' }) =>
        (await (filter ? countUnfunded() : countProjects()))[0]?.count,
    },
    Project: {
      donations: listOf,
      translations: ({ titleEn, titleKa, descriptionEn, descriptionKa }: Project) => ({
        en: { title: titleEn, description: descriptionEn },
        ka: { title: titleKa, description: descriptionKa },
      }),
    },
    Event: { subscribers: listOf },
    Analytics: { total: totalOf, projects: projectTotalsOf, growth: growthOf },
  },
  loaders: {
    DonationConnection: {
      nodes: batched((queries) => giftsOf(parentIdsOf(queries), firstOf(queries))),
      totalCount: batched((queries) => giftCountsOf(parentIdsOf(queries))),
    },
    SubscriberConnection: {
      nodes: batched((queries) => subscribersOf(parentIdsOf(queries), firstOf(queries))),
      totalCount: batched((queries) => subscriberCountsOf(parentIdsOf(queries))),
    },
  },
})

const address = await app.listen({ host: '127.0.0.1', port: 0 })
console.log(`Open ${address}`)
