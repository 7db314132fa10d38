import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../../i18n/use-locale.ts'
import { useUnsavedWork } from '../../lib/unsaved-work.ts'
import { Form } from '../../ui/form.tsx'
import { ConflictPanel } from './conflict-panel.tsx'
import { useFieldLabel } from './record-inputs.tsx'
import { RestoredNotice } from './restored-notice.tsx'
import { SaveBar } from './save-bar.tsx'
import type { DraftChoice } from './use-draft-choice.ts'
import type { RecordForm } from './use-record-form.ts'

interface RecordFormFrameProps<Name extends string> {
  form: RecordForm<Name>
  done: { created: string; updated: string }
  submit: string
  asDraft?: DraftChoice | undefined
  /** Shows what is typed before it is saved. */
  preview?: ReactNode
  /** Where the way back leads. */
  back: string
  /** What that is called, where it is no list. */
  toBack?: string | undefined
  children: ReactNode
}

/** A form over a record with all that happens around it: conflicts, saving, and being left too early. */
export const RecordFormFrame = <Name extends string>({
  form,
  done,
  submit,
  asDraft,
  preview,
  back,
  toBack,
  children,
}: RecordFormFrameProps<Name>) => {
  const { t } = useTranslation('admin')
  const reader = useLocale()
  useUnsavedWork(form.isChanged)
  const labelOf = useFieldLabel(form)
  const named = (name: Name): string => {
    const { side } = form.fields[name]
    return side ? t(`form.inLanguage.${side.locale}`, { field: labelOf(name) }) : labelOf(name)
  }
  return (
    <Form
      onSubmit={form.submit}
      className="grid max-w-300 grid-cols-[minmax(0,1fr)] gap-5 [&_:is(input,textarea,button,a)]:scroll-mb-32"
    >
      {form.isRestored && <RestoredNotice />}
      {form.conflict && (
        <ConflictPanel
          key={form.conflict.version}
          conflict={form.conflict}
          labelOf={named}
          show={(name, text) => form.fields[name].kind.show?.(text, reader) ?? text}
          onResolve={form.resolveConflict}
        />
      )}
      {children}
      <SaveBar
        status={form.status}
        error={form.error}
        reason={form.reason}
        done={done}
        submit={submit}
        asDraft={asDraft}
        preview={preview}
        back={back}
        toBack={toBack}
      />
    </Form>
  )
}
