import type { Locale } from '../../../schema/locales.ts'
import { newProject } from '../../../schema/projects.ts'
import type { ProjectToEditFragment } from '../../generated/admin-operations.ts'
import type { Loaded, RecordFields, Texts } from '../form/record-fields.ts'
import { typedLari } from '../form/typed-lari.ts'

const paths = {
  titleEn: 'translations.en.title',
  descriptionEn: 'translations.en.description',
  titleKa: 'translations.ka.title',
  descriptionKa: 'translations.ka.description',
  goal: 'goal',
  startDate: 'startDate',
  endDate: 'endDate',
  imageUrl: 'imageUrl',
  youtubeUrl: 'youtubeUrl',
}

export type ProjectField = keyof typeof paths

/** The fields that hold a text of one language. */
export const projectTextFields = {
  title: { en: 'titleEn', ka: 'titleKa' },
  description: { en: 'descriptionEn', ka: 'descriptionKa' },
} as const satisfies Record<string, Record<Locale, ProjectField>>

/** The form over a project. A change is checked like a new project: the whole of it stands in the form. */
export const projectFields: RecordFields<ProjectField, typeof newProject> = {
  paths,
  inEitherLanguage: projectTextFields,
  shape: newProject,
  toInput: (text) => ({
    translations: {
      en: { title: text('titleEn'), description: text('descriptionEn') },
      ka: { title: text('titleKa'), description: text('descriptionKa') },
    },
    goal: typedLari(text('goal')),
    startDate: text('startDate') || null,
    endDate: text('endDate') || null,
    imageUrl: text('imageUrl') || null,
    youtubeUrl: text('youtubeUrl').trim() || null,
  }),
}

export const emptyProject: Texts<ProjectField> = {
  titleEn: '',
  descriptionEn: '',
  titleKa: '',
  descriptionKa: '',
  goal: '',
  startDate: '',
  endDate: '',
  imageUrl: '',
  youtubeUrl: '',
}

/** A project as the server answers it, written into the fields of its form. */
export const loadedProject = (project: ProjectToEditFragment): Loaded<ProjectField> => ({
  version: project.version,
  texts: {
    titleEn: project.translations.en.title ?? '',
    descriptionEn: project.translations.en.description ?? '',
    titleKa: project.translations.ka.title ?? '',
    descriptionKa: project.translations.ka.description ?? '',
    goal: String(project.goal),
    startDate: project.startDate ?? '',
    endDate: project.endDate ?? '',
    imageUrl: project.imageUrl ?? '',
    youtubeUrl: project.youtubeUrl ?? '',
  },
})
