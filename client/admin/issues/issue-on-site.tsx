import { ExternalLink, EyeOff, Undo2 } from 'lucide-react'
import { type SyntheticEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  type IssueForFormFragment,
  type IssueProgressFragment,
  useSetNewsletterIssueOnSiteMutation,
} from '../../generated/admin-operations.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { useProblemText } from '../../i18n/use-problem-text.ts'
import { formatMoment } from '../../lib/format-date.ts'
import { paths } from '../../lib/paths.ts'
import { isSessionEnd } from '../../lib/session-end.ts'
import { useSingleFlight } from '../../lib/use-single-flight.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { toast } from '../../ui/toasts.ts'
import { IfMay } from '../if-may.tsx'

interface IssueOnSiteProps {
  issue: Pick<IssueForFormFragment, 'id' | 'offSiteAt'> & Pick<IssueProgressFragment, 'endedAt'>
  /** Whether visitors have the newsletter; absent while nobody knows yet. */
  isLaunched: boolean | undefined
}

/** Whether visitors read on the site what was sent, with the way there, and the press that takes it off or puts it back. */
export const IssueOnSite = ({ issue: { id, offSiteAt, endedAt }, isLaunched }: IssueOnSiteProps) => {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const problemText = useProblemText()
  const [isSending, setSending] = useState(false)
  const [set] = useSetNewsletterIssueOnSiteMutation()
  const isOn = offSiteAt === null
  const press = useSingleFlight(async (_press: SyntheticEvent): Promise<void> => {
    setSending(true)
    try {
      await set({ variables: { id, onSite: !isOn } })
      toast.success(t(isOn ? 'issues.site.takenOff' : 'issues.site.putBack'))
    } catch (error) {
      if (!isSessionEnd(error)) toast.error(problemText(error))
    } finally {
      setSending(false)
    }
  })
  /** One that is ended goes to no site by that; nobody has taken it off. */
  const wasNeverOn = !isOn && offSiteAt === endedAt
  const state = isOn ? (isLaunched === false ? 'unlaunched' : 'on') : wasNeverOn ? 'never' : 'off'
  return (
    <div className="grid gap-2 border-line border-t pt-3">
      <p role="status" className="text-small text-ink-soft">
        {t(`issues.site.${state}`, { moment: offSiteAt === null ? '' : formatMoment(offSiteAt, locale) })}
      </p>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2.5">
        {isOn && isLaunched && (
          <a
            href={paths.archivedIssue(id)}
            className="inline-flex min-h-8 items-center gap-1.5 text-link text-small"
          >
            <ExternalLink aria-hidden="true" className="size-4" />
            {t('issues.site.open')}
          </a>
        )}
        <IfMay permission="content:write">
          <button
            type="button"
            aria-disabled={isSending}
            onClick={press}
            className={buttonClass('secondary', 'small')}
          >
            {isOn ? (
              <EyeOff aria-hidden="true" className="size-4.5" />
            ) : (
              <Undo2 aria-hidden="true" className="size-4.5" />
            )}
            {t(`issues.site.${isOn ? 'takeOff' : wasNeverOn ? 'show' : 'putOn'}`)}
          </button>
        </IfMay>
      </div>
    </div>
  )
}
