import { type Box, meet } from '../lib/box.ts'

interface Size {
  width: number
  height: number
}

interface Surroundings {
  /** What can be pressed. */
  controls: readonly Box[]
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

/**
 * Where toasts of this size lie on no control: as low as they can, at the right rather than at the left. Where there is
 * no such place, that which covers least.
 */
export const toastPlace = (size: Size, { controls, within, gap }: Surroundings): Box => {
  const lowest = within.bottom - size.height
  const tops = [lowest, ...controls.map(({ top }) => top - gap - size.height)]
    .filter((top) => top >= within.top && top <= lowest)
    .sort((one, other) => other - one)
  const places = tops.flatMap((top) => [
    boxAt(within.right - size.width, top, size),
    boxAt(within.left, top, size),
  ])
  const kept = controls.map(({ left, top, right, bottom }) => ({
    left: left - gap,
    top: top - gap,
    right: right + gap,
    bottom: bottom + gap,
  }))
  const free = places.find((place) => !kept.some((control) => meet(place, control)))
  if (free) return free
  const standing = boxAt(within.right - size.width, lowest, size)
  return places.reduce(
    (best, place) => (coveredBy(place, controls) < coveredBy(best, controls) ? place : best),
    standing,
  )
}
