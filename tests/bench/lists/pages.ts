import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../support/root.ts'
import { at } from '../cases/in-answers.ts'
import { ask } from '../cases/requests.ts'
import type { Load } from '../measure/load.ts'
import type { Server } from '../servers.ts'

/** A page of a list, as the admin area asks for it. */
export interface ListPage {
  name: string
  /** The operation of the client. */
  operation: string
  variables: Record<string, unknown>
  /** Where the list stands in the answer, for the next page; a page that is not turned has none. */
  list?: readonly string[]
  /** How many pages down. */
  pagesDown?: number
}

/** What the client sends, by the names of its operations. */
const documents = new Map<string, string>()
for (const text of Object.values<string>(
  JSON.parse(readFileSync(join(root, 'schema/trusted-documents.json'), 'utf8')),
)) {
  const name = /^(?:query|mutation) (\w+)/m.exec(text)?.[1]
  if (name !== undefined) documents.set(name, text)
}

const documentOf = (operation: string): string => {
  const text = documents.get(operation)
  if (text === undefined) throw new Error(`the client has no operation ${operation}`)
  return text
}

interface Room {
  name: string
  operation: string
  list: string
  sorts: readonly string[]
  filters: readonly string[]
  /** What nothing, few and most of its rows hold. */
  searches: readonly string[]
  locales?: readonly string[]
}

const lives = ['draft', 'scheduled', 'published', 'archived']

const rooms: readonly Room[] = [
  {
    name: 'donors',
    operation: 'AdminDonors',
    list: 'donors',
    sorts: ['created', 'name', 'given'],
    filters: ['anonymous', 'alike'],
    searches: ['nobody is called so', 'beridze 77', 'gio', 'TBC 00'],
  },
  {
    name: 'pictures',
    operation: 'AdminPictures',
    list: 'pictures',
    sorts: ['created', 'name'],
    filters: ['unused', 'used', 'undescribed'],
    searches: ['nowhere to be seen', 'dog 77', 'ძაღლი'],
  },
  {
    name: 'projects',
    operation: 'AdminProjects',
    list: 'projects',
    sorts: ['created', 'title', 'goal', 'raised', 'startDate', 'place'],
    filters: ['untranslated', 'unfunded', 'funded', 'open', ...lives],
    searches: ['nothing holds this', 'ab12', 'straw'],
    locales: ['ka'],
  },
  {
    name: 'events',
    operation: 'AdminEvents',
    list: 'events',
    sorts: ['created', 'title', 'date', 'place'],
    filters: ['upcoming', 'past', 'undated', 'untranslated', ...lives],
    searches: ['nothing holds this', 'ab12', 'noon'],
    locales: ['ka'],
  },
  {
    name: 'messages',
    operation: 'AdminContacts',
    list: 'contactMessages',
    sorts: ['created', 'name'],
    filters: ['en', 'ka'],
    searches: ['nothing holds this', 'ab12', 'visit'],
  },
  {
    name: 'readers',
    operation: 'AdminReaders',
    list: 'newsletterReaders',
    sorts: ['created'],
    filters: ['en', 'ka', 'dashboard', 'elsewhere', 'unknown'],
    searches: ['nothing holds this', 'ab12', 'example', 'e'],
  },
  {
    name: 'bin',
    operation: 'AdminBin',
    list: 'bin',
    sorts: ['created'],
    filters: ['projects', 'contacts'],
    searches: ['nothing holds this', 'nino', 'n'],
  },
]

/** Far enough to be tired of it; a short list ends before. */
const pagesDown = 30

const pagesOf = ({ name, operation, list, sorts, filters, searches, locales = [] }: Room): ListPage[] => {
  const page = (what: string, variables: Record<string, unknown>): ListPage => ({
    name: `${name}${what}`,
    operation,
    variables: { locale: 'en', ...variables },
    list: ['data', list],
  })
  return [
    page('', {}),
    { ...page(`, ${pagesDown} pages down`, {}), pagesDown },
    ...sorts.flatMap((sort) =>
      ['asc', 'desc'].map((direction) => page(` by ${sort} ${direction}`, { sort, direction })),
    ),
    ...locales.map((locale) => page(` by title, ${locale}`, { sort: 'title', locale })),
    ...filters.map((filter) => page(`: ${filter}`, { filter })),
    ...searches.map((search) => page(`, “${search}”`, { search })),
  ]
}

const page = (name: string, operation: string, variables: Record<string, unknown> = {}): ListPage => ({
  name,
  operation,
  variables: { locale: 'en', ...variables },
})

