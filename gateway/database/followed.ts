import pg from 'pg'
import { type Answering, currentAnswering } from '../core/answering.ts'
import type { Span } from '../core/span.ts'

/** Characters of a portal's name that PostgreSQL compares are 63; a number follows. */
const longestPortal = 56

const longestStatement = 2000

/**
 * What stands before a statement that is sent for a request, in the form of sqlcommenter: before, as PostgreSQL shows
 * only so much of a statement that runs. Of nothing but what `core/request-ids.ts` lets through.
 */
export const commentFor = (answering: Answering | undefined): string => {
  if (!answering) return ''
  const { id, span } = answering
  const traceparent = span?.traceparent ?? answering.traceparent
  const trace = traceparent === undefined ? '' : `,traceparent='${traceparent}'`
  return `/*request_id='${id}'${trace}*/ `
}

/**
 * How one of several statements sent in one piece is called while it runs. A statement that is kept under a name has the
 * same text for everybody, so its request is named by the portal, which PostgreSQL writes behind that name into its log.
 */
export const portalFor = (answering: Answering | undefined, index: number): string =>
  answering ? `${answering.id.slice(0, longestPortal)}/${index}` : ''

const verb = /\b(?:select|insert|update|delete|begin|start|commit|rollback|savepoint|release|set)\b/i
const table = /\b(?:from|into|update)\s+"?([a-z_]+)/i

/** What a statement does, in a word or two. */
const summaryOf = (text: string): string =>
  [verb.exec(text)?.[0].toLowerCase() ?? 'statement', table.exec(text)?.[1] ?? []].flat().join(' ')

/** Begins what a trace shows of a statement; undefined where nothing is traced. Its values are not told. */
export const statementSpan = (answering: Answering | undefined, text: string): Span | undefined =>
  answering?.span?.begin(summaryOf(text), {
    'db.system.name': 'postgresql',
    'db.query.summary': summaryOf(text),
    'db.query.text': text.slice(0, longestStatement),
  })

/** What a statement failed of, by its code. */
export const failureOf = (error: unknown): string =>
  error instanceof pg.DatabaseError ? (error.code ?? error.name) : error instanceof Error ? error.name : '?'

const textOf = (statement: unknown): string | null => {
  if (typeof statement === 'string') return statement
  const isOurs = typeof statement === 'object' && statement !== null && !('submit' in statement)
  const text: unknown = isOurs && !Reflect.get(statement, 'name') ? Reflect.get(statement, 'text') : null
  return typeof text === 'string' ? text : null
}

/** Sends a statement that is planned for this once, as its request's; one that hands itself to the driver does so itself. */
export const sendFollowed = (given: unknown[], send: (given: unknown[]) => unknown): unknown => {
  const [statement] = given
  const answering = currentAnswering()
  const text = answering ? textOf(statement) : null
  if (text === null) return send(given)
  const more = given.slice(1)
  const said = `${commentFor(answering)}${text}`
  const span = statementSpan(answering, text)
  const answer = send([typeof statement === 'string' ? said : { ...Object(statement), text: said }, ...more])
  if (answer instanceof Promise)
    answer.then(
      () => span?.end(),
      (error: unknown) => span?.end(failureOf(error)),
    )
  else span?.end()
  return answer
}

/**
 * A connection that says of each statement which request it is sent for.
 * @param Client how the server is connected to
 */
export const followedClient = (Client: typeof pg.Client): typeof pg.Client => {
  class FollowedClient extends Client {}
  const { query } = Client.prototype
  Reflect.set(FollowedClient.prototype, 'query', function (this: pg.Client, ...given: unknown[]): unknown {
    return sendFollowed(given, (all) => Reflect.apply(query, this, all))
  })
  return FollowedClient
}
