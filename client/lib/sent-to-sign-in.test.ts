import { describe, expect, test } from 'vitest'
import { readSentToSignIn, type SentToSignIn, sendingToSignIn } from './sent-to-sign-in.ts'

const sent: SentToSignIn = {
  reason: 'expired',
  cameFrom: { path: '/admin/projects/edit/1?lng=ka', person: '7' },
  isKept: true,
}

describe('whoever is sent to sign in', () => {
  test('brings along why, and where from', () => {
    expect(readSentToSignIn(sendingToSignIn(sent))).toEqual(sent)
  })

  test.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'admin', ''])(
    'is not led to %j afterwards',
    (path) => {
      const elsewhere = { ...sent, cameFrom: { path, person: '7' } }
      expect(readSentToSignIn(sendingToSignIn(elsewhere))?.cameFrom).toBeNull()
    },
  )

  test.each([null, undefined, 'expired', {}, { sent: null }, { sent: { reason: 'bored' } }])(
    'is nobody whose state is %j',
    (state) => {
      expect(readSentToSignIn({ state })).toBeNull()
    },
  )
})
