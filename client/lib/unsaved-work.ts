import { useEffect, useEffectEvent } from 'react'

/** The forms of the page, each telling whether something would be lost with it. */
const forms = new Set<() => boolean>()

/** Whether something is typed on this page that nobody has saved. */
export const hasUnsavedWork = (): boolean => [...forms].some((isChanged) => isChanged())

/** Whoever typed it has been asked, and lets it go: nobody asks again while the page goes. */
export const abandonUnsavedWork = (): void => forms.clear()

/** Has a form count as unsaved work for as long as it is on the page and changed. */
export const useUnsavedWork = (isChanged: () => boolean): void => {
  const ask = useEffectEvent(isChanged)
  useEffect(() => {
    const isUnsaved = (): boolean => ask()
    forms.add(isUnsaved)
    return () => {
      forms.delete(isUnsaved)
    }
  }, [])
}
