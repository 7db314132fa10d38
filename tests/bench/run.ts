import { argon2Passwords } from '../../gateway/authentication/passwords.ts'
import { createDataSource } from '../../gateway/database/data-source.ts'
import { migrate } from '../../gateway/database/migrate.ts'
import { demoAccounts } from '../../gateway/demo/accounts.ts'
import { loadDemo } from '../../gateway/demo/load-demo.ts'
import { entities } from '../../gateway/rooms.ts'
import { migrations } from '../../migrations/all.ts'
import { findPostgres, startPostgres } from '../support/postgres-cluster.ts'
import { startGateway } from '../support/servers.ts'
import { fillDatabase } from './data.ts'
import { type Load, requestsPerSecond } from './measure.ts'

/** What an admin's overview asks for in one request. */
const everything = `query { projects(first: 100) { nodes { id title goal raised
  donations(first: 1000) { totalCount nodes { anonymous amount donor { name } } } } }
  events(first: 100) { nodes { id title content date subscribers(first: 1000) { totalCount nodes { name email } } } }
  analytics { total projects { projectTitle totalDonated } } }`

/** What an admin's list asks for while somebody types in its search box. */
const tenThousand = `query { contactMessages(first: 100, search: "777", sort: name) { totalCount
  nodes { id name email message } } }`

const json = { 'content-type': 'application/json' }
const post = (url: string, body: unknown, headers = {}): Load => ({
  url,
  method: 'POST',
  headers: { ...json, ...headers },
  body: JSON.stringify(body),
})

const prepare = async (url: string): Promise<string> => {
  const dataSource = await createDataSource({
    connection: { url },
    poolSize: 2,
    entities,
    migrations,
  }).initialize()
  await migrate(dataSource)
  await loadDemo(dataSource.manager, argon2Passwords.hash)
  await fillDatabase(dataSource)
  const [project] = await dataSource.query<{ id: string }[]>(
    `select id from projects where title_en = 'Project 7'`,
  )
  await dataSource.destroy()
  return project?.id ?? ''
}

const tokenOf = async (address: string): Promise<string> => {
  const [admin] = demoAccounts
  const answer = await fetch(
    `${address}/api/login`,
    post('', { username: admin?.username, password: admin?.password }),
  )
  const { token } = (await answer.json()) as { token: string }
  return token
}

const compare = async (): Promise<void> => {
  const cluster = await startPostgres()
  const env = { DATABASE_URL: cluster.url(), LOG_LEVEL: 'silent' }
  try {
    const id = await prepare(cluster.url())
    const gateway = await startGateway({
      env: { ...env, JWT_SECRET: 'a secret of the benchmark, long enough' },
    })
    const limit = await startGateway({ env, program: 'tests/bench/limit-server.ts' })
    const authorization = `Bearer ${await tokenOf(gateway.address)}`
    const project = {
      query: 'query ($id: ID!) { project(id: $id) { id title description goal raised } }',
      variables: { id },
    }
    const letter = { name: 'Nino', email: 'nino@example.org', message: 'When can I visit?' }

    const rows: [what: string, ours: Load, limit: Load][] = [
      [
        'project, REST',
        { url: `${gateway.address}/api/projects/${id}` },
        { url: `${limit.address}/project/${id}` },
      ],
      [
        'project, GraphQL',
        post(`${gateway.address}/graphql`, project),
        { url: `${limit.address}/project/${id}` },
      ],
      [
        'everything, admin',
        post(`${gateway.address}/graphql`, { query: everything }, { authorization }),
        { url: `${limit.address}/everything` },
      ],
      [
        'ten thousand messages, searched, sorted',
        post(`${gateway.address}/graphql`, { query: tenThousand }, { authorization }),
        { url: `${limit.address}/messages/777` },
      ],
      [
        'contact message',
        post(`${gateway.address}/api/contacts`, letter),
        post(`${limit.address}/contacts`, letter),
      ],
      ['constant text', { url: `${gateway.address}/health` }, { url: `${limit.address}/constant` }],
    ]
    console.log('requests a second, median of three runs      gateway      limit   ratio')
    for (const [what, ours, theirs] of rows) {
      const most = await requestsPerSecond(theirs)
      const reached = await requestsPerSecond(ours)
      const figures = [
        reached.toFixed(0).padStart(10),
        most.toFixed(0).padStart(10),
        (reached / most).toFixed(2).padStart(7),
      ]
      console.log(`${what.padEnd(40)}${figures.join(' ')}`)
    }
    await gateway.stop()
    await limit.stop()
  } finally {
    await cluster.stop()
  }
}

if (findPostgres() === null) {
  console.error(
    'The benchmark needs PostgreSQL: install it (Debian: postgresql), or set POSTGRES_BIN to its programs.',
  )
  process.exitCode = 1
} else {
  await compare()
}
