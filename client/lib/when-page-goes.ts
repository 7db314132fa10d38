import { isWorkAbandoned } from './unsaved-work.ts'

/**
 * Calls `keep` when the tab leaves this page for another document, which the browser may have asked about or not, unless
 * whoever typed here has let it go; and `takeBack` when the browser has kept the page and shows it again as it was.
 * Answers what ends that.
 */
export const whenPageGoes = (keep: () => void, takeBack: () => void): (() => void) => {
  const onHide = (): void => {
    if (!isWorkAbandoned()) keep()
  }
  const onShow = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) takeBack()
  }
  window.addEventListener('pagehide', onHide)
  window.addEventListener('pageshow', onShow)
  return () => {
    window.removeEventListener('pagehide', onHide)
    window.removeEventListener('pageshow', onShow)
  }
}
