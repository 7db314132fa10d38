import { describe, expect, it } from 'vitest'
import type { Box } from '../../lib/box.ts'
import { placeTooltip } from './tooltip-place.ts'

const box = (left: number, top: number, width = 40, height = 20): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})

const window = box(0, 0, 400, 400)
const size = { width: 100, height: 40 }
const at = box(180, 190)

const place = (at: Box, ...others: Box[]) =>
  placeTooltip(at, size, { others, within: window, gap: 8, arrow: 5 })
const sideBeside = (...others: Box[]) => place(at, ...others)?.side

const [above, below, right, left] = [box(150, 150), box(230, 230), box(260, 190), box(100, 190)]

describe('the place where a tooltip lies on nothing', () => {
  it('is above, where that is free', () => {
    expect(place(at)).toEqual({
      side: 'top',
      box: box(150, 142, 100, 40),
      tip: { x: 200, y: 187 },
      isApart: false,
    })
    expect(sideBeside(box(0, 150), below, right)).toBe('top')
  })

  it('is the next side that is free', () => {
    expect(sideBeside(above)).toBe('bottom')
    expect(sideBeside(above, below)).toBe('right')
    expect(sideBeside(above, below, right)).toBe('left')
  })

  it('may touch what it does not cover', () => {
    expect(sideBeside(box(110, 150), box(250, 150))).toBe('top')
    expect(sideBeside(box(111, 150))).toBe('bottom')
  })

  it('is within the window', () => {
    expect(place(box(180, 40))?.side).toBe('bottom')
    expect(place(box(20, 40))?.side).toBe('right')
    expect(place(box(350, 370))?.side).toBe('left')
  })

  it('is pushed along a side where the middle of each is taken', () => {
    expect(place(at, above, below, right, left)).toEqual({
      side: 'bottom',
      box: box(126, 218, 100, 40),
      tip: { x: 200, y: 213 },
      isApart: false,
    })
  })

  it('is apart where all around is taken, as near as can be', () => {
    const around = [box(0, 90, 400, 90), box(0, 220, 400, 90), box(0, 180, 170, 40), box(230, 180, 170, 40)]
    expect(place(at, ...around)).toMatchObject({ side: 'top', tip: { x: 200 }, isApart: true })
  })

  it('is where a line to it crosses nothing, though it be a little further away', () => {
    const [above, left, barBelow] = [box(0, 0, 400, 185), box(0, 185, 145, 215), box(150, 215, 100, 10)]
    expect(place(at, above, left, barBelow)).toMatchObject({ side: 'right', isApart: true })
  })

  it('is nowhere where there is no room at all', () => {
    expect(place(at, box(0, 0, 400, 185), box(0, 195, 400, 205))).toBe(null)
  })
})
