import { z } from 'zod'
import { text } from './fields.ts'

/** What somebody has who was sent a link. */
export const linkToken = text(1, 200).meta({ description: 'What stands behind the `#` of the link.' })

/** All that is sent by whoever looks at a link, or says yes to it. */
export const linkTokenInput = z.strictObject({ token: linkToken })
