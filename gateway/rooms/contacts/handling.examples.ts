import { contactMessage, messageNote } from '../../../schema/contacts.ts'
import { exampleInput, exampleRecord } from '../../models/examples.ts'
import type { HandledMessage, MessageNote } from './handling.ts'

export const exampleHandled: HandledMessage = {
  ...exampleRecord(contactMessage),
  takenBy: 'Nino Kapanadze',
  takenById: '01a0570c-0280-7065-8aa2-eb52794f39e5',
  noteCount: 1,
}

const note: MessageNote = {
  id: messageNote.exampleId,
  text: String(exampleInput(messageNote).text),
  writtenBy: 'Nino Kapanadze',
  writtenAt: '2026-11-20T10:00:00.000Z',
}

export const handledExamples = { one: { summary: 'A message', value: exampleHandled } }

export const changeExamples = {
  answered: { summary: 'Answered', value: { state: 'answered' as const } },
  closed: {
    summary: 'Done with, unless somebody changed it since',
    value: { state: 'closed' as const, version: 1 },
  },
  givenBack: { summary: 'For somebody else to take', value: { state: 'new' as const, takenBy: null } },
}

const { takenBy: name, takenById: id } = exampleHandled
export const assigneesExamples = {
  one: { summary: 'One colleague', value: [{ id: id ?? '', name: name ?? '' }] },
}
export const countsExamples = { one: { summary: 'Three, one taken', value: { new: 3, mine: 1 } } }
export const notesExamples = { one: { summary: 'One', value: [note] } }
export const noteExamples = { one: { summary: 'A note', value: note } }
export const newNoteExamples = { one: { summary: 'A note', value: { text: note.text } } }
