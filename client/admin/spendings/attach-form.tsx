import { useApolloClient } from '@apollo/client/react'
import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FieldErrorCode } from '../../../schema/problems.ts'
import { maximumPaperBytes, paperTypes } from '../../../schema/spending.ts'
import { isSessionEnd } from '../../lib/session-end.ts'
import { useSingleFlight } from '../../lib/use-single-flight.ts'
import { Form } from '../../ui/form.tsx'
import { toast } from '../../ui/toasts.ts'
import { UploadFailure } from '../picture/upload-picture.ts'
import { SendBar } from './act-dialog.tsx'
import { sendPaper } from './send-paper.ts'
import { forgetSpendings } from './use-explain.ts'

/** What a file is refused for that is no whole picture or paper is said as such. */
const reasonOf = (code: FieldErrorCode) =>
  code === 'locked_paper' || code === 'active_paper' || code === 'too_many_pixels' ? code : 'invalid_paper'

/** Attaches a receipt, once somebody says that it shows no private person. */
export const AttachForm = ({ id, onDone }: { id: string; onDone: () => void }) => {
  const { t } = useTranslation('admin')
  const apollo = useApolloClient()
  const hint = useId()
  const [file, setFile] = useState<File | null>(null)
  const [isConfirmed, setConfirmed] = useState(false)
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const refused = (name: string, reason: ReturnType<typeof reasonOf> | 'too_large'): void =>
    setFailure(t('spendings.attach.refused', { name, why: t(`spendings.attach.why.${reason}`) }))
  const submit = useSingleFlight(async (event: FormEvent) => {
    event.preventDefault()
    if (!file) return setFailure(t('spendings.attach.none'))
    if (file.size > maximumPaperBytes) return refused(file.name, 'too_large')
    if (!isConfirmed) return setFailure(t('spendings.attach.unconfirmed'))
    setFailure(null)
    setSending(true)
    try {
      await sendPaper(id, file)
      forgetSpendings.update(apollo.cache)
      toast.success(t('spendings.attach.done'))
      onDone()
    } catch (error) {
      if (error instanceof UploadFailure && error.code !== null) refused(file.name, reasonOf(error.code))
      else if (!isSessionEnd(error)) setFailure(t('spendings.attach.failed'))
    } finally {
      setSending(false)
    }
  })
  return (
    <Form onSubmit={(event) => void submit(event)} className="mt-5 grid gap-4.5">
      <label className="grid gap-1.5">
        <span className="font-semibold text-small">{t('spendings.fields.file')}</span>
        <input
          type="file"
          accept={paperTypes.join()}
          aria-describedby={hint}
          onChange={({ currentTarget }) => setFile(currentTarget.files?.[0] ?? null)}
          className="min-h-12.5 w-full rounded-field border-[1.5px] border-line-strong bg-surface p-2.5"
        />
        <span id={hint} className="text-ink-soft text-small">
          {t('spendings.attach.hint')}
        </span>
      </label>
      <label className="flex items-start gap-2.5">
        <input
          type="checkbox"
          checked={isConfirmed}
          onChange={({ currentTarget }) => setConfirmed(currentTarget.checked)}
          className="mt-1 size-5 shrink-0 accent-forest-800"
        />
        {t('spendings.attach.confirm')}
      </label>
      <SendBar send={t('spendings.attach.send')} isSending={isSending} failure={failure} />
    </Form>
  )
}
