import { Captions, X } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { type FormEvent, type RefObject, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { KeptPictureFragment } from '../../generated/admin-operations.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { useProblemText } from '../../i18n/use-problem-text.ts'
import { useUnsavedWork } from '../../lib/unsaved-work.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { DialogPanel } from '../../ui/dialog-panel.tsx'
import { Form } from '../../ui/form.tsx'
import { toast } from '../../ui/toasts.ts'
import { ConflictPanel } from '../form/conflict-panel.tsx'
import { useFieldLabel } from '../form/record-inputs.tsx'
import { RestoredNotice } from '../form/restored-notice.tsx'
import { PictureFields } from './picture-fields.tsx'
import { usePictureForm } from './use-picture-form.ts'

interface PictureEditorProps {
  kept: KeptPictureFragment
}

interface EditingProps extends PictureEditorProps {
  /** Is handed what tells whether something is typed and not saved. */
  isChanged: RefObject<() => boolean>
  onSaved: () => void
}

const Editing = ({ kept, isChanged, onSaved }: EditingProps) => {
  const { t } = useTranslation('admin')
  const reader = useLocale()
  const problemText = useProblemText()
  const form = usePictureForm(kept, onSaved)
  const labelOf = useFieldLabel(form)
  useUnsavedWork(form.isChanged)
  isChanged.current = form.isChanged

  const submit = (event: FormEvent<HTMLFormElement>): void => {
    // The form that this one stands over is another one.
    event.stopPropagation()
    form.submit(event)
  }

  return (
    <Form onSubmit={submit} className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {form.isRestored && <RestoredNotice />}
      {form.conflict && (
        <ConflictPanel
          key={form.conflict.version}
          conflict={form.conflict}
          labelOf={(name) => {
            const { side } = form.fields[name]
            return side ? t(`form.inLanguage.${side.locale}`, { field: labelOf(name) }) : labelOf(name)
          }}
          show={(name, text) => form.fields[name].kind.show?.(text, reader) ?? text}
          onResolve={form.resolveConflict}
        />
      )}
      <PictureFields form={form} address={kept.address} />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <button type="submit" aria-disabled={form.status === 'saving'} className={buttonClass('primary')}>
          {t('pictures.editor.save')}
        </button>
        <p role="status" className="min-w-0 flex-1 basis-60 text-small">
          {form.status === 'saving' && t('form.uploading')}
          {form.status === 'failed' &&
            (form.error === undefined ? t('form.failed') : problemText(form.error))}
        </p>
      </div>
    </Form>
  )
}

/** What is said of a picture, over the form it is chosen in: saved by itself, wherever the picture is used. */
export const PictureEditor = ({ kept }: PictureEditorProps) => {
  const { t } = useTranslation('admin')
  const [isOpen, setOpen] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const isChanged = useRef(() => false)

  const close = (): void => {
    setAsking(false)
    setOpen(false)
  }
  const leave = (isWanted: boolean): void => {
    if (isWanted) setOpen(true)
    else if (isChanged.current()) setAsking(true)
    else close()
  }
  const onSaved = (): void => {
    toast.success(t('pictures.editor.saved'))
    close()
  }

  return (
    <Dialog.Root open={isOpen} onOpenChange={leave}>
      <Dialog.Trigger
        type="button"
        className="text-link inline-flex min-h-10 items-center gap-1.5 justify-self-start text-left text-small"
      >
        <Captions aria-hidden="true" className="size-4.5 shrink-0" />
        {t('pictures.editor.open')}
      </Dialog.Trigger>
      <DialogPanel
        aria-describedby={undefined}
        className="inset-x-3 top-3 max-h-[calc(100dvh-1.5rem)] max-w-240 p-4! sm:top-10 sm:max-h-[calc(100dvh-5rem)] sm:p-6!"
      >
        <div className="mb-3 flex items-center justify-between gap-3">
          <Dialog.Title className="text-h3 text-title">{t('pictures.editor.title')}</Dialog.Title>
          <Dialog.Close
            aria-label={t('pictures.editor.close')}
            className="grid size-10 shrink-0 place-items-center rounded-field hover:bg-forest-100"
          >
            <X aria-hidden="true" className="size-5" />
          </Dialog.Close>
        </div>
        <Editing kept={kept} isChanged={isChanged} onSaved={onSaved} />
        <ConfirmDialog
          isOpen={isAsking}
          title={t('form.leave.title')}
          text={t('form.leave.text')}
          cancel={t('form.leave.stay')}
          confirm={t('form.leave.leave')}
          onCancel={() => setAsking(false)}
          onConfirm={close}
        />
      </DialogPanel>
    </Dialog.Root>
  )
}
