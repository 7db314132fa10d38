import { statement } from './statement.ts'

export interface Project {
  id: string
  title: string
  description: string
  goal: number
  raised: number
  version: number
  startDate: string | null
  endDate: string | null
  imageUrl: string | null
  titleEn: string | null
  titleKa: string | null
  descriptionEn: string | null
  descriptionKa: string | null
}

const select = `
  select p.id, coalesce(title_en, title_ka) as title, coalesce(description_en, description_ka) as description,
    p.goal::float8 as goal, coalesce(t.raised, 0)::float8 as raised, version, start_date::text as "startDate",
    end_date::text as "endDate", image_url as "imageUrl", title_en as "titleEn", title_ka as "titleKa",
    description_en as "descriptionEn", description_ka as "descriptionKa"
  from projects p left join project_totals t on t.project_id = p.id`

export const projectById = statement<Project>('project', `${select} where p.id = $1`)

export const newestProjects = statement<Project>('newest', `${select} order by p.id desc limit $1`)

const isUnfunded = 'coalesce(t.raised, 0) < p.goal'

export const unfundedProjects = statement<Project>(
  'unfunded',
  `${select} where ${isUnfunded} order by coalesce(t.raised, 0), p.id limit $1`,
)

const from = 'from projects p left join project_totals t on t.project_id = p.id'

export const countProjects = statement<{ count: number }>('count', `select count(*)::int as count ${from}`)

export const countUnfunded = statement<{ count: number }>(
  'count unfunded',
  `select count(*)::int as count ${from} where ${isUnfunded}`,
)
