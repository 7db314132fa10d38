import { z } from 'zod'
import { email, personName, text } from './fields.ts'
import { longest } from './limits.ts'
import { messageFilters, messageSorts } from './list-words.ts'
import { listShapes } from './lists.ts'

export const newContactMessage = z.strictObject({
  name: personName,
  email,
  message: text(1, longest.contactMessage),
})

export type NewContactMessage = z.infer<typeof newContactMessage>

/** The list of messages, for admins; narrowed to the language they were written in. */
export const messageList = listShapes('Message', messageSorts, messageFilters)
