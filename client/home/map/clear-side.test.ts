import { describe, expect, it } from 'vitest'
import type { Box } from '../../lib/box.ts'
import { clearSide } from './clear-side.ts'

const box = (left: number, top: number, width = 40, height = 20): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})

const window = box(0, 0, 400, 400)
const size = { width: 100, height: 40 }
const at = box(180, 190)

const sideBeside = (...others: Box[]) => clearSide(at, size, { others, within: window, gap: 8 })

const [above, below, right] = [box(150, 150), box(230, 230), box(260, 190)]

describe('the side on which a tooltip lies on nothing', () => {
  it('is above, where that is free', () => {
    expect(sideBeside()).toBe('top')
    expect(sideBeside(box(0, 150), below, right)).toBe('top')
  })

  it('is the next one that is free, and none where all are taken', () => {
    expect(sideBeside(above)).toBe('bottom')
    expect(sideBeside(above, below)).toBe('right')
    expect(sideBeside(above, below, right)).toBe('left')
    expect(sideBeside(above, below, right, box(100, 190))).toBe(null)
  })

  it('may touch what it does not cover', () => {
    expect(sideBeside(box(110, 150), box(250, 150))).toBe('top')
    expect(sideBeside(box(111, 150))).toBe('bottom')
  })

  it('is within the window', () => {
    expect(clearSide(box(180, 40), size, { others: [], within: window, gap: 8 })).toBe('bottom')
    expect(clearSide(box(20, 40), size, { others: [], within: window, gap: 8 })).toBe('right')
    expect(clearSide(box(350, 370), size, { others: [], within: window, gap: 8 })).toBe('left')
  })
})
