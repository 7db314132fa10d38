import { useEffect } from 'react'
import { scrollDelay, scrollToSection, takeScrollTarget } from '../lib/scroll-target.ts'

/** Scrolls to the section a link on another page asked for, once the page has settled. */
export const useScrollTarget = (): void => {
  useEffect(() => {
    const timer = setTimeout(() => {
      const target = takeScrollTarget()
      if (target) scrollToSection(target)
    }, scrollDelay)
    return () => clearTimeout(timer)
  }, [])
}
