import { analytics } from './analytics.ts'
import { filtered, messages } from './lists.ts'
import { names } from './names.ts'
import { overview } from './overview.ts'
import { project } from './project.ts'
import { translations } from './translations.ts'
import type { Variables } from './variables.ts'

/** What answers each document, field for field as the gateway does. */
export const documents: Record<string, (variables: Variables) => Promise<unknown>> = {
  overview,
  names,
  translations,
  filtered,
  messages,
  analytics,
  project,
}
