import { Check, CircleAlert, X } from 'lucide-react'
import { type FocusEvent, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import { dismissToast, noToasts, readToasts, type Toast, toastDuration, watchToasts } from './toasts.ts'
import { useToastPlace } from './use-toast-place.ts'

const looks = {
  success: { Icon: Check, className: 'on-forest bg-forest-900 text-cream' },
  error: { Icon: CircleAlert, className: 'border-[1.5px] border-error bg-error-soft text-error' },
} as const

/** Runs `onEnd` once the toast has been shown for its time; the clock stands still while paused. */
const useCountdown = (isPaused: boolean, onEnd: () => void): void => {
  const remaining = useRef(toastDuration)
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    if (isPaused) return
    const startedAt = Date.now()
    const timer = setTimeout(() => end(), remaining.current)
    return () => {
      clearTimeout(timer)
      remaining.current -= Date.now() - startedAt
    }
  }, [isPaused])
}

interface ToastItemProps {
  toast: Toast
  isPaused: boolean
  closeLabel: string
  onClose: () => void
}

/** A press anywhere on it closes it: what it may lie on can be pressed then. */
const ToastItem = ({ toast, isPaused, closeLabel, onClose }: ToastItemProps) => {
  const { Icon, className } = looks[toast.kind]
  useCountdown(isPaused, () => dismissToast(toast.id))
  return (
    <li
      className={`arrive pointer-events-auto relative flex w-full items-center gap-3.5 rounded-menu forced-colors:border-2 py-2 pr-2 pl-4.5 text-small shadow-float ${className}`}
    >
      <Icon aria-hidden="true" className="size-5 shrink-0" />
      <span className="min-w-0 flex-1 py-1.5">{toast.text}</span>
      <button
        type="button"
        aria-label={closeLabel}
        onClick={onClose}
        className="grid size-9 shrink-0 place-items-center rounded-pill after:absolute after:inset-0 after:rounded-menu"
      >
        <X aria-hidden="true" className="size-5" />
      </button>
    </li>
  )
}

interface ToastRegionProps {
  label: string
  closeLabel: string
}

/**
 * Where toasts appear. It stands on the page before the first of them, so that assistive technology
 * hears each one; pointing at it or moving the focus into it holds them all. They lie on nothing that can be pressed.
 */
export const ToastRegion = ({ label, closeLabel }: ToastRegionProps) => {
  const toasts = useSyncExternalStore(watchToasts, readToasts, noToasts)
  const [isPointedAt, setPointedAt] = useState(false)
  const [hasFocus, setHasFocus] = useState(false)
  const cameFrom = useRef<EventTarget | null>(null)
  const region = useRef<HTMLElement>(null)
  const isHeld = isPointedAt || hasFocus
  useToastPlace(region, toasts, isHeld)

  const enter = (event: FocusEvent): void => {
    if (!hasFocus) cameFrom.current = event.relatedTarget
    setHasFocus(true)
  }

  /** What is removed under pointer and focus reports that neither has left it. */
  const close = (id: number): void => {
    dismissToast(id)
    setPointedAt(false)
    if (hasFocus && cameFrom.current instanceof HTMLElement) cameFrom.current.focus()
    setHasFocus(false)
  }
  return (
    <section
      ref={region}
      aria-label={label}
      aria-live="polite"
      className="pointer-events-none fixed right-4 bottom-4 z-50 w-max max-w-[min(24rem,calc(100vw-2rem))]"
    >
      <ol
        onPointerMove={() => setPointedAt(true)}
        onPointerLeave={() => setPointedAt(false)}
        onFocus={enter}
        onBlur={() => setHasFocus(false)}
        className="grid gap-3"
      >
        {toasts.map((toast) => (
          <ToastItem
            key={toast.id}
            toast={toast}
            isPaused={isHeld}
            closeLabel={closeLabel}
            onClose={() => close(toast.id)}
          />
        ))}
      </ol>
    </section>
  )
}
