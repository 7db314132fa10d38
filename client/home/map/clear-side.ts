import { type Box, meet } from '../../lib/box.ts'

export type Side = 'top' | 'bottom' | 'right' | 'left'

/** What a reader tries first: above what is pointed at, as a finger covers what lies below. */
const inOrder: readonly Side[] = ['top', 'bottom', 'right', 'left']

const beside = (at: Box, side: Side, width: number, height: number, gap: number): Box => {
  const isUpright = side === 'top' || side === 'bottom'
  const left = isUpright
    ? (at.left + at.right - width) / 2
    : side === 'right'
      ? at.right + gap
      : at.left - gap - width
  const top = isUpright
    ? side === 'bottom'
      ? at.bottom + gap
      : at.top - gap - height
    : (at.top + at.bottom - height) / 2
  return { left, top, right: left + width, bottom: top + height }
}

const isWithin = (inner: Box, outer: Box): boolean =>
  inner.left >= outer.left &&
  inner.top >= outer.top &&
  inner.right <= outer.right &&
  inner.bottom <= outer.bottom

interface Surroundings {
  /** What must stay in sight. */
  others: readonly Box[]
  /** What it must not leave. */
  within: Box
  /** How far it keeps from what it points at, in pixels. */
  gap: number
}

/** The side of `at` on which something of this size lies on none of the others; null where there is none. */
export const clearSide = (
  at: Box,
  { width, height }: { width: number; height: number },
  { others, within, gap }: Surroundings,
): Side | null =>
  inOrder.find((side) => {
    const box = beside(at, side, width, height, gap)
    return isWithin(box, within) && !others.some((other) => meet(box, other))
  }) ?? null
