import { storage } from './storage.ts'

/** The dashboard's sections that a link on another page may lead to. */
export const scrollTargets = ['about', 'projects', 'gallery', 'events', 'contacts'] as const
export type ScrollTarget = (typeof scrollTargets)[number]

const key = 'scrollTarget'

/** How long the dashboard settles before it scrolls, in milliseconds. */
export const scrollDelay = 100

export const saveScrollTarget = (target: ScrollTarget): void => {
  storage.write(key, target)
}

/** The saved target, which is then forgotten; null if there is none. */
export const takeScrollTarget = (): ScrollTarget | null => {
  const saved = storage.read(key)
  storage.remove(key)
  return scrollTargets.find((target) => target === saved) ?? null
}

/** Brings a section into view and moves the reader's focus there with it. */
export const scrollToSection = (target: ScrollTarget): void => {
  const section = document.getElementById(target)
  if (!section) return
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  section.focus({ preventScroll: true })
  section.scrollIntoView({ behavior: still ? 'auto' : 'smooth' })
}
