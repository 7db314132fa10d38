import { isVersionLeft, noteVersionLeft } from './left-versions.ts'
import { paths } from './paths.ts'
import { keepTypedUntilGone } from './typed-text.ts'
import { isPageChanged, reloadUnasked } from './unsaved-work.ts'

/** A form that the server sends is there at once when its page is loaded again, for what was typed to be put back. */
const isDrawnByBrowser = (): boolean =>
  [paths.admin, paths.profile].some((path) => window.location.pathname.startsWith(path))

/**
 * Loads the page anew, at this address of it, since the server has another version of its code. What is typed is kept.
 * Answers false where it cannot be, or a new page has not helped before: then nothing happens, and whoever waits is to be
 * told.
 */
export const loadAnew = (address = window.location.href): boolean => {
  if (isPageChanged() && isDrawnByBrowser()) return false
  if (isVersionLeft() || !noteVersionLeft()) return false
  const { isKept, stop } = keepTypedUntilGone()
  if (!isKept) return false
  reloadUnasked(stop)
  if (address === window.location.href) window.location.reload()
  else window.location.assign(address)
  return true
}
