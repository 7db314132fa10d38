import { useTranslation } from 'react-i18next'

interface RetryButtonProps {
  /** Asks again; what goes wrong is told by whoever shows the button. */
  onRetry: () => Promise<unknown>
  className?: string
}

/** What is reached first of what has come: where it says how much that is, its heading, or whatever can be pressed there. */
const landings = [
  '[role="status"][tabindex="-1"]:not(:empty)',
  'h1, h2, h3',
  'select, input, textarea, button, a',
]

const landingIn = (place: Element): HTMLElement | null =>
  landings.map((each) => place.querySelector<HTMLElement>(each)).find((found) => found !== null) ?? null

/** The button of the failure that says this, should it be there again. */
const sameFailure = (place: Element, said: string | null): HTMLElement | null =>
  [...place.querySelectorAll('[role="alert"]')]
    .find(({ textContent }) => textContent === said)
    ?.querySelector('button') ?? null

/** Leads on where the button has been, which is gone; not whoever has gone on elsewhere meanwhile. */
const goOn = (place: Element, said: string | null): void => {
  const active = document.activeElement
  if (active !== document.body && !active?.contains(place)) return
  const within = place.isConnected ? place : document.querySelector('main')
  const landing = within && (sameFailure(within, said) ?? landingIn(within))
  if (!landing) return
  if (landing.tabIndex < 0) landing.tabIndex = -1
  landing.focus({ preventScroll: true })
}

/**
 * Asks again for what could not be loaded, in the alert that says so. It goes with its alert: whoever has pressed it goes on at
 * the top of what has come, or at the same button where it failed again.
 */
export const RetryButton = ({ onRetry, className = 'text-link' }: RetryButtonProps) => {
  const { t } = useTranslation('admin')
  const retry = async (button: HTMLElement): Promise<void> => {
    const alert = button.closest('[role="alert"]')
    const [place, said] = [alert?.parentElement, alert?.textContent ?? null]
    await onRetry().catch(() => undefined)
    // What has come is drawn by then.
    requestAnimationFrame(() => place && goOn(place, said))
  }
  return (
    <button type="button" onClick={({ currentTarget }) => void retry(currentTarget)} className={className}>
      {t('list.retry')}
    </button>
  )
}
