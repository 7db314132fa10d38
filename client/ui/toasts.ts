export const toastDuration = 4000
const toastLength = 100

export interface Toast {
  id: number
  kind: 'success' | 'error'
  text: string
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

const change = (next: readonly Toast[]): void => {
  toasts = next
  for (const listener of listeners) listener()
}

const show = (kind: Toast['kind'], text: string): void => {
  lastId += 1
  change([...toasts, { id: lastId, kind, text: truncateToastText(text) }])
}

/** Says something to the user for four seconds, over whatever page they are on. */
export const toast = {
  success: (text: string): void => show('success', text),
  error: (text: string): void => show('error', text),
}

export const dismissToast = (id: number): void => change(toasts.filter((each) => each.id !== id))

export const watchToasts = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const readToasts = (): readonly Toast[] => toasts
export const noToasts = (): readonly Toast[] => none
