import { CircleAlert, Eye, MailCheck, Pause, Play, Send, Undo2 } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { isIssueOpen, isIssueOver } from '../../../schema/newsletter-issues.ts'
import {
  type IssueForFormFragment,
  useIssueSwitchesQuery,
  useTryNewsletterIssueMutation,
} from '../../generated/admin-operations.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { useProblemText } from '../../i18n/use-problem-text.ts'
import { formatMoment } from '../../lib/format-date.ts'
import { adminPaths, lettersOf } from '../../lib/paths.ts'
import { isSessionEnd } from '../../lib/session-end.ts'
import { unmask } from '../../lib/unmask.ts'
import { isPageChanged } from '../../lib/unsaved-work.ts'
import { useSingleFlight } from '../../lib/use-single-flight.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Card } from '../../ui/card.tsx'
import { useDisclosure } from '../../ui/disclosure.tsx'
import { Progress } from '../../ui/progress.tsx'
import { toast } from '../../ui/toasts.ts'
import { IfMay } from '../if-may.tsx'
import { useLetterDelivery } from '../letters/use-letter-delivery.ts'
import { pickText } from '../list/pick-text.ts'
import { useMay } from '../use-may.ts'
import { EndIssue } from './end-issue.tsx'
import { IssueFigures } from './issue-figures.tsx'
import { IssueMark } from './issue-mark.tsx'
import { IssueOnSite } from './issue-on-site.tsx'
import { outcomeOf } from './issue-outcome.ts'
import { IssuePreviews } from './issue-previews.tsx'
import { SendPanel } from './send-panel.tsx'
import { useIssueProgress } from './use-issue-progress.ts'
import { useIssueState } from './use-issue-state.ts'
import { useSendMoment } from './use-send-moment.ts'

interface IssueSendingProps {
  issue: IssueForFormFragment
  readAgain: () => Promise<unknown>
}

