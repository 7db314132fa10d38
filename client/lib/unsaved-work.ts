import { useEffect, useEffectEvent } from 'react'
import { hasDrafts, hasNewDrafts } from './drafts.ts'
import { personOf, readSession } from './session.ts'

/** The forms of the page and what is on its way from them, each telling whether something would be lost with it. */
const unsaved = new Set<() => boolean>()

/** Whether something is typed on this page that nobody has saved. */
export const isPageChanged = (): boolean => [...unsaved].some((isChanged) => isChanged())

/** The same, or whether something is kept for whoever is signed in, in this tab alone. */
export const hasUnsavedWork = (): boolean => {
  const person = personOf(readSession())
  return isPageChanged() || (person !== null && hasDrafts(person))
}

let isAbandoned = false
let isBeingReloaded = false

/** Whoever typed it has been asked, and lets it go: nobody asks again while the page goes, and nothing is kept. */
export const abandonUnsavedWork = (): void => {
  unsaved.clear()
  isAbandoned = true
}

/**
 * What is typed is kept elsewhere while the page is loaded anew: nobody is asked, and nothing is kept beside that. Whoever
 * stops that stays: once the page is to go again, all is as it was, and `onStayed` is told before anybody is asked.
 */
export const reloadUnasked = (onStayed: () => void): void => {
  isBeingReloaded = true
  let hasBegun = false
  const onLeaving = (): void => {
    if (!hasBegun) {
      hasBegun = true
      return
    }
    window.removeEventListener('beforeunload', onLeaving, { capture: true })
    isBeingReloaded = false
    onStayed()
  }
  window.addEventListener('beforeunload', onLeaving, { capture: true })
}

export const isWorkAbandoned = (): boolean => isAbandoned || isBeingReloaded

/** What was kept before this page was opened has been asked about when the one before it was left. */
const askBeforeUnload = (event: BeforeUnloadEvent): void => {
  if (isBeingReloaded) return
  const person = personOf(readSession())
  if (isPageChanged() || (person !== null && hasNewDrafts(person))) event.preventDefault()
}

/**
 * Counts as unsaved work until what it answers is called. From then on the tab asks before it goes, also for what is
 * kept beyond the form; a tab without any form never does, and the browser may keep its pages.
 */
export const addUnsavedWork = (isChanged: () => boolean): (() => void) => {
  window.addEventListener('beforeunload', askBeforeUnload)
  unsaved.add(isChanged)
  return () => {
    unsaved.delete(isChanged)
  }
}

/** Has a form count as unsaved work for as long as it is on the page and changed. */
export const useUnsavedWork = (isChanged: () => boolean): void => {
  const ask = useEffectEvent(isChanged)
  useEffect(() => addUnsavedWork(() => ask()), [])
}
