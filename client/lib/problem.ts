import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors'
import { type FieldErrorCode, fieldErrorCodes, problems } from '../../schema/problems.ts'
import { isRecord } from './is-record.ts'
import { isSessionEnd } from './session-end.ts'

export interface FieldProblem {
  field: string
  code: FieldErrorCode
}

/** What the server refused: its code, HTTP status, words, and the fields it names. */
export interface Problem {
  code: string
  status: number
  text: string
  fields: FieldProblem[]
  /** What a sign-in goes on with that has a second step. */
  challenge?: string
}

interface GraphqlError {
  message: string
  extensions?: Record<string, unknown>
}

const isFieldProblem = (value: unknown): value is FieldProblem => {
  if (!isRecord(value)) return false
  const { field, code } = value
  return typeof field === 'string' && fieldErrorCodes.some((known) => known === code)
}

const isGraphqlError = (value: unknown): value is GraphqlError => {
  if (!isRecord(value)) return false
  const { message } = value
  return typeof message === 'string'
}

const statusOf = (code: string): number =>
  Object.entries(problems).find(([name]) => name === code)?.[1].status ?? 500

/** An answer of status 200 tells its errors' status only by their code. */
const toProblem = ({ message, extensions = {} }: GraphqlError, status?: number): Problem => {
  const { code, errors, challenge } = extensions
  const name = typeof code === 'string' ? code : 'internal'
  return {
    code: name,
    status: status ?? statusOf(name),
    text: message,
    fields: Array.isArray(errors) ? errors.filter(isFieldProblem) : [],
    ...(typeof challenge === 'string' && { challenge }),
  }
}

const firstErrorIn = (body: string): GraphqlError | null => {
  try {
    const parsed: unknown = JSON.parse(body)
    const { errors } = isRecord(parsed) ? parsed : {}
    return Array.isArray(errors) ? (errors.find(isGraphqlError) ?? null) : null
  } catch {
    return null
  }
}

/** The server's refusal behind an error of Apollo, or null if the server said nothing we can read. */
export const problemOf = (error: unknown): Problem | null => {
  if (isSessionEnd(error)) return problemOf(error.cause)
  if (CombinedGraphQLErrors.is(error)) {
    const [first] = error.errors
    return first ? toProblem(first) : null
  }
  if (ServerError.is(error)) {
    const first = firstErrorIn(error.bodyText)
    return first && toProblem(first, error.statusCode)
  }
  return null
}

/** Whether what was asked for may have been done, although an error came back or nothing at all. */
export const isUncertain = (error: unknown): boolean => {
  if (isSessionEnd(error)) return false
  const problem = problemOf(error)
  return problem === null || problem.status >= 500
}
