import { z } from 'zod'
import { email, personName, text } from './fields.ts'

const contactMessageLength = 5000

export const newContactMessage = z.strictObject({
  name: personName,
  email,
  message: text(1, contactMessageLength),
})

export type NewContactMessage = z.infer<typeof newContactMessage>
