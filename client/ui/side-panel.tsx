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
  /** The address of the link in it that has the focus at first; null for whatever is the first in it. */
  startAt: string | null
  onClose: () => void
  /** It is gone, and the focus on its way back. */
  onGone: () => void
  children: ReactNode
}

const linkTo = (address: string | null, panel: EventTarget | null): HTMLAnchorElement | undefined =>
  panel instanceof HTMLElement
    ? [...panel.querySelectorAll('a')].find((link) => link.getAttribute('href') === address)
    : undefined

/** A menu at the right. It is closed by a click outside and by Escape. */
export const SidePanel = ({
  isOpen,
  title,
  closeLabel,
  top,
  startAt,
  onClose,
  onGone,
  children,
}: SidePanelProps) => (
  <Dialog.Root open={isOpen} onOpenChange={onClose}>
    <DialogPanel
      place="right"
      aria-describedby={undefined}
      onOpenAutoFocus={(event) => {
        const link = linkTo(startAt, event.target)
        if (!link) return
        event.preventDefault()
        link.focus()
      }}
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
