import { type Box, meet } from '../../lib/box.ts'

export type Side = 'top' | 'bottom' | 'right' | 'left'

interface Point {
  x: number
  y: number
}

/** Where a tooltip stands, on which side of what it points at, and where its arrow ends. */
export interface Place {
  side: Side
  box: Box
  tip: Point
  /** Whether that is so far away that a line has to lead there. */
  isApart: boolean
}

interface Size {
  width: number
  height: number
}

interface Surroundings {
  /** What must stay in sight. */
  others: readonly Box[]
  /** What it must not leave. */
  within: Box
  /** How far it keeps from what it points at, in pixels, its arrow included. */
  gap: number
  /** How long its arrow is, in pixels. */
  arrow: number
}

/** What a reader tries first: above what is pointed at, as a finger covers what lies below. */
const inOrder: readonly Side[] = ['top', 'bottom', 'right', 'left']

/** Pixels between a tooltip and what must stay in sight, where it is moved to make room for that. */
const clearance = 4

/** Pixels between the corner of a tooltip and the middle of its arrow, at least. */
const cornerRoom = 20

/** How many pixels further a tooltip may stand, so that the line to it crosses nothing that must stay in sight. */
const detour = 40

const middleOf = ({ left, top, right, bottom }: Box): Point => ({
  x: (left + right) / 2,
  y: (top + bottom) / 2,
})

const boxAt = (left: number, top: number, { width, height }: Size): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})

const isWithin = (inner: Box, outer: Box): boolean =>
  inner.left >= outer.left &&
  inner.top >= outer.top &&
  inner.right <= outer.right &&
  inner.bottom <= outer.bottom

/** The number between the two that is nearest to this one; halfway where there is no room between them. */
const clamp = (value: number, low: number, high: number): number =>
  low > high ? (low + high) / 2 : Math.min(Math.max(value, low), high)

/** Where the arrow of a tooltip ends that stands in `box` on this side of a point. */
const tipOf = (box: Box, side: Side, { x, y }: Point, arrow: number): Point => {
  const along = {
    x: clamp(x, box.left + cornerRoom, box.right - cornerRoom),
    y: clamp(y, box.top + cornerRoom, box.bottom - cornerRoom),
  }
  if (side === 'top') return { x: along.x, y: box.bottom + arrow }
  if (side === 'bottom') return { x: along.x, y: box.top - arrow }
  return { x: side === 'right' ? box.left - arrow : box.right + arrow, y: along.y }
}

/** The sides of `at` on which all of the box lies. */
const sidesOf = (box: Box, at: Box, gap: number): Side[] => {
  const isOn = {
    top: box.bottom + gap <= at.top,
    bottom: box.top - gap >= at.bottom,
    right: box.left - gap >= at.right,
    left: box.right + gap <= at.left,
  }
  return inOrder.filter((side) => isOn[side])
}

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)

/** Whether the line from one point to another runs through a box: the shares of its way on which it is within. */
const crosses = (from: Point, to: Point, box: Box): boolean => {
  const shares = (start: number, end: number, low: number, high: number): [number, number] => {
    if (start === end) return start > low && start < high ? [0, 1] : [1, 0]
    const [a, b] = [(low - start) / (end - start), (high - start) / (end - start)]
    return [Math.min(a, b), Math.max(a, b)]
  }
  const [inX, outX] = shares(from.x, to.x, box.left, box.right)
  const [inY, outY] = shares(from.y, to.y, box.top, box.bottom)
  return Math.max(0, inX, inY) < Math.min(1, outX, outY)
}

/**
 * Where a tooltip that is to lie on none of the others can lie nearest to `at`: centred on one of its sides, pushed
 * against one of the others, or against an edge of the window.
 */
const candidates = (at: Box, size: Size, { others, within, gap, arrow }: Surroundings): Box[] => {
  const { x, y } = middleOf(at)
  /** With an arrow between the two, which points at nothing else. */
  const room = clearance + 2 * arrow
  const lefts = [x - size.width / 2, at.right + gap, at.left - gap - size.width]
  const tops = [y - size.height / 2, at.bottom + gap, at.top - gap - size.height]
  for (const each of others) {
    lefts.push(each.right + clearance, each.left - clearance - size.width)
    lefts.push(each.right + room, each.left - room - size.width)
    tops.push(each.bottom + clearance, each.top - clearance - size.height)
    tops.push(each.bottom + room, each.top - room - size.height)
  }
  lefts.push(within.left, within.right - size.width)
  tops.push(within.top, within.bottom - size.height)
  return lefts.flatMap((left) => tops.map((top) => boxAt(left, top, size)))
}

/** Something of this size in the middle of one side of `at`. */
const beside = (at: Box, side: Side, size: Size, gap: number): Box => {
  const { x, y } = middleOf(at)
  if (side === 'top') return boxAt(x - size.width / 2, at.top - gap - size.height, size)
  if (side === 'bottom') return boxAt(x - size.width / 2, at.bottom + gap, size)
  return boxAt(side === 'right' ? at.right + gap : at.left - gap - size.width, y - size.height / 2, size)
}

const around = ({ left, top, right, bottom }: Box, by: number): Box => ({
  left: left - by,
  top: top - by,
  right: right + by,
  bottom: bottom + by,
})

/** Where a tooltip of this size lies on none of the others: at `at`, or as near as can be; null where there is no room. */
export const placeTooltip = (at: Box, size: Size, surroundings: Surroundings): Place | null => {
  const { others, within, gap, arrow } = surroundings
  const middle = middleOf(at)
  const reached = around(at, gap - arrow + 1)

  const placeAt = (side: Side, box: Box): Place => {
    const tip = tipOf(box, side, middle, arrow)
    return { side, box, tip, isApart: !isWithin(boxAt(tip.x, tip.y, { width: 0, height: 0 }), reached) }
  }
  const isClear = ({ box, tip }: Place): boolean => {
    const arrowBox = around(boxAt(tip.x, tip.y, { width: 0, height: 0 }), arrow)
    return isWithin(box, within) && !others.some((other) => meet(box, other) || meet(arrowBox, other))
  }
  const costOf = ({ tip }: Place): number => {
    const crossed = others.filter((other) => crosses(middle, tip, other))
    return distance(middle, tip) + crossed.length * detour
  }

  const centred = inOrder.map((side) => placeAt(side, beside(at, side, size, gap))).find(isClear)
  if (centred) return centred
  return candidates(at, size, surroundings)
    .flatMap((box) => sidesOf(box, at, gap).map((side) => placeAt(side, box)))
    .filter(isClear)
    .reduce<Place | null>((best, place) => (best && costOf(best) <= costOf(place) ? best : place), null)
}
