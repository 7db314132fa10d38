import { type Box, meet } from '../lib/box.ts'

interface Size {
  width: number
  height: number
}

interface Surroundings {
  /** What can be pressed. */
  controls: readonly Box[]
  /** What is said to be read now: toasts lie on it rather than on a control, but on neither where there is room. */
  sayings: readonly Box[]
  /** What toasts must not leave. */
  within: Box
  /** How far they keep from controls, in pixels. */
  gap: number
}

const boxAt = (left: number, top: number, { width, height }: Size): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})

const coveredBy = (box: Box, controls: readonly Box[]): number => {
  const areas = controls.map((control) => {
    const width = Math.min(box.right, control.right) - Math.max(box.left, control.left)
    const height = Math.min(box.bottom, control.bottom) - Math.max(box.top, control.top)
    return Math.max(width, 0) * Math.max(height, 0)
  })
  return areas.reduce((sum, area) => sum + area, 0)
}

/** As low as they can, at the right rather than at the left. */
const placesFor = (size: Size, { controls, within, gap }: Omit<Surroundings, 'sayings'>): Box[] => {
  const lowest = within.bottom - size.height
  return [lowest, ...controls.map(({ top }) => top - gap - size.height)]
    .filter((top) => top >= within.top && top <= lowest)
    .sort((one, other) => other - one)
    .flatMap((top) => [boxAt(within.right - size.width, top, size), boxAt(within.left, top, size)])
}

const freePlace = (size: Size, around: Omit<Surroundings, 'sayings'>): Box | undefined => {
  const { controls, gap } = around
  const kept = controls.map(({ left, top, right, bottom }) => ({
    left: left - gap,
    top: top - gap,
    right: right + gap,
    bottom: bottom + gap,
  }))
  return placesFor(size, around).find((place) => !kept.some((control) => meet(place, control)))
}

/**
 * Where toasts of this size lie on no control, close to one where there is no more room. If there is no such place at
 * all, that which covers least.
 */
export const toastPlace = (size: Size, around: Surroundings): Box => {
  const { controls, sayings, within } = around
  const close = { ...around, gap: 0 }
  const all = [...controls, ...sayings]
  const standing = boxAt(within.right - size.width, within.bottom - size.height, size)
  return (
    freePlace(size, { ...around, controls: all }) ??
    freePlace(size, { ...close, controls: all }) ??
    freePlace(size, around) ??
    freePlace(size, close) ??
    placesFor(size, close).reduce(
      (best, place) => (coveredBy(place, controls) < coveredBy(best, controls) ? place : best),
      standing,
    )
  )
}
