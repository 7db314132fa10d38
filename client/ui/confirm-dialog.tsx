import { Dialog } from 'radix-ui'
import { useRef } from 'react'
import { buttonClass } from './button-class.ts'
import { DialogPanel } from './dialog-panel.tsx'
import { backTo } from './left-by.ts'

interface ConfirmDialogProps {
  isOpen: boolean
  title: string
  text: string
  /** What happens when the answer is yes. */
  confirm: string
  /** What happens otherwise: by its button, which has the focus at first, or by Escape. */
  cancel: string
  onConfirm: () => void
  onCancel: () => void
}

/** A question that must be answered before anything else. The focus returns to where it came from. */
export const ConfirmDialog = ({
  isOpen,
  title,
  text,
  confirm,
  cancel,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) => {
  const cameFrom = useRef<Element | null>(null)

  const rememberFocus = (): void => {
    cameFrom.current = document.activeElement
  }

  /** A menu that goes while the question comes gives the focus back to what had opened it. */
  const followFocus = ({ target }: Event): void => {
    if (target instanceof HTMLElement) cameFrom.current = target
  }

  /** Radix returns the focus to a trigger alone, and this dialog opens without one. */
  const returnFocus = (event: Event): void => {
    event.preventDefault()
    if (document.activeElement === document.body) backTo(cameFrom.current)?.focus()
  }

  return (
    <Dialog.Root open={isOpen}>
      <DialogPanel
        role="alertdialog"
        aria-modal="true"
        onOpenAutoFocus={rememberFocus}
        onCloseAutoFocus={returnFocus}
        onFocusOutside={followFocus}
        onEscapeKeyDown={onCancel}
        onInteractOutside={(event) => event.preventDefault()}
        className="inset-x-4 top-[18vh] max-h-[78vh] max-w-120"
      >
        <Dialog.Title className="text-h3 text-title">{title}</Dialog.Title>
        <Dialog.Description className="mt-2.5 whitespace-pre-line">{text}</Dialog.Description>
        <div className="mt-6 flex flex-wrap gap-3">
          <Dialog.Close onClick={onCancel} className={buttonClass('primary')}>
            {cancel}
          </Dialog.Close>
          <Dialog.Close onClick={onConfirm} className={buttonClass('secondary')}>
            {confirm}
          </Dialog.Close>
        </div>
      </DialogPanel>
    </Dialog.Root>
  )
}
