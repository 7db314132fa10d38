import { Send } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  type DonorStatementLineFragment,
  useSendStatementMutation,
} from '../../generated/admin-operations.ts'
import { useProblemText } from '../../i18n/use-problem-text.ts'
import { isSessionEnd } from '../../lib/session-end.ts'
import { useSingleFlight } from '../../lib/use-single-flight.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { toast } from '../../ui/toasts.ts'
import { useStatementsOn } from './use-statements-on.ts'

interface SendStatementProps {
  statement: Pick<DonorStatementLineFragment, 'id' | 'year' | 'sentAt'>
  email: string
}

/** Sends a donor what they gave in a year by letter; asks before. */
export const SendStatement = ({ statement: { id, year, sentAt }, email }: SendStatementProps) => {
  const { t } = useTranslation('admin')
  const problemText = useProblemText()
  const { areKept } = useStatementsOn()
  const [isAsked, setAsked] = useState(false)
  const [sendStatement] = useSendStatementMutation({ variables: { id } })
  const send = useSingleFlight(async () => {
    try {
      await sendStatement()
      toast.success(t(areKept ? 'statements.one.kept' : 'statements.one.done', { year, email }))
    } catch (error) {
      if (!isSessionEnd(error)) toast.error(problemText(error))
    }
  })
  return (
    <>
      <button
        type="button"
        aria-label={t('statements.one.sendNamed', { year })}
        onClick={() => setAsked(true)}
        className="text-link inline-flex min-h-8 items-center gap-1.5 whitespace-nowrap"
      >
        <Send aria-hidden="true" className="size-4 shrink-0" />
        {t('statements.one.send')}
      </button>
      <ConfirmDialog
        isOpen={isAsked}
        title={t('statements.one.question', { year })}
        text={t(sentAt === null ? 'statements.one.first' : 'statements.one.again', { email })}
        cancel={t('statements.send.leave')}
        confirm={t('statements.one.confirm')}
        onCancel={() => setAsked(false)}
        onConfirm={() => {
          setAsked(false)
          void send()
        }}
      />
    </>
  )
}
