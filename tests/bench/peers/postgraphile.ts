import { createServer } from 'node:http'
import { Client } from 'pg'
import { postgraphile } from 'postgraphile'
import { makePgService } from 'postgraphile/adaptors/pg'
import { grafserv } from 'postgraphile/grafserv/node'
import { PostGraphileAmberPreset } from 'postgraphile/presets/amber'
import { views } from './postgraphile-views.ts'

/** PostGraphile over views of the gateway's tables. A process of its own, with DATABASE_URL. */
const connectionString = process.env.DATABASE_URL ?? ''

const client = new Client({ connectionString })
await client.connect()
await client.query(views)
await client.end()

const preset: GraphileConfig.Preset = {
  extends: [PostGraphileAmberPreset],
  pgServices: [makePgService({ connectionString, schemas: ['peer'], poolConfig: { max: 10 } })],
  grafserv: { graphqlPath: '/graphql', graphiql: false },
}

const serv = postgraphile(preset).createServ(grafserv)
const server = createServer()
await serv.addTo(server)
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  if (typeof address === 'object' && address) console.log(`Open http://127.0.0.1:${address.port}`)
})
