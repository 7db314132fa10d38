import { z } from 'zod'
import { id } from '../../schema/fields.ts'

/** A contact message in REST. */
export const contactMessageWire = z
  .object({
    id,
    name: z.string(),
    email: z.string(),
    message: z.string(),
    createdAt: z.string().meta({ format: 'date-time' }),
  })
  .meta({ title: 'ContactMessage' })
