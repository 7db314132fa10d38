import { expect, test } from 'vitest'
import { withoutClickMarks } from './click-marks.ts'

test.each([
  ['/dashboard', '/dashboard'],
  ['/dashboard?fbclid=IwAR0x-_y', '/dashboard'],
  ['/dashboard?utm_source=letter&utm_medium=email', '/dashboard'],
  ['/projects?q=%E1%83%90&fbclid=x&lng=ka', '/projects?q=%E1%83%90&lng=ka'],
  ['/projects?gclid=1&lng=ka&gad_source=2', '/projects?lng=ka'],
  ['/projects?fbclid', '/projects'],
  ['?fbclid=a&lng=en', '?lng=en'],
  ['?lng=en&&fbclid=a', '?lng=en&'],
  ['/dashboard?utm_source=a?b&lng=ka', '/dashboard?lng=ka'],
  ['/projects/a/give?amount=5&notfbclid=1', '/projects/a/give?amount=5&notfbclid=1'],
  ['/fbclid=1/utm_source=2', '/fbclid=1/utm_source=2'],
  ['/events?FBCLID=1', '/events?FBCLID=1'],
  ['', ''],
])('%j is the page at %j', (address, page) => {
  expect(withoutClickMarks(address)).toBe(page)
})
