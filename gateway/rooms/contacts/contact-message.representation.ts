import { z } from 'zod'
import { id } from '../../../schema/fields.ts'
import { locales } from '../../../schema/locales.ts'

/** A contact message in REST. */
export const contactMessageRepresentation = z
  .object({
    id,
    name: z.string(),
    email: z.string(),
    message: z.string(),
    locale: z.enum(locales).meta({ description: 'The language to answer in.' }),
    createdAt: z.string().meta({ format: 'date-time' }),
  })
  .meta({ title: 'ContactMessage' })
