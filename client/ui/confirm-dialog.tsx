import { AlertDialog } from 'radix-ui'
import { useRef } from 'react'
import { buttonClass } from './button-class.ts'

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

  /** Radix returns the focus to a trigger alone, and this dialog opens without one. */
  const returnFocus = (event: Event): void => {
    event.preventDefault()
    const isLost = document.activeElement === document.body
    if (isLost && cameFrom.current instanceof HTMLElement) cameFrom.current.focus()
  }

  return (
    <AlertDialog.Root open={isOpen}>
      <AlertDialog.Portal>
        <div aria-hidden="true" data-holds-scroll className="fixed inset-0 z-40 bg-forest-900/45" />
        <AlertDialog.Content
          aria-modal="true"
          onOpenAutoFocus={rememberFocus}
          onCloseAutoFocus={returnFocus}
          onEscapeKeyDown={onCancel}
          className="data-[state=open]:open-down fixed inset-x-4 top-[18vh] z-40 mx-auto max-h-[78vh] max-w-120 overflow-y-auto rounded-card bg-surface p-6 shadow-float sm:p-8"
        >
          <AlertDialog.Title className="text-h3 text-title">{title}</AlertDialog.Title>
          <AlertDialog.Description className="mt-2.5 whitespace-pre-line">{text}</AlertDialog.Description>
          <div className="mt-6 flex flex-wrap gap-3">
            <AlertDialog.Cancel onClick={onCancel} className={buttonClass('act')}>
              {cancel}
            </AlertDialog.Cancel>
            <AlertDialog.Action onClick={onConfirm} className={buttonClass('second')}>
              {confirm}
            </AlertDialog.Action>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
