import { asSignedIn, TokenRefusal } from '../../lib/as-signed-in.ts'
import { isSessionEnd, refusesToken } from '../../lib/session-end.ts'
import { createRecordCounter } from './count-records.ts'

export type ExportedTable =
  | 'projects'
  | 'donations'
  | 'ledger'
  | 'donors'
  | 'accounts'
  | 'months'
  | 'spendings'
  | 'events'
  | 'subscribers'
  | 'newsletter'
  | 'messages'
  | 'trail'

/** What the list on the screen is narrowed to, by the names its export knows. Null and empty is not narrowed. */
export type ExportQuery = Readonly<Record<string, string | null>>

/** Rows that have arrived, and how many there were when it began. */
export interface ExportedRows {
  rows: number
  total: number
}

export interface ExportedFile {
  name: string
  rows: number
  content: Blob
}

/** The gateway refused to begin, or the file broke off. */
export class ExportFailure extends Error {
  override readonly name = 'ExportFailure'
  /** Of the catalogue; null when nothing that we can read was answered. */
  readonly code: string | null

  constructor(code: string | null) {
    super(code ?? 'the export broke off')
    this.code = code
  }
}

const textIn = (value: unknown, name: string): string | null => {
  const text: unknown = typeof value === 'object' && value !== null && Reflect.get(value, name)
  return typeof text === 'string' ? text : null
}

/** Why something was not handed over. */
export const refusalIn = async (response: Response): Promise<ExportFailure | TokenRefusal> => {
  const body: unknown = await response.json().catch(() => null)
  return refusesToken(response.status, textIn(body, 'error'))
    ? new TokenRefusal()
    : new ExportFailure(textIn(body, 'code'))
}

const addressOf = (table: ExportedTable, query: ExportQuery): string => {
  const given = Object.entries(query).flatMap(([name, value]) => (value ? [[name, value]] : []))
  return `/api/exports/${table}.csv?${new URLSearchParams(given)}`
}

const nameIn = (response: Response): string | undefined =>
  /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1]

interface FetchExportOptions {
  table: ExportedTable
  query: ExportQuery
  /** The language of the headings. */
  locale: string
  onProgress: (progress: ExportedRows) => void
  signal: AbortSignal
}

/** Answers only what has begun well. */
const begin = async (
  { table, query, locale, signal }: FetchExportOptions,
  token: string,
): Promise<{ response: Response; body: ReadableStream<Uint8Array<ArrayBuffer>> }> => {
  const response = await fetch(addressOf(table, query), {
    headers: { authorization: `Bearer ${token}`, 'accept-language': locale },
    cache: 'no-store',
    signal,
  })
  const { ok, body } = response
  if (!ok || body === null) throw await refusalIn(response)
  return { response, body }
}

/**
 * Fetches a whole export, telling how far it is.
 * @throws ExportFailure, SessionEnd, unless `signal` has ended it
 */
export const fetchExport = async (options: FetchExportOptions): Promise<ExportedFile> => {
  const { table, onProgress } = options
  try {
    const { response, body } = await asSignedIn((token) => begin(options, token))
    const total = Number(response.headers.get('x-total-count') ?? 0)
    const count = createRecordCounter()
    const pieces: Uint8Array<ArrayBuffer>[] = []
    let rows = 0
    for (let reader = body.getReader(); ; ) {
      const { done, value } = await reader.read()
      if (done) break
      pieces.push(value)
      rows = Math.max(0, count(value) - 1)
      onProgress({ rows, total })
    }
    const content = new Blob(pieces, { type: 'text/csv;charset=utf-8' })
    return { name: nameIn(response) ?? `${table}.csv`, rows, content }
  } catch (error) {
    throw error instanceof ExportFailure || isSessionEnd(error) ? error : new ExportFailure(null)
  }
}
