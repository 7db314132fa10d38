import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Form } from '../../ui/form.tsx'
import { ConflictPanel } from './conflict-panel.tsx'
import { LeaveGuard } from './leave-guard.tsx'
import { SaveBar } from './save-bar.tsx'
import type { RecordForm } from './use-record-form.ts'

interface RecordFormFrameProps<Name extends string> {
  form: RecordForm<Name>
  /** What each field is called where the two versions of a record are set side by side. */
  labels: Record<Name, string>
  /** How a field's text is shown there, where it is more than text. */
  show?: (name: Name, text: string) => ReactNode
  done: { created: string; updated: string }
  submit: string
  /** Where the way back leads. */
  back: string
  children: ReactNode
}

/** A form over a record with all that happens around it: conflicts, saving, and being left too early. */
export const RecordFormFrame = <Name extends string>({
  form,
  labels,
  show,
  done,
  submit,
  back,
  children,
}: RecordFormFrameProps<Name>) => {
  const { t } = useTranslation('admin')
  return (
    <Form
      onSubmit={form.submit}
      className="grid max-w-300 grid-cols-[minmax(0,1fr)] gap-5 [&_:is(input,textarea,button,a)]:scroll-mb-32"
    >
      {form.isRestored && (
        <p className="rounded-field border border-line bg-ochre-300/40 px-5 py-3">{t('form.restored')}</p>
      )}
      {form.conflict && (
        <ConflictPanel
          key={form.conflict.version}
          conflict={form.conflict}
          labels={labels}
          show={show}
          onTake={form.take}
        />
      )}
      {children}
      <SaveBar status={form.status} error={form.error} done={done} submit={submit} back={back} />
      <LeaveGuard isChanged={form.isChanged} />
    </Form>
  )
}