const month = (ago: number): string => new Date(Date.now() - ago * 30 * 86_400_000).toISOString().slice(0, 7)

/** The trail: as a whole, of what, by whom, since when, and of one record. */
const ofTrail = (projectId: string, actorId: string): ListPage[] => {
  const trail = (what: string, variables: Record<string, unknown>): ListPage => ({
    ...page(`trail${what}`, 'AdminTrail', { first: 25, ...variables }),
    list: ['data', 'trail'],
  })
  return [
    trail('', {}),
    { ...trail(`, ${pagesDown} pages down`, {}), pagesDown },
    ...['project', 'event', 'gift'].map((kind) => trail(`: ${kind}`, { kind })),
    ...['create', 'change', 'destroy'].map((action) => trail(`: ${action}`, { action })),
    trail(' of somebody', { actor: actorId }),
    trail(' of what somebody has created', { actor: actorId, action: 'create' }),
    trail(' of a project', { record: projectId }),
    trail(' since a month', { from: month(2) }),
    trail(', “Project”', { search: 'Project' }),
    trail(', “ab12”', { search: 'ab12' }),
    trail(', “nothing holds this”', { search: 'nothing holds this' }),
    page('who is in the trail', 'AdminTrailActors'),
  ]
}

const ofOthers = (projectId: string, eventId: string, donorId: string): ListPage[] => {
  const gifts = (what: string, variables: Record<string, unknown>): ListPage => ({
    ...page(`gifts${what}`, 'AdminGifts', variables),
    list: ['data', 'donations'],
  })
  return [
    page(`donors of ${new Date().getFullYear() - 1}`, 'AdminDonors', { year: new Date().getFullYear() - 1 }),
    page('a donor', 'AdminDonor', { id: donorId }),
    gifts('', {}),
    { ...gifts(`, ${pagesDown} pages down`, {}), pagesDown },
    gifts(', oldest first', { direction: 'asc' }),
    gifts(' by amount', { sort: 'amount' }),
    gifts(' of a project', { project: projectId }),
    gifts(': card', { method: 'card' }),
    gifts(': voided', { status: 'voided' }),
    gifts(' of a year', { from: month(20), until: month(8) }),
    gifts(', “TBC 00”', { reference: 'TBC 00' }),
    gifts(', “TBC”', { reference: 'TBC' }),
    page('imports', 'DonationImports'),
    page('gifts below a project', 'MoreDonors', { projectId }),
    page('subscribers of an event', 'MoreSubscribers', { eventId }),
    page('projects to choose from', 'ProjectChoice'),
    page('analytics', 'Analytics'),
    page('analytics of a period', 'Analytics', { from: month(20), until: month(2) }),
  ]
}

/** A project, the event with the subscribers, a donor, and somebody who has done much: their ids. */
export type Records = Record<'project' | 'event' | 'donor' | 'actor', string>

/** Every page that the admin area shows of a list, in each order, narrowed by each filter and searched. */
export const allPages = ({ project, event, donor, actor }: Records): ListPage[] => [
  ...rooms.flatMap(pagesOf),
  ...ofOthers(project, event, donor),
  ...ofTrail(project, actor),
]

export interface Answer {
  data?: unknown
  errors?: { message: string }[]
}

export const answerTo = async ({ url, ...request }: Load): Promise<Answer> => {
  const answer: Answer = await (await fetch(url, request)).json()
  const [refusal] = answer.errors ?? []
  if (refusal) throw new Error(`${request.body?.slice(0, 200)}: ${refusal.message}`)
  return answer
}

/** The request of a page; of one further down as far as its list goes. */
export const loadOf = async (
  gateway: Pick<Server, 'address'>,
  headers: { authorization: string },
  { operation, variables, list = [], pagesDown = 0 }: ListPage,
): Promise<Load> => {
  const query = documentOf(operation)
  const known = new Set([...query.matchAll(/\$(\w+): /g)].map(([, name]) => name))
  const given = Object.fromEntries(Object.entries(variables).filter(([name]) => known.has(name)))
  let load = ask(gateway, { query, variables: given }, headers)
  for (let turned = 0; turned < pagesDown; turned++) {
    const { endCursor, hasNextPage } = Object(at(await answerTo(load), ...list, 'pageInfo'))
    if (hasNextPage !== true) break
    load = ask(gateway, { query, variables: { ...given, after: endCursor } }, headers)
  }
  return load
}
