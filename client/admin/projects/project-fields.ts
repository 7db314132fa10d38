import { newProject } from '../../../schema/projects.ts'
import { day, lari, link, localizedText, picture } from '../form/field-kinds.tsx'
import { type FieldName, recordFields } from '../form/record-fields.ts'

const table = {
  title: localizedText,
  description: localizedText,
  goal: lari,
  startDate: day,
  endDate: day,
  imageUrl: picture,
  youtubeUrl: link,
}

export type ProjectTable = typeof table
export type ProjectField = FieldName<ProjectTable>

/** The form over a project. A change is checked like a new project: the whole of it stands in the form. */
export const projectFields = recordFields(newProject, table)
