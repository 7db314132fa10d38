import { expect, test } from 'vitest'
import { firstAnswer } from './first-answer.ts'

const load = { url: 'http://127.0.0.1/projects' }

const answering = (...statuses: number[]) => {
  let asked = 0
  return () => Promise.resolve(statuses[asked++] ?? 503)
}

test('a ledger that is still on the disk is asked until it answers, and how often it refused is told', async () => {
  expect(await firstAnswer(load, answering(503, 503, 200))).toBe(2)
  expect(await firstAnswer(load, answering(200))).toBe(0)
})

test('whatever is refused for another reason, or for ever, is a failure', async () => {
  await expect(firstAnswer(load, answering(500))).rejects.toThrow('answered 500')
  await expect(firstAnswer(load, answering())).rejects.toThrow('refused 50 times')
})
