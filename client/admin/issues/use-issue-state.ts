import { useTranslation } from 'react-i18next'
import type { IssueStep } from '../../../schema/newsletter-issues.ts'
import {
  type IssueProgressFragment,
  type IssueStateInput,
  useSetNewsletterIssueStateMutation,
} from '../../generated/admin-operations.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { useProblemText } from '../../i18n/use-problem-text.ts'
import { formatMoment } from '../../lib/format-date.ts'
import { isSessionEnd } from '../../lib/session-end.ts'
import { unmask } from '../../lib/unmask.ts'
import { toast, withdrawOffersAbout } from '../../ui/toasts.ts'
import type { Changed } from '../life/use-life.ts'
import { useUndo } from '../use-undo.ts'

/** What takes a step back; nothing of what is on its way to readers can be. */
const stepBack = ({
  state,
  sendAt,
}: Pick<IssueProgressFragment, 'state' | 'sendAt'>): IssueStateInput | null => {
  if (state === 'draft') return { state }
  if (state === 'scheduled') return { state, sendAt }
  return state === 'sending' ? { state } : null
}

interface Shown extends Pick<IssueProgressFragment, 'id' | 'version' | 'state' | 'sendAt'> {
  title: string
}

/** What an issue is told to become, made from what is shown of it, and said once it is so, with a way back where there is one. */
export const useIssueState = (
  { id, version, state, sendAt, title }: Shown,
  readAgain: () => Promise<unknown>,
): ((input: { state: IssueStep; sendAt?: string }) => Promise<Changed>) => {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const problemText = useProblemText()
  const undoable = useUndo()
  const [set] = useSetNewsletterIssueStateMutation()

  const said = ({ state: next, sendAt: moment }: { state: IssueStep; sendAt?: string }): string =>
    next === 'scheduled' && moment !== undefined
      ? t('issues.done.scheduled', { title, moment: formatMoment(moment, locale) })
      : t(`issues.done.${next}`, { title })

  return async (input) => {
    try {
      const { data } = await set({ variables: { id, input: { ...input, version } } })
      const back = input.state === 'sending' ? null : stepBack({ state, sendAt })
      const made = unmask(data?.setNewsletterIssueState)
      const undo = () =>
        set({
          variables: {
            id,
            input: { ...back, state: back?.state ?? 'draft', version: made?.version ?? null },
          },
        })
      withdrawOffersAbout(id)
      toast.success(
        said(input),
        back
          ? undoable({ undo, done: t('life.undone'), failed: t('life.undoFailed'), about: id })
          : undefined,
      )
      return { isSettled: true, failure: null }
    } catch (error) {
      if (isSessionEnd(error)) return { isSettled: false, failure: null }
      // Whoever is refused sees it as it stands.
      await readAgain().catch(() => undefined)
      return { isSettled: false, failure: problemText(error) }
    }
  }
}
