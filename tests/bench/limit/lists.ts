import { prepared } from './prepared.ts'
import type { Variables } from './variables.ts'

const unfunded = prepared<[string, string, number, number, number]>(
  'unfunded',
  `select p.id, coalesce(p.title_en, p.title_ka), coalesce(t.raised, 0)::float8, p.goal::float8,
     (count(*) over ())::int
   from projects p left join project_totals t on t.project_id = p.id where coalesce(t.raised, 0) < p.goal
   order by coalesce(t.raised, 0), p.id limit $1`,
)

export const filtered = async ({ first }: Variables) => {
  const rows = await unfunded(first)
  return {
    projects: {
      totalCount: rows[0]?.[4] ?? 0,
      nodes: rows.map(([id, title, raised, goal]) => ({ id, title, raised, goal })),
    },
  }
}

const foundMessages = prepared<[string, string, string, string, number]>(
  'found messages',
  `select id, name, email, message, (count(*) over ())::int from contact_messages
   where name ~* $1 or email ~* $1 or message ~* $1
   order by lower(name) collate "C", id limit 100`,
)

export const messages = async ({ search }: Variables) => {
  const rows = await foundMessages(search)
  return {
    contactMessages: {
      totalCount: rows[0]?.[4] ?? 0,
      nodes: rows.map(([id, name, email, message]) => ({ id, name, email, message })),
    },
  }
}
