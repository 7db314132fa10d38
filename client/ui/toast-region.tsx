import { Check, CircleAlert, X } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import { personOf } from '../lib/session.ts'
import { useSession } from '../lib/use-session.ts'
import {
  actOnToast,
  dismissToast,
  noToasts,
  offerDuration,
  readToasts,
  type Toast,
  toastDuration,
  watchToasts,
  withdrawOffers,
} from './toasts.ts'
import { toastKey, useToastFocus } from './use-toast-focus.ts'
import { useToastPlace } from './use-toast-place.ts'

const looks = {
  success: { Icon: Check, className: 'on-forest bg-forest-900 text-cream' },
  error: { Icon: CircleAlert, className: 'border-[1.5px] border-error bg-error-soft text-error' },
} as const

/** Runs `onEnd` once what the toast says now has been shown for so long; the clock stands still while paused. */
const useCountdown = (toast: Toast, duration: number, isPaused: boolean, onEnd: () => void): void => {
  const shown = useRef({ toast, remaining: duration })
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    if (shown.current.toast !== toast) shown.current = { toast, remaining: duration }
    if (isPaused) return
    const { current } = shown
    const startedAt = Date.now()
    const timer = setTimeout(() => end(), current.remaining)
    return () => {
      clearTimeout(timer)
      current.remaining -= Date.now() - startedAt
    }
  }, [toast, duration, isPaused])
}

interface ToastItemProps {
  toast: Toast
  /** Whether nothing that can be pressed was offered since. */
  isLastOffer: boolean
  isPaused: boolean
  closeLabel: string
  onClose: () => void
  onAct: () => void
}

/**
 * A press anywhere on it closes it: what it may lie on can be pressed then. With something to press on it, only its
 * cross does, so that nobody closes what they wanted to press.
 */
const ToastItem = ({ toast, isLastOffer, isPaused, closeLabel, onClose, onAct }: ToastItemProps) => {
  const { id, kind, text, action, isActing } = toast
  const { Icon, className } = looks[kind]
  const isHeld = isPaused || isActing
  const [said, setSaid] = useState<string | null>(null)
  useCountdown(toast, toastDuration, isHeld, () => setSaid(text))
  useCountdown(toast, action ? offerDuration : toastDuration, isHeld, () => dismissToast(id))
  /** Its words are seen as long as those of any other; what it offers, and whose it is for who hears it, is there for longer. */
  const isSpent = action !== null && said === text
  // Two buttons without their words could not be told apart, and many would fill a telephone.
  const isOutdone = isSpent && !isLastOffer && !isHeld
  useEffect(() => {
    if (isOutdone) dismissToast(id)
  }, [isOutdone, id])
  return (
    <li
      className={`arrive pointer-events-auto relative flex w-full items-center gap-3.5 rounded-menu forced-colors:border-2 py-2 pr-2 pl-4.5 text-small shadow-float ${className}`}
    >
      {!isSpent && <Icon aria-hidden="true" className="size-5 shrink-0" />}
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3">
        <span className={isSpent ? 'sr-only' : 'min-w-0 flex-auto py-1.5'}>{text}</span>
        {action && (
          <button
            type="button"
            aria-keyshortcuts={toastKey}
            aria-disabled={isActing}
            onClick={onAct}
            className="my-1 inline-flex min-h-9 items-center gap-2.5 rounded-pill border-2 border-current px-3.5 py-1 font-semibold aria-disabled:opacity-60"
          >
            {action.label}
            <span aria-hidden="true" className="max-desk:hidden">
              <kbd className="font-sans text-[0.75rem] font-normal">{toastKey}</kbd>
            </span>
          </button>
        )}
      </div>
      <button
        type="button"
        aria-label={closeLabel}
        onClick={onClose}
        className={`grid size-9 shrink-0 place-items-center rounded-pill ${action ? '' : 'after:absolute after:inset-0 after:rounded-menu'}`}
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
  const region = useRef<HTMLElement>(null)
  const { hasFocus, ...focus } = useToastFocus(region, toasts.length > 0)
  const isHeld = isPointedAt || hasFocus
  const stepAside = useToastPlace(region, toasts, isHeld)

  const lastOffer = toasts.findLast(({ action }) => action !== null)
  const person = personOf(useSession())
  useEffect(() => (person === null ? undefined : withdrawOffers), [person])

  // What is removed under the pointer does not report that it has left.
  const close = (id: number): void => {
    dismissToast(id)
    setPointedAt(false)
  }
  const act = async (id: number): Promise<void> => {
    await actOnToast(id)
    setPointedAt(false)
  }
  return (
    <section
      ref={region}
      aria-label={label}
      aria-live="polite"
      className="pointer-events-none fixed right-4 bottom-4 z-50 w-max max-w-[min(24rem,calc(100vw-2rem))]"
    >
      <ol
        onPointerMove={() => {
          if (!isHeld && !stepAside()) setPointedAt(true)
        }}
        onPointerLeave={() => setPointedAt(false)}
        {...focus}
        className="grid gap-3"
      >
        {toasts.map((toast) => (
          <ToastItem
            key={toast.id}
            toast={toast}
            isLastOffer={toast === lastOffer}
            isPaused={isHeld}
            closeLabel={closeLabel}
            onClose={() => close(toast.id)}
            onAct={() => act(toast.id)}
          />
        ))}
      </ol>
    </section>
  )
}
