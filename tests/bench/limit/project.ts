import { prepared } from './prepared.ts'
import type { Variables } from './variables.ts'

const oneProject = prepared<[string, string, string, number, number]>(
  'project',
  `select p.id, coalesce(p.title_en, p.title_ka), coalesce(p.description_en, p.description_ka), p.goal::float8,
     coalesce(t.raised, 0)::float8
   from projects p left join project_totals t on t.project_id = p.id where p.id = $1`,
)

export const project = async ({ id: wanted }: Variables) => {
  const [row] = await oneProject(wanted)
  if (!row) return { project: null }
  const [id, title, description, goal, raised] = row
  return { project: { id, title, description, goal, raised } }
}
