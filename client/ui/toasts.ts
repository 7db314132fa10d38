/** Milliseconds that its words are there. */
export const toastDuration = 4000

/** Milliseconds that what can be pressed on one is there, longer than its words: whoever reads slowly must get to it. */
export const offerDuration = 10_000

const toastLength = 100

type Kind = 'success' | 'error'

/** What became of a press, in words. */
export interface Outcome {
  kind: Kind
  text: string
  /** Whether the same is offered once more. */
  isOfferedAgain?: boolean
}

/** The one thing that can be done from a toast. */
export interface ToastAction {
  label: string
  /** Does it, once for each press; answers null where there is nothing to say. It never rejects. */
  run: () => Promise<Outcome | null>
  /** What it is about, where the next thing that is done to that ends the offer. */
  about?: string | undefined
}

export interface Toast {
  id: number
  kind: Kind
  text: string
  action: ToastAction | null
  /** Whether its action was pressed, and is on its way. */
  isActing: boolean
}

/** A text no longer than a toast may be: 100 characters as a reader counts them, then an ellipsis. */
export const truncateToastText = (text: string): string => {
  const characters = Array.from(text)
  return characters.length > toastLength ? `${characters.slice(0, toastLength).join('')}…` : text
}

const none: readonly Toast[] = []
const listeners = new Set<() => void>()
let toasts = none
let lastId = 0
let withdrawals = 0

const change = (next: readonly Toast[]): void => {
  toasts = next
  for (const listener of listeners) listener()
}

const show = (kind: Kind, text: string, action: ToastAction | null): void => {
  lastId += 1
  change([...toasts, { id: lastId, kind, text: truncateToastText(text), action, isActing: false }])
}

/**
 * Says something to the user for four seconds, over whatever page they are on. What they can do about it is there
 * for ten.
 */
export const toast = {
  success: (text: string, action: ToastAction | null = null): void => show('success', text, action),
  error: (text: string, action: ToastAction | null = null): void => show('error', text, action),
}

export const dismissToast = (id: number): void => change(toasts.filter((each) => each.id !== id))

/** What was offered to one person is nothing for the next, not even where it is on its way. */
export const withdrawOffers = (): void => {
  withdrawals += 1
  if (toasts.some(({ action }) => action !== null)) change(toasts.filter(({ action }) => action === null))
}

/** What was offered about something is nothing any more, once that has become something else. */
export const withdrawOffersAbout = (about: string): void =>
  change(toasts.filter(({ action }) => action?.about !== about))

/** Puts what is said now in the place of the toast, so that who has the focus there stays; else beside the others. */
const follow = (id: number, offered: ToastAction | null, { kind, text }: Outcome): void => {
  const said: Toast = { id, kind, text: truncateToastText(text), action: offered, isActing: false }
  if (toasts.some((each) => each.id === id)) change(toasts.map((each) => (each.id === id ? said : each)))
  else show(kind, text, offered)
}

/** Does what the toast offers, however often that is pressed meanwhile, and says what became of it. */
export const actOnToast = async (id: number): Promise<void> => {
  const pressed = toasts.find((each) => each.id === id)
  if (!pressed?.action || pressed.isActing) return
  const { action } = pressed
  change(toasts.map((each) => (each === pressed ? { ...each, isActing: true } : each)))
  const before = withdrawals
  const outcome = await action.run()
  const isOfferedAgain = outcome?.isOfferedAgain === true && withdrawals === before
  if (outcome) follow(id, isOfferedAgain ? action : null, outcome)
  else dismissToast(id)
}

export const watchToasts = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const readToasts = (): readonly Toast[] => toasts
export const noToasts = (): readonly Toast[] => none
