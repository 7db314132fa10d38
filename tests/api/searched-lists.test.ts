import type { EntityManager } from 'typeorm'
import { describe, expect } from 'vitest'
import { mostCounted } from '../../schema/limits.ts'
import type { Agent } from '../support/agent.ts'
import { test } from '../support/gateway.ts'

const idOf = (n: number): string => `00000000-0000-7000-8000-${n.toString(16).padStart(12, '0')}`

/** Writes so many messages, of which these hold a word, whatever its case; the greater their number the newer they are. */
const write = async (
  manager: EntityManager,
  messages: number,
  holds: (n: number) => boolean,
): Promise<string[]> => {
  const numbers = Array.from({ length: messages }, (_, index) => index + 1)
  await manager.query(
    `insert into contact_messages (id, name, email, message, locale)
     select m.id, 'Anna Schulz', 'anna@example.de', m.message, 'en' from unnest($1::uuid[], $2::text[]) m (id, message)`,
    [
      numbers.map(idOf),
      numbers.map((n) => (holds(n) ? 'May I vIsIt you?' : 'Which papers does a dog need?')),
    ],
  )
  return numbers.filter(holds).map(idOf).reverse()
}

interface Page {
  nodes: { id: string }[]
  totalCount: number | null
  offset: number | null
  previousCursor: string | null
  pageInfo: { endCursor: string | null; hasNextPage: boolean }
}

const first = 300

const pageAfter = async (agent: Agent, search: string, after: string | null): Promise<Page> => {
  const { body } = await agent.graphql<{ contactMessages: Page }>(
    `query ($search: String, $after: String, $first: Int) {
      contactMessages(first: $first, after: $after, search: $search) {
        nodes { id } totalCount offset previousCursor pageInfo { endCursor hasNextPage } } }`,
    { search, after, first },
  )
  return body.data.contactMessages
}

const pagesOf = async (agent: Agent, search: string): Promise<Page[]> => {
  const pages = [await pageAfter(agent, search, null)]
  for (let page = pages.at(-1); page?.pageInfo.hasNextPage; page = pages.at(-1)) {
    pages.push(await pageAfter(agent, search, page.pageInfo.endCursor))
  }
  return pages
}

/** What is more than anybody counts is told as nothing. */
const told = (count: number): number | null => (count > mostCounted ? null : count)

const cases: readonly [what: string, messages: number, holds: (n: number) => boolean][] = [
  ['that none hold', 2500, () => false],
  ['that a few of a few hold', 40, (n) => n % 3 === 0],
  ['that one in a hundred holds', 2500, (n) => n % 100 === 0],
  ['that all of fewer than anybody counts hold', mostCounted - 1, () => true],
  ['that all of as many as are counted hold', mostCounted, () => true],
  ['that one more than are counted hold', mostCounted + 1, () => true],
  ['that most of more hold', 1500, (n) => n % 3 > 0],
  ['that all hold', 2500, () => true],
  ['that only the newest hold', 2500, (n) => n > 1900],
  ['that the newest hold, and the oldest of very many', 3500, (n) => n > 3400 || n <= 950],
  ['that only the oldest of very many hold', 3500, (n) => n <= 1200],
  ['that a stretch among very many holds', 4500, (n) => n > 1000 && n < 2300],
]

// No index looks up two letters.
describe.each(['visit', 'vI'])(
  'a list that is searched tells all that holds %j, where it stands and how many there are,',
  (search) => {
    test.for(cases)('%s', { timeout: 60_000 }, async ([, messages, holds], { asAdmin, manager }) => {
      const found = await write(manager, messages, holds)
      const pages = await pagesOf(asAdmin, search)
      expect(pages.flatMap(({ nodes }) => nodes.map(({ id }) => id))).toEqual(found)
      for (const [index, page] of pages.entries()) {
        expect([page.totalCount, page.offset]).toEqual([told(found.length), told(index * first)])
        if (index === 0) expect(page.previousCursor).toBeNull()
        if (index === 2) expect(page.previousCursor).toBe(pages[0]?.pageInfo.endCursor)
      }
    })
  },
)
