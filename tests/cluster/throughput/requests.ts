import type autocannon from 'autocannon'
import { byHash } from '../../bench/cases/visitors.ts'
import { askAt } from '../../faults/site.ts'
import type { ClusterSite } from '../site.ts'

/** What is sent over and over, each of them in its turn. */
export type Requests = readonly autocannon.Request[]

const asBrowser = { 'accept-language': 'en', 'accept-encoding': 'br' }
const dashboard = '/dashboard'

const asked = (path: string, headers: Record<string, string> = {}): autocannon.Request => ({
  method: 'GET',
  path,
  headers: { ...asBrowser, ...headers },
})

export const page: Requests = [asked(dashboard)]

/** The first script that the page names. @throws where it names none */
export const scriptOf = async ({ address }: ClusterSite): Promise<Requests> => {
  const { body } = await askAt(address, dashboard)
  const found = /\/assets\/[\w.-]+\.js/.exec(body)?.[0]
  if (found === undefined) throw new Error('the page names no script')
  return [asked(found)]
}

/** What the client asks for to show a project. */
export const queryOf = ({ address, project }: ClusterSite): Requests => {
  const { url, headers } = byHash('Project', { id: project, locale: 'en' })({ address })
  const { pathname, search } = new URL(url)
  return [asked(`${pathname}${search}`, headers)]
}

const asJson = { 'content-type': 'application/json' }

export const signIn: Requests = [
  {
    method: 'POST',
    path: '/api/login',
    headers: asJson,
    body: JSON.stringify({ username: 'keeper', password: 'who waited by the road' }),
  },
]

export const letter: Requests = [
  {
    method: 'POST',
    path: '/api/contacts',
    headers: asJson,
    body: JSON.stringify({ name: 'Nino', email: 'nino@example.org', message: 'When can I visit?' }),
  },
]

let given = 0

/** One lari to each project in its turn, each gift by somebody else and under a key of its own: whoever gives twice is a row to wait for. */
export const giftsTo = ({ authorization }: ClusterSite, projects: readonly string[]): Requests =>
  projects.map((project) => ({
    method: 'POST',
    path: `/api/projects/${project}/donations`,
    headers: { ...asJson, authorization },
    setupRequest: (request) => {
      given += 1
      return {
        ...request,
        headers: { ...request.headers, 'idempotency-key': `measured ${given}` },
        body: JSON.stringify({ amount: 1, donorName: `Tamar ${given}` }),
      }
    },
  }))

/** More projects that take gifts. */
export const moreProjects = async (
  { address, authorization }: ClusterSite,
  count: number,
): Promise<string[]> => {
  const made: string[] = []
  for (let number = 1; number <= count; number++) {
    const { status, body } = await askAt(address, '/api/projects', {
      body: { title: `Kennel ${number}`, description: 'A roof.', goal: 1000 },
      headers: { authorization },
    })
    if (status !== 201) throw new Error(`no project could be made: ${status} ${body}`)
    made.push(String(Reflect.get(Object(JSON.parse(body)), 'id')))
  }
  return made
}
