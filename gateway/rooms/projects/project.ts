import type { Locale } from '../../../schema/locales.ts'
import type { ListPage } from '../../core/list-page.ts'
import type { Localized } from '../../core/localized.ts'
import type { Donation } from '../donations/donation.ts'

/** A project as its service answers it: both languages, money in lari. */
export interface Project {
  id: string
  /** Raised by every change. */
  version: number
  title: Localized
  description: Localized
  goal: number
  /** The sum of confirmed donations. */
  raised: number
  /** Days, `YYYY-MM-DD`. */
  startDate: string | null
  endDate: string | null
  imageUrl: string | null
  youtubeUrl: string | null
}

/** What a project says in one language; null where nothing was written in it. */
export interface ProjectTexts {
  title: string | null
  description: string | null
}

export const projectTranslations = (project: Project): Record<Locale, ProjectTexts> => ({
  en: { title: project.title.en, description: project.description.en },
  ka: { title: project.title.ka, description: project.description.ka },
})

/** When a project was last changed, as search engines are told. */
export interface ProjectChangeDay {
  id: string
  /** `YYYY-MM-DD`, UTC. */
  changedOn: string
}

/** A project with the newest of its donations, for those who may see them. */
export interface ProjectWithDonations extends Project {
  donations?: ListPage<Donation>
}
