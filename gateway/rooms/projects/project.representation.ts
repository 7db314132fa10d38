import { z } from 'zod'
import { id } from '../../../schema/fields.ts'
import type { Locale } from '../../../schema/locales.ts'
import { inLocale } from '../../core/localized.ts'
import { donationRepresentation } from '../donations/donation.representation.ts'
import { type ProjectWithDonations, projectTranslations } from './project.ts'

const day = z.string().nullable().meta({ format: 'date' })
const textsRepresentation = z
  .object({ title: z.string().nullable(), description: z.string().nullable() })
  .meta({ title: 'ProjectTexts', description: 'Null where nothing was written in this language.' })

const shown = 'In the language that was asked for; in the other one where it is not written in it.'

/** A project in REST. */
export const projectRepresentation = z
  .object({
    id,
    version: z.int().meta({ description: 'Raised by every change.', example: 1 }),
    title: z.string().meta({ description: shown }),
    description: z.string().meta({ description: shown }),
    goal: z.number().meta({ description: 'Lari.', example: 12000 }),
    raised: z.number().meta({ description: 'Lari, confirmed donations only.', example: 8450 }),
    startDate: day,
    endDate: day,
    imageUrl: z.string().nullable().meta({ description: 'An https address, or the path of an upload.' }),
    youtubeUrl: z.string().nullable().meta({ description: 'A YouTube link or video id.' }),
    translations: z.object({ en: textsRepresentation, ka: textsRepresentation }),
    donations: z
      .array(donationRepresentation)
      .optional()
      .meta({ description: 'Newest first, for admins only.' }),
    donationsTotalCount: z.int().optional().meta({ description: 'Of all donations, for admins only.' }),
  })
  .meta({ title: 'Project' })

export const projectListRepresentation = z
  .object({
    projects: z.array(projectRepresentation),
    nextCursor: z.string().nullable().meta({ description: 'Pass it as `after`; null on the last page.' }),
  })
  .meta({ title: 'ProjectList' })

/** The project in one language, with both beside it. */
export const renderProject = (
  project: ProjectWithDonations,
  locale: Locale,
): z.infer<typeof projectRepresentation> => {
  const { donations, ...rest } = project
  return {
    ...rest,
    title: inLocale(project.title, locale),
    description: inLocale(project.description, locale),
    translations: projectTranslations(project),
    ...(donations ? { donations: donations.nodes, donationsTotalCount: donations.totalCount } : {}),
  }
}
