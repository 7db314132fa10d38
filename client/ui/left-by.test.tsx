// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { backTo, leaveBy } from './left-by.ts'

const button = (): HTMLElement => document.body.appendChild(document.createElement('button'))

afterEach(() => {
  document.body.replaceChildren()
  leaveBy(null)
})

test('the focus goes back to where it was', () => {
  const [menu, link] = [button(), button()]
  leaveBy(menu)
  expect(backTo(link)).toBe(link)
})

test('it goes to what had opened the menu whose link is gone', () => {
  const [menu, link] = [button(), button()]
  leaveBy(menu)
  link.remove()
  expect(backTo(link)).toBe(menu)
  expect(backTo(document.body)).toBe(menu)
})

test('it goes nowhere where there was neither', () => {
  expect(backTo(null)).toBeNull()
})
