/**
 * Remembers where on the page its reader is; answers what leads back there. The router sends whoever opens a page to its
 * top, or to where its address leads, also if the page was there, and read, long before the router.
 */
export const rememberPlace = (): (() => void) => {
  const { scrollX: left, scrollY: top } = window
  return () => window.scrollTo({ left, top, behavior: 'instant' })
}
