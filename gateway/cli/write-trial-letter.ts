import type { DataSource } from 'typeorm'
import type { Locale } from '../../schema/locales.ts'
import { systemClock } from '../core/clock.ts'
import { openLetterQueue } from '../letters/letter-queue.ts'
import { createOutbox } from '../letters/outbox.ts'

/** Milliseconds in which the queue, which has nothing to do here, is closed. */
const closing = 1000

/** Writes a letter that says nothing but that it has arrived. A gateway sends it. */
export const writeTrialLetter = async (
  dataSource: DataSource,
  recipient: string,
  locale: Locale,
): Promise<void> => {
  let failure: unknown
  const queue = await openLetterQueue(
    dataSource,
    (error) => {
      failure ??= error
    },
    false,
  )
  const outbox = createOutbox(queue, systemClock)
  await dataSource.transaction((within) => outbox.write(within, { kind: 'trial', locale, recipient }))
  await queue.stop(closing)
  if (failure !== undefined) throw failure
}
