import Fastify from 'fastify'
import { prepared } from './prepared.ts'
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

const project = prepared<[string, string, string, number, number]>(
  'project',
  `select p.id, coalesce(p.title_en, p.title_ka), coalesce(p.description_en, p.description_ka), p.goal::float8,
     coalesce(t.raised, 0)::float8
   from projects p left join project_totals t on t.project_id = p.id where p.id = $1`,
)

app.get<{ Params: { id: string } }>('/projects/:id', async ({ params }) => {
  const [row] = await project(params.id)
  if (!row) return { data: { project: null } }
  const [id, title, description, goal, raised] = row
  return { data: { project: { id, title, description, goal, raised } } }
})

const address = await app.listen({ host: '127.0.0.1', port: 0 })
console.log(`Open ${address}`)
