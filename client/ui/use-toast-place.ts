import { type RefObject, useLayoutEffect } from 'react'
import { type Box, meet } from '../lib/box.ts'
import { toastPlace } from './toast-place.ts'
import type { Toast } from './toasts.ts'

const pressable =
  'a[href], button, input, select, textarea, summary, iframe, label:has(input), [role="button"], [role^="menuitem"], [role="option"]'

/** What was said just now, and what a part of the page is opened to see. */
const said = '[role="status"], [role="alert"], [data-in-sight]'

/** How far toasts stay from the edges of the window and from what can be pressed, in pixels. */
const [margin, gap] = [16, 8]

/** How often it is looked whether something to press has come under them: a page, a menu, a dialog. */
const interval = 200

const windowBox = (inset: number): Box => {
  const { clientWidth, clientHeight } = document.documentElement
  return { left: inset, top: inset, right: clientWidth - inset, bottom: clientHeight - inset }
}

/** What of these can be seen now: nothing that is behind a dialog. */
const boxesBeside = (region: Element, selector: string): Box[] =>
  [...document.querySelectorAll(selector)]
    .filter((each) => !region.contains(each) && each.closest('[aria-hidden="true"]') === null)
    .map((each) => each.getBoundingClientRect())
    .filter((box) => box.width > 1 && box.height > 0 && meet(box, windowBox(0)))

/** What grows under a pointer, or the focus, stays there but for what would be outside the window. */
const keepInside = (region: HTMLElement): void => {
  const { right, bottom, width, height } = region.getBoundingClientRect()
  const within = windowBox(margin)
  if (bottom > within.bottom) region.style.top = `${within.bottom - height}px`
  if (right > within.right) region.style.left = `${within.right - width}px`
}

/** Answers whether they are elsewhere now. */
const move = (region: HTMLElement): boolean => {
  const standing = region.getBoundingClientRect()
  const [controls, sayings] = [boxesBeside(region, pressable), boxesBeside(region, said)]
  const within = windowBox(margin)
  const isFree =
    region.style.top !== '' && ![...controls, ...sayings].some((control) => meet(standing, control))
  if (isFree && standing.right <= within.right && standing.bottom <= within.bottom) return false
  const { left, top } = toastPlace(standing, { controls, sayings, within, gap })
  Object.assign(region.style, { left: `${left}px`, top: `${top}px`, right: 'auto', bottom: 'auto' })
  return left !== standing.left || top !== standing.top
}

/**
 * Keeps toasts off whatever can be pressed, and off what is said now where there is room beside. They stay where they
 * are while nothing comes under them, while the page is scrolled, and while somebody is at them. Answers what moves them
 * off what has come under them just now, and says whether it did: a pointer on its way there must find it.
 */
export const useToastPlace = (
  region: RefObject<HTMLElement | null>,
  toasts: readonly Toast[],
  isHeld: boolean,
): (() => boolean) => {
  useLayoutEffect(() => {
    const element = region.current
    if (!element) return
    if (isHeld) return keepInside(element)
    if (toasts.length === 0) return element.removeAttribute('style')
    move(element)
    let scrolledTo = window.scrollY
    const timer = setInterval(() => {
      if (scrolledTo === window.scrollY) move(element)
      scrolledTo = window.scrollY
    }, interval)
    return () => clearInterval(timer)
  }, [region, toasts, isHeld])
  return () => region.current !== null && move(region.current)
}
