import { byKey } from './by-key.ts'
import { newestGifts } from './newest-gifts.ts'
import { plannedAnew, prepared } from './prepared.ts'
import type { Variables } from './variables.ts'

const projects = prepared<[string]>('project ids', 'select id from projects order by id desc limit $1')

const donorNames = plannedAnew<[string, string | null]>(
  newestGifts('case when d.anonymous then null else o.name end'),
)

export const names = async ({ projects: first, gifts: firstGifts }: Variables) => {
  const [projectRows, rows] = await Promise.all([projects(first), donorNames(first, firstGifts)])
  const giftsOf = byKey(rows, ([, name]) => ({ donor: name === null ? null : { name } }))
  return { projects: { nodes: projectRows.map(([id]) => ({ donations: { nodes: giftsOf.get(id) ?? [] } })) } }
}
