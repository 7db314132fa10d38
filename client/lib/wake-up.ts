import { isVersionLeft, noteVersionLeft, pageScript } from './left-versions.ts'
import { asleepNoticeId } from './page-state.ts'
import { keepTyped } from './typed-text.ts'

/** Milliseconds until the scripts are asked for again: twice as long each time, up to a minute. */
const firstPause = 1000
const longestPause = 60_000

/** How often they must have failed before somebody is told. */
const several = 2

/** What works before the page is alive are links; the rest needs scripts. */
const needsScripts = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('button, [data-region]') !== null

/** What the reader does, each time they do it. */
const deeds = ['pointerdown', 'keydown']

/**
 * Ends after a pause, or as soon as there is a connection again, or the reader does something, where that is listened to.
 * Answers whether the reader has ended it.
 */
const untilWorthTrying = (pause: number, isReaderHeard: boolean): Promise<boolean> =>
  new Promise((resolve) => {
    const waiting = new AbortController()
    const end = ({ type }: { type: string }): void => {
      waiting.abort()
      clearTimeout(timer)
      resolve(deeds.includes(type))
    }
    const timer = setTimeout(() => end({ type: 'timeout' }), pause)
    for (const occasion of ['online', ...(isReaderHeard ? deeds : [])]) {
      window.addEventListener(occasion, end, { signal: waiting.signal })
    }
  })

/** Whether the server has the page with other scripts by now: with these it will never be alive. */
const isOutdated = async (): Promise<boolean> => {
  const script = pageScript()
  if (script === '' || isVersionLeft()) return false
  try {
    const answer = await fetch(window.location.href, { cache: 'no-store' })
    const isPage = answer.ok || answer.status === 404
    return isPage && !(await answer.text()).includes(script)
  } catch {
    return false
  }
}

/** Says to whoever presses what needs scripts that they are not there; a page that is empty without them says so itself. */
const watchPresses = (isEmpty: boolean): (() => void) => {
  const notice = document.getElementById(asleepNoticeId)
  if (notice === null) return () => {}
  const tell = ({ target }: Event): void => {
    notice.hidden = !needsScripts(target)
  }
  notice.hidden = !isEmpty
  if (!isEmpty) document.addEventListener('click', tell, true)
  return () => {
    document.removeEventListener('click', tell, true)
    notice.hidden = true
  }
}

/**
 * Fetches what brings a page to life, and asks for it again until it is there: a page that was sent is read meanwhile,
 * and its links work. One that the server has renewed by then is loaded anew, once, unless what is typed would be lost. A
 * pause that the reader has cut short is followed by one that holds: whoever types does not ask with each key.
 */
export const fetchUntilThere = async <Scripts>(
  load: () => Promise<Scripts>,
  isEmpty: boolean,
): Promise<Scripts> => {
  let unwatch: (() => void) | null = null
  let isReaderHeard = true
  for (let failures = 0; ; failures += 1) {
    try {
      const scripts = await load()
      unwatch?.()
      return scripts
    } catch {
      if (failures + 1 >= several) {
        unwatch ??= watchPresses(isEmpty)
        if ((await isOutdated()) && noteVersionLeft() && keepTyped()) window.location.reload()
      }
      const pause = Math.min(firstPause * 2 ** failures, longestPause)
      isReaderHeard = !(await untilWorthTrying(pause, isReaderHeard))
    }
  }
}
