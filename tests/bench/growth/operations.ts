import { at } from '../cases/in-answers.ts'
import { ask, get } from '../cases/requests.ts'
import { analytics } from '../documents.ts'
import type { Load } from '../measure/load.ts'
import type { Server } from '../servers.ts'
import { firstAnswer } from './first-answer.ts'

/** What is asked of a ledger of any size. */
export interface Operation {
  name: string
  load: Load
}

const gifts = `query Gifts($id: ID!, $after: String) { project(id: $id) {
  donations(first: 100, after: $after) { totalCount nodes { id amount receivedAt donor { name } } pageInfo { endCursor } } } }`

const totals = 'query { analytics { total growth { month total } projects { projectTitle totalDonated } } }'

/** As far as anybody scrolls. */
const pagesDown = 20

/** @returns what is asked, and how many requests were refused while the pages were gone through */
export const operationsOf = async (
  gateway: Server,
  headers: { authorization: string },
  projectId: string,
  period: readonly [from: string, until: string],
): Promise<{ operations: Operation[]; refused: number }> => {
  const giftsAfter = (after: string | null) =>
    ask(gateway, { query: gifts, variables: { id: projectId, after } }, headers)
  let cursor: string | null = null
  let refused = 0
  for (let page = 0; page < pagesDown; page++) {
    const load = giftsAfter(cursor)
    refused += await firstAnswer(load)
    const { url, ...request } = load
    const body: unknown = await (await fetch(url, request)).json()
    const next = at(body, 'data', 'project', 'donations', 'pageInfo', 'endCursor')
    if (typeof next !== 'string') break
    cursor = next
  }
  const operations = [
    { name: 'project', load: get(`${gateway.address}/api/projects/${projectId}?lng=en`) },
    { name: '100 newest gifts', load: giftsAfter(null) },
    { name: '100 gifts, 20 pages down', load: giftsAfter(cursor) },
    {
      name: 'projects by what they raised',
      load: get(`${gateway.address}/api/projects?limit=50&sort=raised`, headers),
    },
    { name: 'analytics', load: ask(gateway, { query: totals, variables: {} }, headers) },
    { name: 'analytics of a period', load: ask(gateway, analytics(...period), headers) },
  ]
  return { operations, refused }
}
