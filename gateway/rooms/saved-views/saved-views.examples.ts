import { type SavedView, savedView } from '../../../schema/saved-views.ts'
import { exampleRecord } from '../../models/examples.ts'

const { id, ...written } = exampleRecord(savedView)

const exampleView: SavedView = { id, ...written, missing: [] }

export const savedViewExamples = {
  one: { summary: 'A view', value: exampleView },
  incomplete: {
    summary: 'One of gifts to a project that is no more',
    value: {
      ...exampleView,
      room: 'gifts' as const,
      name: 'Given back',
      search: '',
      chosen: 'project=01a1f7f3-9c20-7783-aa6c-db93d4b11340&status=refunded',
      missing: ['project'],
    },
  },
}

export const savedViewsExamples = {
  one: { summary: 'One', value: { savedViews: [exampleView] } },
}

export const countedViewsExamples = {
  one: { summary: 'One', value: { countedViews: [{ view: exampleView, count: 3, hasMore: false }] } },
}

export const newSavedViewExamples = {
  whole: { summary: 'A search, narrowed and ordered', value: written },
  opening: {
    summary: 'The one the list opens with',
    value: { room: 'contacts' as const, name: 'წასაკითხი', chosen: 'box=new', opensRoom: true },
  },
}

export const changedSavedViewExamples = {
  name: { summary: 'Another name', value: { name: 'Winter' } },
  replaced: {
    summary: 'What the list shows by now',
    value: { search: '', chosen: 'filter=draft' },
  },
}
