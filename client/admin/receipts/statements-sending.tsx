import { Eye, Pause, Send } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import {
  useAdminStatementsQuery,
  useSetStatementsSendingMutation,
  type YearlyStatementsStandFragment,
} from '../../generated/admin-operations.ts'
import { useProblemText } from '../../i18n/use-problem-text.ts'
import { adminPaths } from '../../lib/paths.ts'
import { isSessionEnd } from '../../lib/session-end.ts'
import { unmask } from '../../lib/unmask.ts'
import { useSingleFlight } from '../../lib/use-single-flight.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Card } from '../../ui/card.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { useDisclosure } from '../../ui/disclosure.tsx'
import { Progress } from '../../ui/progress.tsx'
import { toast } from '../../ui/toasts.ts'
import { IfMay } from '../if-may.tsx'
import { StatementPreviews } from './statement-previews.tsx'
import { isYearOver } from './statement-years.ts'
import { useStatementsOn } from './use-statements-on.ts'

/** Milliseconds between two looks at what is on its way. */
const interval = 2000

interface StatementsSendingProps {
  statements: YearlyStatementsStandFragment
  readAgain: () => Promise<unknown>
}

/** To how many donors the statements of a year go, what the letter looks like, and the press that sends them. */
export const StatementsSending = ({ statements, readAgain }: StatementsSendingProps) => {
  const { t } = useTranslation('admin')
  const problemText = useProblemText()
  const { year, isSending, waiting, sent, unreachable } = statements
  const { areMade, areSent, areKept } = useStatementsOn()
  const [isAsked, setAsked] = useState(false)
  const preview = useDisclosure()
  const section = useRef<HTMLElement>(null)
  const isPressed = useRef(false)
  const [set] = useSetStatementsSendingMutation()
  useAdminStatementsQuery({
    variables: { year },
    pollInterval: interval,
    skip: !isSending,
    skipPollAttempt: () => document.hidden,
  })

  // The button goes with the state it was for: whoever has pressed it goes on here.
  useEffect(() => {
    if (!isPressed.current || document.activeElement !== document.body) return
    isPressed.current = false
    section.current?.focus()
  })

  const become = useSingleFlight(async (sending: boolean): Promise<void> => {
    isPressed.current = true
    try {
      const { data } = await set({ variables: { year, sending } })
      const made = unmask(data?.setStatementsSending)
      const begun = areKept ? 'statements.kept' : 'statements.begun'
      if (made) toast.success(t(sending ? begun : 'statements.ended', { year }))
    } catch (error) {
      isPressed.current = false
      if (isSessionEnd(error)) return
      toast.error(problemText(error))
      await readAgain().catch(() => undefined)
    }
  })

  const all = sent + waiting
  const early = isYearOver(year, new Date()) ? '' : `${t('statements.send.early', { year })} `
  const state = isSending ? 'sending' : waiting > 0 ? 'waiting' : sent > 0 ? 'sent' : 'nobody'
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-label={t('statements.ofYear', { year })}
      className="outline-none"
    >
      <Card className="grid gap-4 px-5 pt-4 pb-5 sm:px-6">
        <p role="status">{t(`statements.state.${state}`, { count: waiting, year })}</p>
        {all > 0 && (
          <div className="grid max-w-140 gap-1.5 text-small">
            <Progress percent={Math.floor((100 * sent) / all)} label={t('statements.bar', { year })} />
            <p>{t('statements.sentOf', { sent, count: all })}</p>
          </div>
        )}
        {unreachable > 0 && (
          <p className="text-small text-ink-soft">{t('statements.unreachable', { count: unreachable })}</p>
        )}
        <div className="flex flex-wrap gap-2.5">
          <button type="button" {...preview.button} className={buttonClass('secondary', 'small')}>
            <Eye aria-hidden="true" className="size-4.5" />
            {t('statements.preview')}
          </button>
          {isSending && (
            <button
              type="button"
              onClick={() => void become(false)}
              className={buttonClass('secondary', 'small')}
            >
              <Pause aria-hidden="true" className="size-4.5" />
              {t('statements.end')}
            </button>
          )}
          {!isSending && areSent && waiting > 0 && (
            <button type="button" onClick={() => setAsked(true)} className={buttonClass('primary', 'small')}>
              <Send aria-hidden="true" className="size-4.5" />
              {t('statements.send.press', { count: waiting })}
            </button>
          )}
        </div>
        {areSent && areKept && <p className="text-small text-ink-soft">{t('statements.onlyKept')}</p>}
        {!areSent && (
          <p className="text-small text-ink-soft">
            {t(areMade ? 'statements.lettersOff' : 'statements.givingOff')}{' '}
            {!areMade && (
              <IfMay permission="launches:manage">
                <Link to={adminPaths('launch').list} className="text-link">
                  {t('statements.toLaunch')}
                </Link>
              </IfMay>
            )}
          </p>
        )}
        <div {...preview.region}>{preview.isOpen && <StatementPreviews year={year} />}</div>
      </Card>
      <ConfirmDialog
        isOpen={isAsked}
        title={t('statements.send.question', { year })}
        text={`${early}${t('statements.send.text', { count: waiting })}`}
        cancel={t('statements.send.leave')}
        confirm={t('statements.send.confirm')}
        onCancel={() => setAsked(false)}
        onConfirm={() => {
          setAsked(false)
          void become(true)
        }}
      />
    </section>
  )
}