/** Where an issue is on its way to its readers, what it looks like as a letter, and all that can be done about that. */
export const IssueSending = ({ issue: shown, readAgain }: IssueSendingProps) => {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const may = useMay()
  const problemText = useProblemText()
  const delivery = useLetterDelivery()
  const progress = useIssueProgress(unmask(shown))
  const issue = { ...shown, ...progress }
  const { id, state, sendAt, sentAt, readers, unwritten, delivered, waiting, missingIn, translations } = issue
  const title = pickText(translations, 'title', locale).text
  const mayWrite = may('content:write')
  const maySend = may('letters:manage')
  const { data } = useIssueSwitchesQuery({ fetchPolicy: 'cache-and-network' })
  const preview = useDisclosure()
  const opener = useRef<HTMLButtonElement>(null)
  const asked = useSendMoment(id)
  const isAsked = asked.typed !== null
  const section = useRef<HTMLElement>(null)
  const isPressed = useRef(false)
  const [warned, setWarned] = useState<{ text: string; version: number } | null>(null)
  /** What was said of an issue that is another by now, as it was saved, is over. */
  const warning = warned?.version === issue.version ? warned.text : null
  const setWarning = (text: string | null): void =>
    setWarned(text === null ? null : { text, version: issue.version })
  const becomes = useIssueState({ ...issue, title }, readAgain)

  /** What is typed and not saved is not sent: somebody may have typed on since they were asked. */
  const change: typeof becomes = async (input) => {
    if (isPageChanged()) return { isSettled: false, failure: t('issues.saveFirst') }
    return becomes(input)
  }

  // The button goes with the state it was for: whoever has pressed it goes on here.
  useEffect(() => {
    if (!isPressed.current || document.activeElement !== document.body) return
    isPressed.current = false
    section.current?.focus()
  })
  const [tryIt] = useTryNewsletterIssueMutation({ variables: { id } })

  /** What is typed and not saved is neither shown nor sent. */
  const ifSaved = (act: () => void) => (): void => {
    const isChanged = isPageChanged()
    setWarning(isChanged ? t('issues.saveFirst') : null)
    if (!isChanged) act()
  }

  const step = useSingleFlight(async (input: Parameters<typeof becomes>[0]): Promise<void> => {
    isPressed.current = true
    const { failure } = await becomes(input)
    if (failure !== null) isPressed.current = false
    setWarning(failure)
  })

  const sendTrial = useSingleFlight(async (): Promise<void> => {
    try {
      await tryIt()
      toast.success(t(delivery === 'kept' ? 'issues.try.kept' : 'issues.try.done'))
    } catch (error) {
      if (!isSessionEnd(error)) setWarning(problemText(error))
    }
  })

  const close = (): void => {
    isPressed.current = true
    asked.stop()
    opener.current?.focus()
  }

  const at = isIssueOver(state) ? sentAt : sendAt
  const moment = at === null ? '' : formatMoment(at, locale)
  const isGoing = state === 'sending' || state === 'paused' || state === 'scheduled'
  const off: ReactNode =
    data?.switches.letters === false
      ? t('issues.sending.lettersOff')
      : data?.switches.newsletter === false && (
          <>
            {t('issues.sending.unlaunched')}{' '}
            <IfMay permission="launches:manage">
              <Link to={adminPaths('launch').list} className="text-link">
                {t('issues.sending.toLaunch')}
              </Link>
            </IfMay>
          </>
        )
  const lacking: ReactNode = off || (missingIn.length > 0 && t('issues.sending.untranslated'))
  const isOpen = isIssueOpen(state)
  const small = buttonClass('secondary', 'small')

  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-label={t('issues.sending.title')}
      className="mb-5 max-w-300 outline-none"
    >
      <Card className="grid gap-3 px-5 pt-4 pb-5 sm:px-6">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <IssueMark issue={issue} />
          <p role="status" className="min-w-0 text-small text-ink-soft">
            {t(`issues.sending.${outcomeOf(issue)}`, {
              moment,
              written: readers - unwritten,
              readers,
              count: waiting,
            })}
          </p>
        </div>
        {readers > 0 && (
          <div className="text-small">
            <div className="mb-1.5 max-w-140">
              <Progress percent={Math.floor((100 * delivered) / readers)} label={t('issues.sending.bar')} />
            </div>
            <IssueFigures issue={issue} />
            <IfMay permission="letters:manage">
              <Link to={lettersOf(id)} className="text-link inline-flex min-h-8 items-center">
                {t('issues.toAllLetters')}
              </Link>
            </IfMay>
          </div>
        )}
        <div role="alert" className="empty:hidden">
          {warning !== null && (
            <p className="flex items-start gap-2.5 rounded-field border-[1.5px] border-error bg-error-soft px-4 py-3 text-small text-error">
              <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
              {warning}
            </p>
          )}
        </div>
        <div className="flex flex-wrap gap-2.5">
          <button
            type="button"
            {...preview.button}
            onClick={preview.isOpen ? preview.button.onClick : ifSaved(preview.button.onClick)}
            className={small}
          >
            <Eye aria-hidden="true" className="size-4.5" />
            {t('issues.preview.open')}
          </button>
          {mayWrite && data?.switches.letters !== false && (
            <button type="button" onClick={ifSaved(sendTrial)} className={small}>
              <MailCheck aria-hidden="true" className="size-4.5" />
              {t('issues.try.press')}
            </button>
          )}
          {maySend && state === 'scheduled' && (
            <button type="button" onClick={() => step({ state: 'draft' })} className={small}>
              <Undo2 aria-hidden="true" className="size-4.5" />
              {t('issues.unschedule')}
            </button>
          )}
          {maySend && state === 'sending' && (
            <button type="button" onClick={() => step({ state: 'paused' })} className={small}>
              <Pause aria-hidden="true" className="size-4.5" />
              {t('issues.pause')}
            </button>
          )}
          {maySend && state === 'paused' && (
            <button
              type="button"
              onClick={() => step({ state: 'sending' })}
              className={buttonClass('primary', 'small')}
            >
              <Play aria-hidden="true" className="size-4.5" />
              {t('issues.goOn')}
            </button>
          )}
          {maySend && state === 'paused' && <EndIssue issue={issue} onEnd={() => step({ state: 'ended' })} />}
          {maySend && isOpen && !lacking && (
            <button
              ref={opener}
              type="button"
              aria-expanded={isAsked}
              onClick={isAsked ? close : ifSaved(asked.ask)}
              className={buttonClass('primary', 'small')}
            >
              <Send aria-hidden="true" className="size-4.5" />
              {t('issues.send.press')}
            </button>
          )}
        </div>
        {(isOpen || isGoing) && maySend && lacking && <p className="text-small text-ink-soft">{lacking}</p>}
        {isOpen && !maySend && <p className="text-small text-ink-soft">{t('issues.sending.notYours')}</p>}
        {isOpen && asked.typed && (
          <SendPanel title={title} typed={asked.typed} onType={asked.type} change={change} onClose={close} />
        )}
        {isIssueOver(state) && <IssueOnSite issue={issue} isLaunched={data?.switches.newsletter} />}
        <div {...preview.region}>{preview.isOpen && <IssuePreviews key={issue.version} id={id} />}</div>
      </Card>
    </section>
  )
}
