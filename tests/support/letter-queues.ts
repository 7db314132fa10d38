import { expect } from 'vitest'
import { type LetterQueue, openLetterQueue } from '../../gateway/letters/letter-queue.ts'
import { test as withDatabase } from './database.ts'

/** Opens queues of letters, which are stopped after the test. */
export const test = withDatabase.extend('open', async ({ dataSource }, { onCleanup }) => {
  const opened: LetterQueue[] = []
  const errors: unknown[] = []
  onCleanup(async () => {
    for (const queue of opened) await queue.stop(1000)
    await dataSource.query('drop schema if exists pgboss cascade')
    await dataSource.query('delete from letters')
    expect(errors).toEqual([])
  })
  return async () => {
    const queue = await openLetterQueue(dataSource, (error) => errors.push(error))
    opened.push(queue)
    return queue
  }
})
