import { X } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { DialogPanel } from './dialog-panel.tsx'

interface SideDialogProps {
  title: string
  closeLabel: string
  /** The one element that opens it. */
  trigger: ReactNode
  /** Stands beside the button that closes it. */
  top: ReactNode
  /** It is open at first where the address ends with this. */
  hash?: string
  /** Is handed what a link in it calls when it is followed. */
  children: (follow: () => void) => ReactNode
}

/** A menu at the right, and what opens it. It closes on every navigation, by a click outside and by Escape. */
export const SideDialog = ({ title, closeLabel, trigger, top, hash, children }: SideDialogProps) => {
  const { key } = useLocation()
  const [openedAt, setOpenedAt] = useState<string | null>(null)
  const isFollowing = useRef(false)

  useEffect(() => {
    if (hash !== undefined && window.location.hash === hash) setOpenedAt('default')
  }, [hash])

  const follow = (): void => {
    isFollowing.current = true
    setOpenedAt(null)
  }

  /** The focus returns to what opened it, but not from a link: that leads it to another place. */
  const returnFocus = (event: Event): void => {
    if (isFollowing.current) event.preventDefault()
    isFollowing.current = false
  }

  return (
    <Dialog.Root open={openedAt === key} onOpenChange={(isOpen) => setOpenedAt(isOpen ? key : null)}>
      <Dialog.Trigger asChild>{trigger}</Dialog.Trigger>
      <DialogPanel
        place="right"
        aria-describedby={undefined}
        onCloseAutoFocus={returnFocus}
        className="w-[min(22rem,88vw)]"
      >
        <div className="flex items-center justify-between">
          {top}
          <Dialog.Title className="sr-only">{title}</Dialog.Title>
          <Dialog.Close
            aria-label={closeLabel}
            className="grid size-11.5 place-items-center rounded-pill border-[1.5px] border-line-strong text-ink"
          >
            <X aria-hidden="true" className="size-5" />
          </Dialog.Close>
        </div>
        {children(follow)}
      </DialogPanel>
    </Dialog.Root>
  )
}
