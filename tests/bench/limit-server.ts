import Fastify from 'fastify'
import { Pool } from 'pg'

/**
 * What the same machine could do at most: a constant answer, one SQL statement whose JSON text is sent as it
 * comes, and a bare insert. Started by the benchmark as a process of its own, with DATABASE_URL.
 */
const pool = new Pool({ connectionString: process.env.DATABASE_URL, max: 10 })
const app = Fastify()

/** The driver would parse the JSON only for us to write it again. */
const asText = { getTypeParser: () => (text: string) => text }

const json = 'application/json; charset=utf-8'

const project = {
  name: 'project',
  text: `select json_build_object('id', p.id, 'title', title_en, 'description', description_en, 'goal', goal,
    'raised', t.raised) as text from projects p join project_totals t on t.project_id = p.id where p.id = $1`,
}

const everything = {
  name: 'everything',
  text: `select json_build_object('projects', (select json_agg(json_build_object('id', p.id, 'title', p.title_en,
      'goal', p.goal, 'raised', t.raised, 'donations', (select json_agg(json_build_object('anonymous', d.anonymous,
        'amount', d.amount, 'donor', case when d.anonymous then null else json_build_object('name', o.name) end))
        from donations d left join donors o on o.id = d.donor_id where d.project_id = p.id)))
      from projects p join project_totals t on t.project_id = p.id),
    'events', (select json_agg(json_build_object('id', e.id, 'title', e.title_en, 'subscribers',
      (select json_agg(json_build_object('name', s.name, 'email', s.email)) from event_subscribers s
        where s.event_id = e.id))) from events e)) as text`,
}

const messages = {
  name: 'messages',
  text: `with found as materialized (
      select id, name, email, message from contact_messages where strpos(message, $1) > 0)
    select json_build_object('totalCount', (select count(*) from found), 'nodes', (select json_agg(m) from (
      select * from found order by lower(name) collate "C", id limit 100) m)) as text`,
}

app.get('/constant', (_request, reply) => reply.type(json).send('{"status":"ok"}'))

app.get<{ Params: { id: string } }>('/project/:id', async ({ params }, reply) => {
  const { rows } = await pool.query({ ...project, types: asText, values: [params.id] })
  return reply.type(json).send(rows[0].text)
})

app.get('/everything', async (_request, reply) => {
  const { rows } = await pool.query({ ...everything, types: asText })
  return reply.type(json).send(rows[0].text)
})

app.get<{ Params: { search: string } }>('/messages/:search', async ({ params }, reply) => {
  const { rows } = await pool.query({ ...messages, types: asText, values: [params.search] })
  return reply.type(json).send(rows[0].text)
})

app.post<{ Body: { name: string; email: string; message: string } }>('/contacts', async ({ body }, reply) => {
  await pool.query({
    name: 'insert',
    text: `insert into contact_messages (id, name, email, message, locale) values (gen_random_uuid(), $1, $2, $3, 'en')`,
    values: [body.name, body.email, body.message],
  })
  return reply.code(201).type(json).send('{}')
})

const address = await app.listen({ host: '127.0.0.1', port: 0 })
console.log(`Open ${address}`)
