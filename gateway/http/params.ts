import { z } from 'zod'
import { id } from '../../schema/fields.ts'
import { requestSchema } from './json-schema.ts'

/** A route that ends in `:id`. */
export interface IdParams {
  Params: { id: string }
}

export const idParams = requestSchema(z.object({ id }))
