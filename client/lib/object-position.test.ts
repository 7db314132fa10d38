import { expect, test } from 'vitest'
import { objectPosition } from './object-position.ts'

test('a picture with a focal point is cropped around it', () => {
  expect(objectPosition({ focusX: 0.29, focusY: 1 })).toEqual({ objectPosition: '29% 100%' })
})

test.for([null, undefined, { focusX: null, focusY: null }])('one without is left as it was: %j', (focus) => {
  expect(objectPosition(focus)).toBeUndefined()
})
