import type { FastifyBaseLogger } from 'fastify'
import type { DataSource } from 'typeorm'
import type { LetterSettings } from '../config/letters.ts'
import { systemClock } from '../core/clock.ts'
import { Problem } from '../core/problem.ts'
import { createDelivery } from '../letters/deliver.ts'
import { endOrphans } from '../letters/end-orphans.ts'
import { type LetterQueue, openLetterQueue } from '../letters/letter-queue.ts'
import type { LetterWriters } from '../letters/letter-writers.ts'
import { createLettersRepository } from '../letters/letters.repository.ts'
import { createOutbox, type Outbox } from '../letters/outbox.ts'
import { createPace, lettersAtOnce } from '../letters/pace.ts'
import { createCarrier } from '../letters/smtp.ts'

/** Milliseconds in which a letter that is being sent may come to its end, once the gateway is told to. */
const longest = 6000

/** Milliseconds: a letter without work holds up what is written behind it, so a start alone is too seldom. */
const betweenLooks = 60_000

/** Where letters are written, and what sends them. */
export interface Post {
  /** It refuses until sending has begun: by then nobody is answered yet. */
  outbox: Outbox
  /**
   * Sends the letters that wait, until `signal`: from then on none is begun.
   * @returns what waits for the one that is being sent
   */
  begin(
    writers: LetterWriters,
    log: Pick<FastifyBaseLogger, 'warn'>,
    signal: AbortSignal,
  ): Promise<() => Promise<void>>
}

/** @param origin where links in letters lead, without a slash at its end */
export const createPost = (dataSource: DataSource, settings: LetterSettings, origin: string): Post => {
  let opened: LetterQueue | undefined

  return {
    outbox: createOutbox(
      {
        add: async (within, letter, urgency) => {
          if (!opened) throw new Problem('unavailable')
          await opened.add(within, letter, urgency)
        },
        addAll: async (within, letters, urgency) => {
          if (!opened) throw new Problem('unavailable')
          await opened.addAll(within, letters, urgency)
        },
      },
      systemClock,
      settings.newsletterPerMinute,
    ),

    begin: async (writers, log, signal) => {
      const letters = createLettersRepository(dataSource.manager)
      const queue = await openLetterQueue(dataSource, (err) =>
        log.warn({ err }, 'the queue of letters failed'),
      )
      opened = queue
      const end = async (): Promise<void> => {
        const doubtful = await endOrphans(letters, queue, systemClock)
        if (doubtful > 0) log.warn({ doubtful }, 'letters nobody knows of whether they were sent')
      }
      await end()
      const carrier = createCarrier(settings)
      const site = { sender: settings.sender, origin }
      const { newsletterPerMinute } = settings
      await queue.bring(createDelivery({ letters, writers, carrier, site, clock: systemClock }), {
        pace: createPace(dataSource.manager, newsletterPerMinute),
        atOnce: lettersAtOnce(newsletterPerMinute),
      })

      const looking = setInterval(
        () => end().catch((err: unknown) => log.warn({ err }, 'letters without an end were not looked for')),
        betweenLooks,
      ).unref()

      let stopping: Promise<void> | undefined
      const stop = (): Promise<void> => {
        clearInterval(looking)
        stopping ??= queue.stop(longest)
        return stopping
      }
      signal.addEventListener('abort', () => {
        stop().catch((err: unknown) => log.warn({ err }, 'the queue of letters did not end in order'))
      })
      // It may have been told to end meanwhile.
      if (signal.aborted) await stop()
      return stop
    },
  }
}
