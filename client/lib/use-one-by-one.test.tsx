// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useOneByOne } from './use-one-by-one.ts'

const setUp = () => {
  const { result } = renderHook(() => useOneByOne())
  const begun: string[] = []
  const ask = (lane: string, name: string, until: Promise<void> = Promise.resolve()) =>
    result.current(lane, async () => {
      begun.push(name)
      await until
    })
  return { begun, ask }
}

test('what is asked meanwhile is done after it', async () => {
  const { begun, ask } = setUp()
  const { promise, resolve } = Promise.withResolvers<void>()
  const first = ask('order', 'first', promise)
  const second = ask('order', 'second')
  await Promise.resolve()
  expect(begun).toEqual(['first'])
  resolve()
  await Promise.all([first, second])
  expect(begun).toEqual(['first', 'second'])
})

test('what is another lane waits for nothing', async () => {
  const { begun, ask } = setUp()
  void ask('one', 'first', new Promise(() => {}))
  await ask('other', 'second')
  expect(begun).toEqual(['first', 'second'])
})

test('what fails holds up nothing that comes after it', async () => {
  const { begun, ask } = setUp()
  const failed = ask('order', 'first', Promise.reject(new Error('no')))
  const second = ask('order', 'second')
  await expect(failed).rejects.toThrow('no')
  await second
  expect(begun).toEqual(['first', 'second'])
})
