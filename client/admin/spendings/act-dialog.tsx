import { Dialog } from 'radix-ui'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { buttonClass } from '../../ui/button-class.ts'
import { DialogPanel } from '../../ui/dialog-panel.tsx'

interface ActDialogProps {
  /** What the button says, and what it is called where there are many. */
  open: string
  named: string
  title: string
  intro?: string
  isMain?: boolean
  children: (close: () => void) => ReactNode
}

/** A button that opens what can be done with something that was spent. */
export const ActDialog = ({ open, named, title, intro, isMain = false, children }: ActDialogProps) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <Dialog.Root open={isOpen} onOpenChange={setOpen}>
      <Dialog.Trigger
        aria-label={named}
        className={isMain ? buttonClass('primary', 'small') : 'text-link inline-flex min-h-8 items-center'}
      >
        {open}
      </Dialog.Trigger>
      <DialogPanel
        onInteractOutside={(event) => event.preventDefault()}
        aria-describedby={undefined}
        className="inset-x-3 top-[4vh] max-h-[92vh] max-w-130"
      >
        <Dialog.Title className="text-h3 text-title">{title}</Dialog.Title>
        {intro && <p className="mt-1.5 text-ink-soft">{intro}</p>}
        {children(() => setOpen(false))}
      </DialogPanel>
    </Dialog.Root>
  )
}

interface SendBarProps {
  send: string
  isSending: boolean
  failure: string | null
}

/** What has failed, and the buttons at the foot of such a form. */
export const SendBar = ({ send, isSending, failure }: SendBarProps) => {
  const { t } = useTranslation('admin')
  return (
    <>
      <div role="alert" className="empty:hidden">
        {failure !== null && (
          <p className="rounded-field border-[1.5px] border-error bg-error-soft px-4 py-3 text-error text-small">
            {failure}
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-3">
        <button type="submit" aria-disabled={isSending} className={buttonClass('primary')}>
          {isSending ? t('spendings.sending') : send}
        </button>
        <Dialog.Close className={buttonClass('secondary')}>{t('spendings.cancel')}</Dialog.Close>
      </div>
    </>
  )
}
