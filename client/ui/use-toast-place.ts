import { type RefObject, useLayoutEffect } from 'react'
import { type Box, meet } from '../lib/box.ts'
import { toastPlace } from './toast-place.ts'
import type { Toast } from './toasts.ts'

const pressable =
  'a[href], button, input, select, textarea, summary, iframe, label:has(input), [role="button"]'

/** How far toasts stay from the edges of the window and from what can be pressed, in pixels. */
const [margin, gap] = [16, 8]

/** How often it is looked whether something to press has come under them: a page, a menu, a dialog. */
const interval = 200

const windowBox = (inset: number): Box => {
  const { clientWidth, clientHeight } = document.documentElement
  return { left: inset, top: inset, right: clientWidth - inset, bottom: clientHeight - inset }
}

/** What could be pressed now: nothing that is behind a dialog. */
const controlsBeside = (region: Element): Box[] =>
  [...document.querySelectorAll(pressable)]
    .filter((each) => !region.contains(each) && each.closest('[aria-hidden="true"]') === null)
    .map((each) => each.getBoundingClientRect())
    .filter((box) => box.width > 1 && meet(box, windowBox(0)))

const move = (region: HTMLElement): void => {
  const standing = region.getBoundingClientRect()
  const [controls, within] = [controlsBeside(region), windowBox(margin)]
  const isFree = region.style.top !== '' && !controls.some((control) => meet(standing, control))
  if (isFree && standing.right <= within.right && standing.bottom <= within.bottom) return
  const { left, top } = toastPlace(standing, { controls, within, gap })
  Object.assign(region.style, { left: `${left}px`, top: `${top}px`, right: 'auto', bottom: 'auto' })
}

/**
 * Keeps toasts off whatever can be pressed. They stay where they are while nothing comes under them, while the page is
 * scrolled, and while somebody is at them.
 */
export const useToastPlace = (
  region: RefObject<HTMLElement | null>,
  toasts: readonly Toast[],
  isHeld: boolean,
): void =>
  useLayoutEffect(() => {
    const element = region.current
    if (!element || isHeld) return
    if (toasts.length === 0) return element.removeAttribute('style')
    move(element)
    let scrolledTo = window.scrollY
    const timer = setInterval(() => {
      if (scrolledTo === window.scrollY) move(element)
      scrolledTo = window.scrollY
    }, interval)
    return () => clearInterval(timer)
  }, [region, toasts, isHeld])
