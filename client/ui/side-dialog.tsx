import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { isFocusElsewhere } from './going-on.ts'
import { latePart, useLatePart } from './late-part.ts'
import { leaveBy } from './left-by.ts'
import { pressOnce } from './press-once.ts'
import { usePlace } from './use-place.ts'

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
  /**
   * Where the address ends with this, a plain menu of the same links stood open before the page was alive: it is open at
   * first, in the place of that one.
   */
  hash?: string
  /** Is handed what a link in it calls when it is followed. */
  children: (follow: () => void) => ReactNode
}

const isInSight = (element: Element): boolean => {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom > 0 && top < window.innerHeight
}

/** A menu at the right, whose code comes when somebody is about to open it, and what opens it. Every navigation closes it. */
export const SideDialog = ({ title, closeLabel, trigger, top, hash, children }: SideDialogProps) => {
  const navigate = useNavigate()
  const place = usePlace()
  const [openedAt, setOpenedAt] = useState<string | null>(null)
  const [startAt, setStartAt] = useState<string | null>(null)
  const isFollowing = useRef(false)
  const opener = useRef<HTMLElement>(null)
  if (openedAt !== null && openedAt !== place) setOpenedAt(null)
  const isOpen = openedAt === place
  const close = (): void => setOpenedAt(null)
  const isOpener = (element: Element): boolean => opener.current?.contains(element) ?? false
  const Panel = useLatePart(latePanel, { isWanted: isOpen, forget: close, isOpener })

  /** Whether whoever was led to the plain menu is still there. */
  const isStillAt = (plainMenu: Element | null): boolean =>
    plainMenu === null ||
    (isInSight(plainMenu) && !isFocusElsewhere((element) => isOpener(element) || plainMenu.contains(element)))

  const stoodOpen = (): boolean => hash !== undefined && window.location.hash === hash

  /**
   * What led here before the page was alive is no part of its address any more: it would open the menu at each reload.
   * The plain menu stays until this one can be drawn over it, and for good where it cannot be had, or where its reader
   * has gone on by then.
   */
  const takeOver = useEffectEvent(() => {
    if (!stoodOpen() || !isStillAt(document.querySelector(window.location.hash))) return
    setStartAt(document.activeElement?.getAttribute('href') ?? null)
    setOpenedAt(place)
    navigate({ search: window.location.search, hash: '' }, { replace: true, preventScrollReset: true })
  })
  const begin = useEffectEvent(() => {
    if (stoodOpen())
      latePanel.load().then(
        () => takeOver(),
        () => {},
      )
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
    setStartAt(null)
  }

  return (
    <>
      {trigger({
        ref: (element) => {
          opener.current = element
        },
        'aria-haspopup': 'dialog',
        'aria-expanded': isOpen,
        onClick: () => setOpenedAt(isOpen ? null : place),
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
          startAt={startAt}
          onClose={close}
          onGone={returnFocus}
        >
          {children(follow)}
        </Panel>
      )}
    </>
  )
}
