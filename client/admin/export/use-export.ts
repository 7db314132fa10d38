import { useEffect, useRef, useState } from 'react'
import { useLocale } from '../../i18n/use-locale.ts'
import { saveFile } from '../../lib/save-file.ts'
import { isSessionEnd } from '../../lib/session-end.ts'
import { useSessionEnd } from '../../lib/use-session-end.ts'
import {
  type ExportedFile,
  type ExportedRows,
  type ExportedTable,
  ExportFailure,
  type ExportQuery,
  fetchExport,
} from './fetch-export.ts'

export type ExportState =
  | { status: 'idle' }
  | { status: 'running'; progress: ExportedRows | null }
  /** `code` is of the catalogue; null when the connection broke. */
  | { status: 'failed'; code: string | null }

interface Exporting {
  state: ExportState
  start: () => Promise<void>
  /** Stops it, here and at the gateway; what has arrived is thrown away. */
  cancel: () => void
}

const idle: ExportState = { status: 'idle' }

/** Fetches a list as a file and has the browser keep it. Leaving the page stops it. */
export const useExport = (
  table: ExportedTable,
  query: ExportQuery,
  onSaved: (file: ExportedFile) => void,
): Exporting => {
  const endSession = useSessionEnd()
  const locale = useLocale()
  const [state, setState] = useState<ExportState>(idle)
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  const fail = async (error: unknown): Promise<void> => {
    if (isSessionEnd(error)) await endSession(error)
    else setState({ status: 'failed', code: error instanceof ExportFailure ? error.code : null })
  }

  const start = async (): Promise<void> => {
    if (running.current !== null) return
    const abort = new AbortController()
    running.current = abort
    const { signal } = abort
    setState({ status: 'running', progress: null })
    try {
      const file = await fetchExport({
        table,
        query,
        locale,
        onProgress: (progress) => !signal.aborted && setState({ status: 'running', progress }),
        signal,
      })
      if (signal.aborted) return
      saveFile(file.name, file.content)
      setState(idle)
      onSaved(file)
    } catch (error) {
      if (!signal.aborted) await fail(error)
    } finally {
      if (running.current === abort) running.current = null
    }
  }

  const cancel = (): void => {
    running.current?.abort()
    running.current = null
    setState(idle)
  }

  return { state, start, cancel }
}
