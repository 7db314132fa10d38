import { z } from 'zod'
import { day, evenIfRefused, lari, refuse, text, translation, version } from './fields.ts'
import { projectFilters, projectSorts } from './list-words.ts'
import { listShapes } from './lists.ts'
import { isPicturePath } from './pictures.ts'
import { youtubeVideoId } from './videos.ts'

const maximumGoal = 1_000_000_000
const projectTitleLength = 200
const projectDescriptionLength = 20_000

const isPictureAddress = (value: string): boolean => {
  if (isPicturePath(value)) return true
  return URL.canParse(value) && new URL(value).protocol === 'https:' && new URL(value).username === ''
}

const imageUrl = text(1, 2048).superRefine((value, ctx) => {
  if (!isPictureAddress(value)) refuse(ctx, 'invalid_url')
})

const youtubeUrl = text(1, 500).superRefine((value, ctx) => {
  if (youtubeVideoId(value) === null) refuse(ctx, 'invalid_video')
})

const texts = z.strictObject({
  title: translation(projectTitleLength).optional(),
  description: translation(projectDescriptionLength).optional(),
})

const fields = z.strictObject({
  title: text(1, projectTitleLength).optional(),
  description: text(1, projectDescriptionLength).optional(),
  goal: lari(0.01, maximumGoal),
  startDate: day.nullish(),
  endDate: day.nullish(),
  imageUrl: imageUrl.nullish(),
  youtubeUrl: youtubeUrl.nullish(),
  translations: z.strictObject({ en: texts.optional(), ka: texts.optional() }).optional(),
})

type Fields = z.infer<typeof fields>

/** The dates are compared even where a field is refused: what stands in them may then be anything. */
const isDay = (value: unknown): value is string => day.safeParse(value).success

const checkDates = (value: Pick<Fields, 'startDate' | 'endDate'>, ctx: z.RefinementCtx): void => {
  if (!isDay(value.startDate) || !isDay(value.endDate)) return
  if (value.endDate < value.startDate) {
    ctx.addIssue({ code: 'custom', path: ['endDate'], params: { code: 'before_start' } })
  }
}

const requireInOneLanguage = (value: Fields, ctx: z.RefinementCtx): void => {
  for (const name of ['title', 'description'] as const) {
    const given = [value[name], value.translations?.en?.[name], value.translations?.ka?.[name]]
    if (!given.some(Boolean)) ctx.addIssue({ code: 'custom', path: [name], params: { code: 'required' } })
  }
}

/** A new project. `title` and `description` are in the language of the request; `translations` may hold both. */
export const newProject = fields
  .superRefine(requireInOneLanguage, evenIfRefused)
  .superRefine(checkDates, evenIfRefused)

export type NewProject = z.infer<typeof newProject>

/** A change: what is omitted keeps its value, null clears what is optional. */
export const projectChange = fields
  .partial()
  .extend({ version: version.optional() })
  .superRefine(checkDates, evenIfRefused)

export type ProjectChange = z.infer<typeof projectChange>

/** The list of projects, for admins. */
export const projectList = listShapes('Project', projectSorts, projectFilters)
