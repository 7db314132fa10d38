import type { Meters } from '../core/meters.ts'
import type { AnswerMemory } from './answer-memory.ts'

/** Measures what is kept of answers, and how often that spares making one. */
export const measureMemory = (memory: AnswerMemory, meters: Meters): void => {
  const gauge = (name: string, help: string, read: (figures: AnswerMemory['figures']) => number): void =>
    meters.gauge({ name, help, read: () => [{ value: read(memory.figures) }] })
  meters.counter({
    name: 'answer_memory_asked_total',
    help: 'How often an answer was looked for in memory, by whether it was there',
    labels: ['result'],
    read: () => [
      { labels: { result: 'hit' }, value: memory.figures.hits },
      { labels: { result: 'miss' }, value: memory.figures.misses },
    ],
  })
  gauge('answer_memory_entries', 'Answers in memory', ({ entries }) => entries)
  gauge('answer_memory_bytes', 'Bytes that answers in memory take', ({ bytes }) => bytes)
  gauge('answer_memory_limit_bytes', 'Bytes that answers in memory may take', ({ mostBytes }) => mostBytes)
}
