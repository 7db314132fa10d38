import { expect, it } from 'vitest'
import { answerLetter } from './answer-letter.ts'

const occasion = {
  id: '01a0570c-0280-7065-8aa2-eb52794f39e5',
  about: '01a0570c-0280-7065-8aa2-eb52794f39e6',
  recipient: 'nino@example.org',
  locale: 'ka',
  writtenAt: new Date('2026-11-22T10:00:00Z'),
} as const

it('has no empty paragraphs, wherever whoever wrote it left lines empty', async () => {
  const text = '\n\nHello\n \n\n\r\nHow is\nthe dog?\n\n'
  const { say } = answerLetter({
    told: async () => ({ text, message: 'Hello', messageId: occasion.about, earlier: [] }),
  })
  expect((await say(occasion))?.paragraphs).toEqual(['Hello', 'How is\nthe dog?'])
})
