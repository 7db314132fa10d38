import { z } from 'zod'
import { email, personName, text } from './fields.ts'
import { longest } from './limits.ts'

export const newContactMessage = z.strictObject({
  name: personName,
  email,
  message: text(1, longest.contactMessage),
})

export type NewContactMessage = z.infer<typeof newContactMessage>
