import Fastify from 'fastify'
import { preparedJson } from './prepared.ts'

/**
 * The limit in its other form: one statement builds the whole answer, which is sent as it comes.
 * A process of its own, with DATABASE_URL.
 */
const app = Fastify()

const newestProjects = 'select * from projects order by id desc limit $1'

const overview = preparedJson(
  'overview',
  `select json_build_object('data', json_build_object(
    'projects', json_build_object('nodes', (
      select coalesce(json_agg(json_build_object('id', p.id, 'title', coalesce(p.title_en, p.title_ka),
        'goal', p.goal::float8, 'raised', coalesce(t.raised, 0)::float8,
        'donations', json_build_object('totalCount', t.donation_count, 'nodes', g.nodes)) order by p.id desc), '[]')
      from (${newestProjects}) p
      left join project_totals t on t.project_id = p.id
      cross join lateral (
        select coalesce(json_agg(json_build_object('anonymous', d.anonymous, 'amount', d.amount::float8,
          'donor', case when d.anonymous or o.name is null then null else json_build_object('name', o.name) end)
          order by d.received_at desc, d.id desc), '[]') as nodes
        from (
          select id, anonymous, amount, received_at, donor_id from donations
          where project_id = p.id and status = 'confirmed' order by received_at desc, id desc limit $2
        ) d left join donors o on o.id = d.donor_id
      ) g)),
    'events', json_build_object('nodes', (
      select coalesce(json_agg(json_build_object('id', e.id, 'title', coalesce(e.title_en, e.title_ka),
        'content', coalesce(e.content_en, e.content_ka), 'date', e.date,
        'subscribers', json_build_object(
          'totalCount', (select count(*) from event_subscribers s where s.event_id = e.id),
          'nodes', s.nodes)) order by e.id desc), '[]')
      from (select * from events order by id desc limit 20) e
      cross join lateral (
        select coalesce(json_agg(json_build_object('name', s.name, 'email', s.email) order by s.id desc), '[]') as nodes
        from (
          select id, name, email from event_subscribers where event_id = e.id order by id desc limit 100
        ) s
      ) s)),
    'analytics', json_build_object(
      'total', (select coalesce(sum(raised), 0)::float8 from project_totals),
      'projects', (
        select coalesce(json_agg(json_build_object('projectTitle', s.title_en, 'totalDonated', s.raised)
          order by s.raised desc, s.id desc), '[]')
        from (
          select p.id, p.title_en, coalesce(t.raised, 0)::float8 as raised
          from projects p left join project_totals t on t.project_id = p.id
          order by coalesce(t.raised, 0) desc, p.id desc limit 1000
        ) s))
  )) as json`,
)

const project = preparedJson(
  'project',
  `select json_build_object('data', json_build_object('project', (
     select json_build_object('id', p.id, 'title', coalesce(p.title_en, p.title_ka),
       'description', coalesce(p.description_en, p.description_ka), 'goal', p.goal::float8,
       'raised', coalesce(t.raised, 0)::float8)
     from projects p left join project_totals t on t.project_id = p.id where p.id = $1))) as json`,
)

const json = 'application/json; charset=utf-8'

app.post<{ Body: { variables: { projects: number; gifts: number } } }>(
  '/documents/overview',
  async ({ body: { variables } }, reply) =>
    reply.type(json).send(await overview(variables.projects, variables.gifts)),
)

app.post<{ Body: { variables: { id: string } } }>(
  '/documents/project',
  async ({ body: { variables } }, reply) => reply.type(json).send(await project(variables.id)),
)

const address = await app.listen({ host: '127.0.0.1', port: 0 })
console.log(`Open ${address}`)
