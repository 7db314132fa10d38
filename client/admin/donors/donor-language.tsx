import { useTranslation } from 'react-i18next'
import { useSetDonorLanguageMutation } from '../../generated/admin-operations.ts'
import { useProblemText } from '../../i18n/use-problem-text.ts'
import { isSessionEnd } from '../../lib/session-end.ts'
import { useSingleFlight } from '../../lib/use-single-flight.ts'
import { toast } from '../../ui/toasts.ts'
import { IfMay } from '../if-may.tsx'
import { useUndo } from '../use-undo.ts'
import type { ShownDonor } from './donor-part.tsx'

/** In which language they are written to, and the way to the other one. */
export const DonorLanguage = ({ donor: { id, locale, languageTold } }: { donor: ShownDonor }) => {
  const { t } = useTranslation('admin')
  const problemText = useProblemText()
  const undoable = useUndo()
  const [set] = useSetDonorLanguageMutation()
  const other = locale === 'en' ? 'ka' : 'en'
  const change = useSingleFlight(async () => {
    try {
      await set({ variables: { id, locale: other } })
      // Where nobody had said it, their gifts and promises tell again.
      const undo = () => set({ variables: { id, locale: languageTold ? locale : null } })
      toast.success(
        t(`donors.language.done.${other}`),
        undoable({ undo, done: t('donors.language.undone'), failed: t('donors.language.undoFailed') }),
      )
    } catch (error) {
      if (!isSessionEnd(error)) toast.error(problemText(error))
    }
  })
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-3 text-small text-ink-soft">
      {t('donors.lettersIn', { language: t(`donors.languages.${locale}`) })}
      <IfMay permission="people:write">
        <button type="button" onClick={change} className="text-link min-h-8">
          {t(`donors.language.write.${other}`)}
        </button>
      </IfMay>
    </p>
  )
}
