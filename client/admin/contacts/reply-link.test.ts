import { expect, test } from 'vitest'
import { replyLink } from './reply-link.ts'

test('a reply goes to the sender, under its subject', () => {
  expect(replyLink('nino@example.org', 'Your letter')).toBe('mailto:nino@example.org?subject=Your%20letter')
})

test('nothing in an address adds to the letter', () => {
  expect(replyLink('a?cc=b&c%@example.org', 'პასუხი')).toBe(
    `mailto:a%3Fcc%3Db%26c%25@example.org?subject=${encodeURIComponent('პასუხი')}`,
  )
})
