import { X } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { localeParameter } from '../../schema/locales.ts'
import { DialogPanel } from './dialog-panel.tsx'
import { leaveBy } from './left-by.ts'
import { pressOnce } from './press-once.ts'

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

/** Where the reader is: the same in either language, and whether or not the address opened the menu. */
const usePlace = (): string => {
  const { pathname, search } = useLocation()
  const query = new URLSearchParams(search)
  query.delete(localeParameter)
  return `${pathname}?${query}`
}

/** A menu at the right, and what opens it. It closes on every navigation, by a click outside and by Escape. */
export const SideDialog = ({ title, closeLabel, trigger, top, hash, children }: SideDialogProps) => {
  const navigate = useNavigate()
  const place = usePlace()
  const [openedAt, setOpenedAt] = useState<string | null>(null)
  const isFollowing = useRef(false)
  const opener = useRef<HTMLButtonElement>(null)
  if (openedAt !== null && openedAt !== place) setOpenedAt(null)

  /** What led here before the page was alive is no part of its address any more: it would open the menu at each reload. */
  const begin = useEffectEvent(() => {
    if (hash === undefined || window.location.hash !== hash) return
    setOpenedAt(place)
    navigate({ search: window.location.search, hash: '' }, { replace: true, preventScrollReset: true })
  })
  useEffect(() => begin(), [])

  const follow = (): void => {
    isFollowing.current = true
    leaveBy(opener.current)
    setOpenedAt(null)
  }

  /**
   * The focus returns to what opened it, but not where a link has led it to another place already. A question that
   * came up instead keeps it, and learns so where it belongs afterwards.
   */
  const returnFocus = (event: Event): void => {
    const { activeElement, body } = document
    const isLed = activeElement !== body && activeElement?.closest('[role=alertdialog]') === null
    if (isFollowing.current && isLed) event.preventDefault()
    isFollowing.current = false
  }

  return (
    <Dialog.Root open={openedAt === place} onOpenChange={(isOpen) => setOpenedAt(isOpen ? place : null)}>
      <Dialog.Trigger ref={opener} asChild onKeyDown={pressOnce}>
        {trigger}
      </Dialog.Trigger>
      <DialogPanel
        place="right"
        aria-describedby={undefined}
        onCloseAutoFocus={returnFocus}
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
        {children(follow)}
      </DialogPanel>
    </Dialog.Root>
  )
}
