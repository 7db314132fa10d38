/**
 * Remembers how far down the page its reader is; answers what leads back there. The router sends to its top whoever
 * opens a page, also if the page was there, and read, long before the router.
 */
export const rememberPlace = (): (() => void) => {
  const { scrollY: top } = window
  return () => {
    if (top > 0) window.scrollTo({ top, behavior: 'instant' })
  }
}
