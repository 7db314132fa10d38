import { v7 } from 'uuid'
import { expect, test } from 'vitest'
import { momentOfKey } from './moment-of-key.ts'

test('a key tells when it was made', () => {
  const made = Date.parse('2026-11-20T19:59:58.123Z')
  expect(momentOfKey(v7({ msecs: made }))).toEqual(new Date(made))
})
