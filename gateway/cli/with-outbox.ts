import type { DataSource } from 'typeorm'
import { systemClock } from '../core/clock.ts'
import { openLetterQueue } from '../letters/letter-queue.ts'
import { createOutbox, type Outbox } from '../letters/outbox.ts'

/** Milliseconds in which the queue, which has nothing to do here, is closed. */
const closing = 1000

/** Does something that writes letters. A gateway sends them. */
export const withOutbox = async <Answer>(
  dataSource: DataSource,
  work: (outbox: Outbox) => Promise<Answer>,
): Promise<Answer> => {
  let failure: unknown
  const queue = await openLetterQueue(
    dataSource,
    (error) => {
      failure ??= error
    },
    false,
  )
  const answer = await work(createOutbox(queue, systemClock)).finally(() => queue.stop(closing))
  if (failure !== undefined) throw failure
  return answer
}
