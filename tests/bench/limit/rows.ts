import Fastify from 'fastify'
import { insertMessage, type NewMessage } from './insert-message.ts'
import { projectRepresentation } from './project-representation.ts'
import { documents } from './rows-of-documents.ts'

/**
 * The limit: what is asked for by prepared statements alone, put together by hand, written by `JSON.stringify`.
 * A process of its own, with DATABASE_URL.
 */
const app = Fastify()

app.post<{ Params: { name: string }; Body: { variables: Record<string, string | number> } }>(
  '/documents/:name',
  async ({ params, body }, reply) => {
    const answer = documents[params.name]
    if (!answer) return reply.code(404).send({ error: `no document is called ${params.name}` })
    return { data: await answer(body.variables) }
  },
)

app.get<{ Params: { id: string } }>('/projects/:id', ({ params }) => projectRepresentation(params.id))

app.post<{ Body: NewMessage }>('/contacts', async ({ body }, reply) => {
  reply.code(201)
  return insertMessage(body)
})

const address = await app.listen({ host: '127.0.0.1', port: 0 })
console.log(`Open ${address}`)
