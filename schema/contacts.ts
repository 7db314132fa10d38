import { z } from 'zod'
import { version } from './fields.ts'
import { longest } from './limits.ts'
import { listShapes, toPageRequest } from './lists.ts'
import { manyChanges } from './many.ts'
import { defineModel, type Noun, namesOf, type RecordOf } from './model.ts'
import {
  choice,
  email,
  forTeam,
  instant,
  kept,
  locale,
  personName,
  recordVersion,
  shownWith,
  text,
  withDefault,
} from './model-fields.ts'
import { createShape, unchanged, workedOut } from './model-shapes.ts'
import { noteText } from './notes.ts'

/** A letter to the team. */
export const contactMessage = defineModel({
  name: 'ContactMessage',
  singular: 'contact message',
  plural: 'contacts',
  table: 'contact_messages',
  permissions: { read: 'messages:read', write: 'messages:write' },
  hasBin: true,
  description: 'A message to the team.',
  exampleId: '01a1f7f3-9c20-7783-aa6c-db93d4b11342',
  fields: {
    version: forTeam(recordVersion),
    createdAt: kept(
      instant({
        label: { en: 'Received', ka: 'მიღების დრო' },
        description: 'When it arrived.',
        optional: false,
        example: '2026-11-19T16:20:00.000Z',
      }),
    ),
    name: personName({
      label: { en: 'Name', ka: 'სახელი' },
      description: 'The name of the sender.',
      optional: false,
      example: 'ანა ბერიძე',
    }),
    email: shownWith(
      'messages:write',
      email({
        label: { en: 'Email', ka: 'ელფოსტა' },
        description: 'The address to answer to.',
        optional: false,
        example: 'ana@example.org',
      }),
    ),
    message: text({
      label: { en: 'Message', ka: 'წერილი' },
      description: 'Plain text, line breaks kept.',
      optional: false,
      maximum: longest.contactMessage,
      example: 'გამარჯობა! ჩვენს ქუჩაზე ერთი ლეკვი კოჭლობს. ვის მივმართო?',
    }),
    locale: kept(
      locale({
        label: { en: 'Language', ka: 'ენა' },
        description: 'The language to answer in: that of the site when it was sent.',
        optional: false,
        example: 'ka',
      }),
    ),
    state: forTeam(
      kept(
        withDefault(
          'new',
          choice({
            label: { en: 'State', ka: 'მდგომარეობა' },
            description: 'What has become of it.',
            optional: false,
            typeName: 'MessageState',
            options: {
              new: { label: { en: 'New', ka: 'ახალი' }, description: 'It waits for an answer.' },
              answered: {
                label: { en: 'Answered', ka: 'პასუხგაცემული' },
                description: 'Somebody of the team has answered.',
              },
              closed: {
                label: { en: 'Closed', ka: 'დახურული' },
                description: 'It is done with, without an answer.',
              },
            },
            example: 'new',
          }),
        ),
      ),
    ),
  },
  sorts: { created: 'When they arrived.', name: 'Who wrote, whatever the case.' },
  filters: { en: 'Written in English.', ka: 'Written in Georgian.' },
})

export type ContactMessage = RecordOf<typeof contactMessage>

export const newContactMessage = createShape(contactMessage)

export type NewContactMessage = z.infer<typeof newContactMessage>

/** Whose and which of the messages a list is narrowed to. */
export const messageBoxes = {
  new: 'They wait for an answer.',
  answered: 'Somebody of the team has answered.',
  closed: 'They are done with, without an answer.',
  mine: 'Whoever asks has taken them, and they wait for an answer.',
} as const

export type MessageBox = keyof typeof messageBoxes

const boxNames = namesOf(messageBoxes)
const box = z
  .enum(boxNames)
  .optional()
  .meta({ title: 'MessageBox', description: 'Only those in this box; all when absent.' })

const list = listShapes({ ...contactMessage, name: 'Message' })

/** The list of messages, for admins; narrowed to the language they were written in, and to a box. */
export const messageList = {
  request: list.request.in
    .extend({ box: z.enum(boxNames).nullish() })
    .transform(({ box: of, ...rest }) => ({ ...list.request.parse(rest), box: of ?? null })),
  query: list.query.in.extend({ box }).transform(toPageRequest),
  selection: list.selection.in
    .extend({ box })
    .transform(({ box: of, ...rest }) => ({ ...list.selection.parse(rest), box: of ?? null })),
}

/** Who has taken a message, as it is said on both edges. */
export const takenByInWords =
  'The account of the team that has taken it; null gives it back, and the name that it was read with leaves it where it was then.'

const messageHandling = z.strictObject({
  state: contactMessage.fields.state.shape.unwrap().optional().meta({
    description: 'What has become of it.',
  }),
  takenBy: z.string().nullish().meta({ description: takenByInWords }),
  version: version.optional(),
})

/** What of a message nobody changes. */
export const keptOfMessage = ['id', 'createdAt', 'name', 'email', 'message', 'locale', 'takenById'] as const

/** What the team says of a message; what is omitted keeps its value. */
export const messageChange = messageHandling.extend({
  ...unchanged(...keptOfMessage),
  ...workedOut('noteCount'),
})

export type MessageChange = z.infer<typeof messageChange>

/** The same of many of them. */
export const messageChanges = manyChanges(messageHandling)

/** Somebody of the team who may be given a message. */
export interface MessageAssignee {
  /** Of their account. */
  id: string
  name: string
}

/** What the team knows of a message. */
export const messageNote = {
  name: 'ContactMessageNote',
  singular: 'note',
  description: 'What the team knows of a message.',
  exampleId: '01a1f7f3-9c20-7783-aa6c-db93d4b11353',
  fields: {
    text: noteText('The group in Zestafoni has room for two of them.'),
  },
} satisfies Noun & { singular: string }

export const newMessageNote = createShape(messageNote)

/** What the team answers to a message, by letter. */
export const messageAnswer = {
  name: 'ContactMessageAnswer',
  singular: 'answer',
  description: 'What the team has answered to a message, by letter.',
  exampleId: '01a1f7f3-9c20-7783-aa6c-db93d4b11354',
  fields: {
    text: text({
      label: { en: 'Answer', ka: 'პასუხი' },
      description: 'Plain text, line breaks kept. It goes to the address that the message came with.',
      optional: false,
      maximum: longest.messageAnswer,
      example: 'გამარჯობა, ანა! მადლობა, რომ მოგვწერე. ხვალ დილით მოვალთ და ლეკვს ექიმთან წავიყვანთ.',
    }),
  },
} satisfies Noun & { singular: string }

/** The answer, and optionally the version of the message that it was written to. */
export const newMessageAnswer = createShape(messageAnswer).safeExtend({ version: version.optional() })
