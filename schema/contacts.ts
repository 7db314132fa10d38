import type { z } from 'zod'
import { longest } from './limits.ts'
import { listShapes } from './lists.ts'
import { defineModel, type RecordOf } from './model.ts'
import { email, instant, kept, locale, personName, text } from './model-fields.ts'
import { createShape } from './model-shapes.ts'

/** A letter to the team. */
export const contactMessage = defineModel({
  name: 'ContactMessage',
  singular: 'contact message',
  plural: 'contacts',
  table: 'contact_messages',
  description: 'A message to the team.',
  exampleId: '01a1f7f3-9c20-7783-aa6c-db93d4b11342',
  fields: {
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
    email: email({
      label: { en: 'Email', ka: 'ელფოსტა' },
      description: 'The address to answer to.',
      optional: false,
      example: 'ana@example.org',
    }),
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
  },
  sorts: { created: 'When they arrived.', name: 'Who wrote, whatever the case.' },
  filters: { en: 'Written in English.', ka: 'Written in Georgian.' },
})

export type ContactMessage = RecordOf<typeof contactMessage>

export const newContactMessage = createShape(contactMessage)

export type NewContactMessage = z.infer<typeof newContactMessage>

/** The list of messages, for admins; narrowed to the language they were written in. */
export const messageList = listShapes({ ...contactMessage, name: 'Message' })
