import { expect, test } from 'vitest'
import type { Box } from '../lib/box.ts'
import { toastPlace } from './toast-place.ts'

const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})

const within = box(0, 0, 400, 300)
const size = { width: 100, height: 50 }
const placeBeside = (...controls: Box[]) => {
  const { left, top } = toastPlace(size, { controls, sayings: [], within, gap: 10 })
  return [left, top]
}

test('toasts stand at the bottom on the right', () => {
  expect(placeBeside()).toEqual([300, 250])
})

test('at the left, where a control is at the right', () => {
  expect(placeBeside(box(320, 260, 40, 40))).toEqual([0, 250])
})

test('above what takes the whole width, and far enough from it', () => {
  expect(placeBeside(box(0, 240, 400, 60))).toEqual([300, 180])
  expect(placeBeside(box(0, 240, 400, 60), box(350, 100, 50, 90))).toEqual([0, 180])
})

test('between two controls that leave room enough, not where they do not', () => {
  expect(placeBeside(box(0, 240, 400, 60), box(0, 160, 400, 40), box(0, 60, 400, 20))).toEqual([300, 100])
})

test('close to controls that leave just room enough', () => {
  expect(placeBeside(box(0, 240, 400, 60), box(0, 0, 400, 185))).toEqual([300, 190])
})

test('where they cover least, if there is no room', () => {
  expect(placeBeside(box(0, 0, 400, 280))).toEqual([300, 250])
  expect(placeBeside(box(0, 0, 400, 200), box(40, 200, 360, 100))).toEqual([0, 250])
})

test('off what is said now, but over it rather than over a control', () => {
  const placeOver = (controls: Box[], sayings: Box[]) => {
    const { left, top } = toastPlace(size, { controls, sayings, within, gap: 10 })
    return [left, top]
  }
  expect(placeOver([], [box(0, 240, 400, 60)])).toEqual([300, 180])
  expect(placeOver([box(0, 0, 400, 220)], [box(0, 230, 400, 60)])).toEqual([300, 250])
})
