import { z } from 'zod'
import { accountTypes, roles } from '../../../schema/accounts.ts'
import { id } from '../../../schema/fields.ts'

/** A user in REST. */
export const userRepresentation = z
  .object({
    id,
    role: z.enum(roles),
    name: z.string().meta({ example: 'Nino Kobakhidze' }),
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    username: z.string(),
    accountType: z.enum(accountTypes),
  })
  .meta({ title: 'User' })

/** A user with the bearer token of a new session. */
export const sessionRepresentation = z
  .object({
    token: z.string().meta({ description: 'Send it as `Authorization: Bearer <token>`.' }),
    ...userRepresentation.shape,
  })
  .meta({ title: 'Session' })
