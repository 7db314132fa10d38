import { Download } from 'lucide-react'
import { type SyntheticEvent, useState } from 'react'
import { saveFile } from '../../lib/save-file.ts'
import { isSessionEnd } from '../../lib/session-end.ts'
import { useSingleFlight } from '../../lib/use-single-flight.ts'
import { toast } from '../../ui/toasts.ts'
import { IfMay } from '../if-may.tsx'
import { fetchPaper } from './fetch-paper.ts'

interface DownloadFileProps {
  name: string
  path: string
  texts: { press: string; named: string; failed: string }
}

/** Has the browser keep a paper, for whoever may know whom it names. */
export const DownloadFile = ({ name, path, texts }: DownloadFileProps) => {
  const [isLoading, setLoading] = useState(false)
  const download = useSingleFlight(async (_press: SyntheticEvent): Promise<void> => {
    setLoading(true)
    try {
      saveFile(name, await fetchPaper(path))
    } catch (error) {
      if (!isSessionEnd(error)) toast.error(texts.failed)
    } finally {
      setLoading(false)
    }
  })
  return (
    <IfMay permission="people:addresses">
      <button
        type="button"
        aria-disabled={isLoading}
        aria-label={texts.named}
        onClick={download}
        className="text-link inline-flex min-h-8 items-center gap-1.5 whitespace-nowrap"
      >
        <Download aria-hidden="true" className="size-4 shrink-0" />
        {texts.press}
      </button>
    </IfMay>
  )
}
