import { contactMessage } from '../../../schema/contacts.ts'
import { project } from '../../../schema/projects.ts'
import type { Waiting } from './waiting.ts'

export const exampleWaiting: Waiting[] = [
  {
    need: 'answer',
    room: 'contacts',
    count: 3,
    id: contactMessage.exampleId,
    title: { en: 'ანა ბერიძე', ka: 'ანა ბერიძე' },
    excerpt: 'გამარჯობა! ჩვენს ქუჩაზე ერთი ლეკვი კოჭლობს. ვის მივმართო?',
    since: '2026-11-19T16:20:00.000Z',
    endDate: null,
    raised: null,
    goal: null,
  },
  {
    need: 'end',
    room: 'projects',
    count: 1,
    id: project.exampleId,
    title: { en: 'A fence for the Rustavi yard', ka: 'ღობე რუსთავის ეზოსთვის' },
    excerpt: null,
    since: '2026-11-20T20:00:00.000Z',
    endDate: '2026-12-19',
    raised: 1760,
    goal: 3200,
  },
]
