import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { PreviewOfImportFragment } from '../../generated/admin-operations.ts'
import { problemOf } from '../../lib/problem.ts'
import { isSessionEnd } from '../../lib/session-end.ts'
import { useCreateOnce } from '../../lib/use-create-once.ts'
import { useSingleFlight } from '../../lib/use-single-flight.ts'
import { useStillHere } from '../../lib/use-still-here.ts'
import { type FileFault, readFile } from './read-file.ts'

/** How a file is looked at and written; each throws what Apollo throws. */
export interface ImportOperations {
  preview: (csv: string) => Promise<PreviewOfImportFragment | null | undefined>
  write: (
    csv: string,
    idempotencyKey: string,
  ) => Promise<{ created: number; changed: number } | null | undefined>
}

/** A file that was chosen, kept until another is. */
interface Chosen {
  name: string
  csv: string
}

export type ImportState =
  | { step: 'choose'; refused: { name: string; fault: FileFault } | null }
  | { step: 'looking' | 'failed'; file: Chosen; error: unknown }
  | { step: 'shown' | 'writing'; file: Chosen; preview: PreviewOfImportFragment; error: unknown }

interface ImportOptions extends ImportOperations {
  /** Where one goes on, once all is written. */
  listPath: string
  onWritten: (counts: { created: number; changed: number }) => void
}

/** A file on its way in: chosen, looked at, written. What fails keeps the file, to be tried again. */
export const useImport = ({ preview, write, listPath, onWritten }: ImportOptions) => {
  const [state, setState] = useState<ImportState>({ step: 'choose', refused: null })
  const createOnce = useCreateOnce<string>()
  const navigate = useNavigate()
  const isStillHere = useStillHere()
  /** Of several files that are chosen only the last one is told of. */
  const latest = useRef(0)

  const lookAt = async (file: Chosen, error: unknown = null): Promise<void> => {
    latest.current += 1
    const turn = latest.current
    setState({ step: 'looking', file, error })
    try {
      const found = await preview(file.csv)
      if (turn !== latest.current) return
      if (!found) throw new Error('a preview is answered')
      setState({ step: 'shown', file, preview: found, error })
    } catch (failure) {
      if (turn === latest.current && !isSessionEnd(failure))
        setState({ step: 'failed', file, error: failure })
    }
  }

  const choose = async (file: File): Promise<void> => {
    latest.current += 1
    const turn = latest.current
    const read = await readFile(file)
    if (turn !== latest.current) return
    if ('fault' in read) setState({ step: 'choose', refused: { name: file.name, fault: read.fault } })
    else await lookAt({ name: file.name, csv: read.text })
  }

  const writeAll = useSingleFlight(async (file: Chosen, shown: PreviewOfImportFragment) => {
    setState({ step: 'writing', file, preview: shown, error: null })
    try {
      const written = await createOnce(file.csv, (key) => write(file.csv, key))
      if (written) onWritten(written)
      if (isStillHere()) await navigate(listPath)
    } catch (error) {
      if (isSessionEnd(error)) return
      // What a row would come to is not what it was any more.
      if (problemOf(error)?.code === 'validation_failed') await lookAt(file, error)
      else setState({ step: 'shown', file, preview: shown, error })
    }
  })

  return { state, choose, lookAgain: lookAt, write: writeAll }
}
