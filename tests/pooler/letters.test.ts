import { expect } from 'vitest'
import { systemClock } from '../../gateway/core/clock.ts'
import { migrate } from '../../gateway/database/migrate.ts'
import { openLetterQueue } from '../../gateway/letters/letter-queue.ts'
import { createOutbox } from '../../gateway/letters/outbox.ts'
import { eventually } from '../support/eventually.ts'
import { test } from '../support/pooled.ts'

test('letters are written, brought and done with where a pooler shares connections', async ({
  pooled: { open },
}) => {
  const [one, other] = [await open(), await open()]
  await migrate(one)
  const errors: unknown[] = []
  const brought: string[] = []
  const queues = [
    await openLetterQueue(one, (error) => errors.push(error)),
    await openLetterQueue(other, (error) => errors.push(error)),
  ] as const
  for (const queue of queues) {
    await queue.bring(async (letter) => {
      brought.push(letter)
      return 'done'
    })
  }
  const outbox = createOutbox(queues[0], systemClock)
  const written: string[] = []
  for (let left = 12; left > 0; left--)
    written.push(
      await one.transaction((within) =>
        outbox.write(within, { kind: 'trial', locale: 'ka', recipient: 'nino@example.org' }),
      ),
    )
  await eventually(() => expect(brought.toSorted()).toEqual(written.toSorted()))
  for (const queue of queues) await queue.stop(1000)
  expect(errors).toEqual([])
})
