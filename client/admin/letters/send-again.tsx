import { Send } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { resendable } from '../../../schema/letters.ts'
import { type LetterRowFragment, useSendLetterAgainMutation } from '../../generated/admin-operations.ts'
import { useProblemText } from '../../i18n/use-problem-text.ts'
import { isSessionEnd } from '../../lib/session-end.ts'
import { useSingleFlight } from '../../lib/use-single-flight.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { toast } from '../../ui/toasts.ts'
import { evictQueries } from '../evict-queries.ts'

interface SendAgainProps {
  letter: Pick<LetterRowFragment, 'id' | 'recipient' | 'state'>
  isSending: boolean
  onChanged: () => Promise<void>
}

/** Sends a letter that was not sent, once more where that was tried; asks before, where it may have arrived. */
export const SendAgain = ({ letter: { id, recipient, state }, isSending, onChanged }: SendAgainProps) => {
  const { t } = useTranslation('admin')
  const problemText = useProblemText()
  const [isAsked, setAsked] = useState(false)
  const [sendAgain] = useSendLetterAgainMutation({ variables: { id }, update: evictQueries('waiting') })
  const words = state === 'unsent' ? 'letters.send' : 'letters.again'
  const send = useSingleFlight(async () => {
    try {
      await sendAgain()
      toast.success(t(`${words}.done`, { recipient }))
    } catch (error) {
      if (!isSessionEnd(error)) toast.error(problemText(error))
    }
    await onChanged()
  })
  if (!isSending || !resendable.some((each) => each === state)) return null
  return (
    <>
      <button
        type="button"
        aria-label={t(`${words}.pressNamed`, { recipient })}
        onClick={() => (state === 'doubtful' ? setAsked(true) : void send())}
        className="text-link inline-flex min-h-8 items-center gap-1.5 text-left"
      >
        <Send aria-hidden="true" className="size-4 shrink-0" />
        {t(`${words}.press`)}
      </button>
      <ConfirmDialog
        isOpen={isAsked}
        title={t('letters.again.question')}
        text={t('letters.again.twice', { recipient })}
        cancel={t('letters.again.leave')}
        confirm={t('letters.again.press')}
        onCancel={() => setAsked(false)}
        onConfirm={() => {
          setAsked(false)
          void send()
        }}
      />
    </>
  )
}
