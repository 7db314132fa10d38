import { regexes } from 'zod/v4/core'
import { longest } from '../../schema/limits.ts'
import type { FieldErrorCode } from '../../schema/problems.ts'
import { textFault } from '../../schema/text-fault.ts'

/**
 * What is wrong with a text before it is sent, if anything. The answers of these are those of the shapes the server reads
 * names and addresses with, without their weight on the page.
 */
export type TextCheck = (text: string) => FieldErrorCode | undefined

export const checkText =
  (maximum: number): TextCheck =>
  (text) =>
    textFault(text, 1, maximum)?.code

export const checkPersonName = checkText(longest.personName)

const checkEmailLength = checkText(longest.email)

export const checkEmail: TextCheck = (text) =>
  checkEmailLength(text) ?? (regexes.html5Email.test(text) ? undefined : 'invalid_email')
