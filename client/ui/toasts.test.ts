import { afterEach, describe, expect, test } from 'vitest'
import {
  actOnToast,
  dismissToast,
  type Outcome,
  readToasts,
  toast,
  truncateToastText,
  watchToasts,
  withdrawOffers,
} from './toasts.ts'

describe('a toast text', () => {
  test('of 100 characters stays whole', () => {
    const text = 'a'.repeat(100)
    expect(truncateToastText(text)).toBe(text)
  })

  test('of 101 characters becomes 100 and an ellipsis', () => {
    expect(truncateToastText('a'.repeat(101))).toBe(`${'a'.repeat(100)}…`)
  })

  test('is counted in characters, not in the halves some are stored in', () => {
    expect(truncateToastText('🐕'.repeat(100))).toBe('🐕'.repeat(100))
    expect(truncateToastText('🐕'.repeat(101))).toBe(`${'🐕'.repeat(100)}…`)
  })
})

describe('the list of toasts', () => {
  afterEach(() => {
    for (const { id } of readToasts()) dismissToast(id)
  })

  test('holds them in the order they came, until they are dismissed', () => {
    toast.success('Message sent successfully!')
    toast.error('Failed')
    expect(readToasts().map(({ kind, text }) => [kind, text])).toEqual([
      ['success', 'Message sent successfully!'],
      ['error', 'Failed'],
    ])
    const [first] = readToasts()
    if (first) dismissToast(first.id)
    expect(readToasts().map(({ text }) => text)).toEqual(['Failed'])
  })

  test('tells who watches it, for as long as they watch', () => {
    let changes = 0
    const stop = watchToasts(() => {
      changes += 1
    })
    toast.success('one')
    stop()
    toast.success('two')
    expect(changes).toBe(1)
  })

  test('offers nothing again that was withdrawn while it was on its way', async () => {
    const { promise, resolve } = Promise.withResolvers<Outcome>()
    toast.success('Deleted', { label: 'Undo', run: () => promise })
    const acted = actOnToast(readToasts()[0]?.id ?? expect.unreachable())
    withdrawOffers()
    resolve({ kind: 'error', text: 'Not undone', isOfferedAgain: true })
    await acted
    expect(readToasts().map(({ text, action }) => [text, action])).toEqual([['Not undone', null]])
  })
})
