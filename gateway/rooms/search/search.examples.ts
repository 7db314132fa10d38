import { donor } from '../../../schema/donors.ts'
import { project } from '../../../schema/projects.ts'
import type { SearchGroup } from './search.ts'

const groups: SearchGroup[] = [
  {
    kind: 'projects',
    found: [
      {
        id: project.exampleId,
        title: 'A warm winter for forty dogs in Gori',
        detail: 'Forty dogs of Gori need straw, …',
      },
    ],
    hasMore: false,
  },
  {
    kind: 'donors',
    found: [{ id: donor.exampleId, title: 'გორის მეგობრები', detail: 'gori@example.org' }],
    hasMore: true,
  },
]

export const searchExamples = {
  gori: { summary: 'Of “gori”', value: groups },
  none: { summary: 'Nothing', value: [] },
}
