import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { localeParameter } from '../../schema/locales.ts'
import { latePart, useLatePart } from './late-part.ts'
import { leaveBy } from './left-by.ts'
import { pressOnce } from './press-once.ts'

const latePanel = latePart(async () => (await import('./side-panel.tsx')).SidePanel)

/** What the element needs that opens the menu. */
interface Opener {
  ref: (element: HTMLElement | null) => void
  'aria-haspopup': 'dialog'
  'aria-expanded': boolean
  onClick: () => void
  onKeyDown: (event: KeyboardEvent) => void
  onPointerEnter: () => void
  onFocus: () => void
}

interface SideDialogProps {
  title: string
  closeLabel: string
  /** The one element that opens it, with what it needs for that. */
  trigger: (opener: Opener) => ReactNode
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

/** A menu at the right, whose code comes when somebody is about to open it, and what opens it. Every navigation closes it. */
export const SideDialog = ({ title, closeLabel, trigger, top, hash, children }: SideDialogProps) => {
  const navigate = useNavigate()
  const place = usePlace()
  const [openedAt, setOpenedAt] = useState<string | null>(null)
  const isFollowing = useRef(false)
  const opener = useRef<HTMLElement>(null)
  if (openedAt !== null && openedAt !== place) setOpenedAt(null)
  const isOpen = openedAt === place
  const close = (): void => setOpenedAt(null)
  const Panel = useLatePart(latePanel, isOpen, close)

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
    close()
  }

  /**
   * The focus returns to what opened it, but not where a link has led it to another place already. A question that
   * came up instead keeps it, and learns so where it belongs afterwards.
   */
  const returnFocus = (): void => {
    const { activeElement, body } = document
    const isLed = activeElement !== body && activeElement?.closest('[role=alertdialog]') === null
    if (!isFollowing.current || !isLed) opener.current?.focus()
    isFollowing.current = false
  }

  return (
    <>
      {trigger({
        ref: (element) => {
          opener.current = element
        },
        'aria-haspopup': 'dialog',
        'aria-expanded': isOpen,
        onClick: () => setOpenedAt(place),
        onKeyDown: pressOnce,
        onPointerEnter: latePanel.prepare,
        onFocus: latePanel.prepare,
      })}
      {Panel && (
        <Panel
          isOpen={isOpen}
          title={title}
          closeLabel={closeLabel}
          top={top}
          onClose={close}
          onGone={returnFocus}
        >
          {children(follow)}
        </Panel>
      )}
    </>
  )
}
