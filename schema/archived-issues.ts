import { pageShapes } from './lists.ts'
import type { Noun, RecordOf } from './model.ts'
import { instant, kept } from './model-fields.ts'
import { newsletterIssue } from './newsletter-issues.ts'

/** An issue of the newsletter that was sent, as visitors read it on the site. */
export const archivedIssue = {
  name: 'ArchivedIssue',
  singular: 'archived issue',
  description: 'An issue of the newsletter that was sent, as everybody reads it on the site.',
  exampleId: '01a18c09-9280-7c3a-9d5e-2f8b6a41c907',
  fields: {
    title: newsletterIssue.fields.title,
    content: newsletterIssue.fields.content,
    sentAt: kept(
      instant({
        label: { en: 'Sent', ka: 'გაგზავნის დრო' },
        description: 'When it had gone to all its readers.',
        optional: false,
        example: '2026-10-30T10:20:00.000Z',
      }),
    ),
  },
} satisfies Noun & { singular: string }

export type ArchivedIssue = RecordOf<typeof archivedIssue>

/** The list of them, from the newest to the oldest. */
export const archivedIssueList = pageShapes
