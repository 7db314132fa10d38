import { z } from 'zod'
import { bankMapping } from '../../../schema/donation-imports.ts'
import { draftsInTab } from '../../lib/drafts.ts'
import type { RowChoices } from './choices.ts'

/** A bank's file that is not imported yet, with all that was said of it. */
export interface StatementDraft {
  fileName: string
  csv: string
  mapping: z.output<typeof bankMapping> | null
  projectId: string
  choices: RowChoices
}

/** Characters: what is longer would not leave room for other drafts in the tab's storage. */
const mostKept = 300_000

const place = 'statement'

const draftsOf = draftsInTab<StatementDraft>(
  'imports',
  z.object({
    fileName: z.string(),
    csv: z.string(),
    mapping: bankMapping.nullable(),
    projectId: z.string(),
    choices: z.record(
      z.coerce.number(),
      z.object({
        included: z.boolean().exactOptional(),
        donorName: z.string().exactOptional(),
        donorEmail: z.string().exactOptional(),
        anonymous: z.boolean().exactOptional(),
        projectId: z.string().exactOptional(),
        code: z.string().exactOptional(),
      }),
    ),
  }),
)

export const isKept = ({ csv }: Pick<StatementDraft, 'csv'>): boolean => csv.length <= mostKept

/** The file that somebody has begun to import in this tab. */
export const statementDrafts = (writer: string | null) => {
  const drafts = writer === null ? null : draftsOf(writer)
  return {
    read: (): StatementDraft | null => drafts?.read(place) ?? null,
    keep: (draft: StatementDraft): void => {
      if (isKept(draft)) drafts?.keep(place, draft)
    },
    forget: (): void => drafts?.forget(place),
  }
}
