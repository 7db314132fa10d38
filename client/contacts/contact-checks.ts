import type { NewContactMessage } from '../../schema/contacts.ts'
import { longest } from '../../schema/limits.ts'
import type { FieldErrorCode } from '../../schema/problems.ts'
import type { Checked } from '../lib/check.ts'
import { checkEmail, checkPersonName, checkText } from '../lib/person-checks.ts'

type ContactField = keyof NewContactMessage

/** In the order of the screen. */
export const contactFields = ['name', 'email', 'message'] as const satisfies ContactField[]

/** Characters of each field, at most. */
export const contactLimits: Record<ContactField, number> = {
  name: longest.personName,
  email: longest.email,
  message: longest.contactMessage,
}

/**
 * What is wrong with a field before it is sent, if anything. The answers are those of the shape the
 * server reads a message with, without its weight on the page.
 */
export const contactChecks: Record<ContactField, (text: string) => FieldErrorCode | undefined> = {
  name: checkPersonName,
  email: checkEmail,
  message: checkText(contactLimits.message),
}

/** The whole letter, judged field by field. */
export const checkLetter = (letter: NewContactMessage): Checked<NewContactMessage> => {
  const refused = contactFields.flatMap((field) => {
    const code = contactChecks[field](letter[field])
    return code === undefined ? [] : [{ field, code, limit: contactLimits[field] }]
  })
  return refused.length === 0 ? { input: letter } : { refused }
}
