import { GraphQLError } from 'graphql'
import pg from 'pg'
import { QueryFailedError, TypeORMError } from 'typeorm'

/**
 * What may be told of an error to whoever reads a log. A statement's values are never among it: the database
 * repeats them in its messages and details, and the libraries between keep them beside the error.
 */
export type ErrorDescription = {
  /** The name of its class, or of the type of what was thrown instead of an error. */
  type: string
  /** Its own, or {@link leftOut}. */
  message: string
  /** A SQLSTATE of PostgreSQL, or the code of Node or a library. */
  code?: string | undefined
  constraint?: string | undefined
  table?: string | undefined
  /** The function of PostgreSQL that refused. */
  routine?: string | undefined
  /** Its text; values are bound, and never stand in it. */
  statement?: string | undefined
  /** Where it was thrown, a line each, without the message. */
  stack: string
  cause?: ErrorDescription
  /** Of several at once. */
  errors?: ErrorDescription[]
}

/** Stands for a message that may hold what somebody has sent. */
export const leftOut = 'left out, as it may repeat what was sent'

/** Beyond this, a chain of causes or a bundle of errors says nothing new. */
const most = 5

const longestStatement = 2000

const isFromDatabase = (error: unknown): error is Error =>
  error instanceof TypeORMError || error instanceof pg.DatabaseError

const textOf = (from: object, name: string): string | undefined => {
  const value: unknown = Reflect.get(from, name)
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** What a statement failed of is beside its error already. */
const causeOf = (error: Error): unknown => (error instanceof QueryFailedError ? undefined : error.cause)

const chainOf = (error: Error): Error[] => {
  const chain: Error[] = []
  for (let each: unknown = error; each instanceof Error && chain.length < most; each = causeOf(each)) {
    chain.push(each)
  }
  return chain
}

/** GraphQL's sentences repeat values and what was thrown, Fastify's addresses, the parser of JSON its text. */
const repeatsInput = (error: Error): boolean =>
  error instanceof GraphQLError ||
  error instanceof SyntaxError ||
  error.constructor.name === 'NonErrorThrown' ||
  textOf(error, 'code')?.startsWith('FST_') === true

/** Some wrap an error of the database and take its words over. */
const speaksForDatabase = (error: Error): boolean =>
  chainOf(error).some((each) => isFromDatabase(each) && error.message.includes(each.message))

const messageOf = (error: Error): string =>
  repeatsInput(error) || speaksForDatabase(error) ? leftOut : error.message

/** The lines that name a place in the code. What stands before them repeats the message. */
const stackOf = ({ stack = '', message }: Error): string => {
  const start = stack.indexOf(message)
  if (start < 0) return ''
  const lines = stack.slice(start + message.length).split('\n')
  return lines.filter((line) => /^ +at /.test(line)).join('\n')
}

const ofDatabase = (error: Error): Partial<ErrorDescription> => {
  const isStatement = error instanceof QueryFailedError
  const said: object = isStatement ? error.driverError : error
  return {
    code: textOf(said, 'code'),
    constraint: textOf(said, 'constraint'),
    table: textOf(said, 'table'),
    routine: textOf(said, 'routine'),
    statement: isStatement ? error.query.slice(0, longestStatement) : undefined,
  }
}

/** GraphQL says of a resolver's error where in the document it was met, and takes its words over. */
const unwrapped = (error: unknown): unknown =>
  error instanceof GraphQLError ? (error.originalError ?? error) : error

const describeOne = (thrown: unknown, depth: number): ErrorDescription => {
  const error = unwrapped(thrown)
  if (!(error instanceof Error)) return { type: typeof error, message: leftOut, stack: '' }
  const cause = causeOf(error)
  const several = error instanceof AggregateError ? error.errors.slice(0, most) : []
  const goesOn = depth < most
  return {
    type: error.constructor.name,
    message: messageOf(error),
    ...(isFromDatabase(error) ? ofDatabase(error) : { code: textOf(error, 'code') }),
    stack: stackOf(error),
    ...(goesOn && cause instanceof Error ? { cause: describeOne(cause, depth + 1) } : {}),
    ...(goesOn && several.length > 0 ? { errors: several.map((each) => describeOne(each, depth + 1)) } : {}),
  }
}

/** The one way an error gets into a log, or onto a terminal. */
export const describeError = (error: unknown): ErrorDescription => describeOne(error, 1)

/** The same in a line, for where a sentence is wanted. */
export const summarizeError = (error: unknown): string => {
  const { type, message, code, constraint, table } = describeError(error)
  const where = [
    ['code', code],
    ['table', table],
    ['constraint', constraint],
  ].flatMap(([name, value]) => (value === undefined ? [] : [`${name} ${value}`]))
  return [message === leftOut ? type : `${type}: ${message}`, ...where].join(', ')
}
