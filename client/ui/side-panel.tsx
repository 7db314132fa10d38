import { X } from 'lucide-react'
import { Dialog } from 'radix-ui'
import type { ReactNode } from 'react'
import { DialogPanel } from './dialog-panel.tsx'

interface SidePanelProps {
  isOpen: boolean
  title: string
  closeLabel: string
  /** Stands beside the button that closes it. */
  top: ReactNode
  onClose: () => void
  /** It is gone, and the focus on its way back. */
  onGone: () => void
  children: ReactNode
}

/** A menu at the right. It is closed by a click outside and by Escape. */
export const SidePanel = ({ isOpen, title, closeLabel, top, onClose, onGone, children }: SidePanelProps) => (
  <Dialog.Root open={isOpen} onOpenChange={onClose}>
    <DialogPanel
      place="right"
      aria-describedby={undefined}
      onCloseAutoFocus={(event) => {
        event.preventDefault()
        onGone()
      }}
      className="w-[min(22rem,88vw)]"
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        {top}
        <Dialog.Title className="sr-only">{title}</Dialog.Title>
        <Dialog.Close
          aria-label={closeLabel}
          className="grid size-11.5 place-items-center rounded-pill border-[1.5px] border-line-strong text-ink"
        >
          <X aria-hidden="true" className="size-5" />
        </Dialog.Close>
      </div>
      {children}
    </DialogPanel>
  </Dialog.Root>
)
