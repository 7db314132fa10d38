import { once } from 'node:events'
import type { DataSource } from 'typeorm'
import { describe, expect } from 'vitest'
import { ownLetterAnswers } from '../../schema/letter-troubles.ts'
import { test as withDatabase } from '../../tests/support/database.ts'
import { eventually } from '../../tests/support/eventually.ts'
import { systemClock } from '../core/clock.ts'
import { newId } from '../core/ids.ts'
import { poolOf } from '../database/pool.ts'
import { describeError } from '../log/describe-error.ts'
import { endOrphans } from './end-orphans.ts'
import { LetterEntity } from './letter.entity.ts'
import { type LetterQueue, openLetterQueue, worksOfLetters } from './letter-queue.ts'
import { createLettersRepository } from './letters.repository.ts'
import { createOutbox } from './outbox.ts'

const recipient = 'nino@example.org'

const test = withDatabase.extend('open', async ({ dataSource }, { onCleanup }) => {
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

describe('the queue of letters', () => {
  test('brings what was written, once, to one of the gateways', async ({ dataSource, open }) => {
    const [one, other] = [await open(), await open()]
    const brought: string[] = []
    for (const queue of [one, other]) {
      await queue.bring(async (letter) => {
        brought.push(letter)
        return 'done'
      })
    }
    const outbox = createOutbox(one, systemClock)
    const written: string[] = []
    for (const locale of ['en', 'ka', 'ka', 'en', 'ka', 'en', 'ka'] as const)
      written.push(
        await dataSource.transaction((within) => outbox.write(within, { kind: 'trial', locale, recipient })),
      )
    await eventually(() => expect(brought.toSorted()).toEqual(written.toSorted()))
    await eventually(async () => expect((await one.workOf(written)).open).toEqual(new Set()))
    expect(brought).toHaveLength(written.length)
  })

  test('tells what the database has said of a statement that failed, of which the queue hands on a copy', async ({
    dataSource,
  }) => {
    const told: unknown[] = []
    const queue = await openLetterQueue(dataSource, (error) => told.push(error))
    await queue.bring(async () => 'done')
    await dataSource.query('alter table pgboss.job_common rename to job_away')
    await eventually(() =>
      expect(told.map(describeError)).toContainEqual(expect.objectContaining({ code: '42P01' })),
    )
    await dataSource.query('alter table pgboss.job_away rename to job_common')
    await queue.stop(1000)
    await dataSource.query('drop schema pgboss cascade')
  })

  test('brings many that are written at once, each once', async ({ dataSource, open }) => {
    const queue = await open()
    const brought: string[] = []
    await queue.bring(async (letter) => {
      brought.push(letter)
      return 'done'
    })
    const drafts = Array.from({ length: 12 }, () => ({ kind: 'trial', locale: 'ka', recipient }) as const)
    await dataSource.transaction((within) => createOutbox(queue, systemClock).writeAll(within, drafts))
    const written = await dataSource.manager.find(LetterEntity)
    expect(written).toHaveLength(drafts.length)
    const ids = written.map(({ id }) => id)
    await eventually(() => expect(brought.toSorted()).toEqual(ids.toSorted()))
    await eventually(async () => expect((await queue.workOf(ids)).open).toEqual(new Set()))
    expect(brought).toHaveLength(drafts.length)
  })

  test('keeps nobody who waits for a letter behind letters to many, which wait for their turn each', async ({
    dataSource,
    open,
  }) => {
    const queue = await open()
    const outbox = createOutbox(queue, systemClock)
    const toAll = Array.from(
      { length: 12 },
      () => ({ kind: 'eventChanged', locale: 'ka', recipient }) as const,
    )
    await dataSource.transaction((within) => outbox.writeAll(within, toAll))
    const reset = await dataSource.transaction((within) =>
      outbox.write(within, { kind: 'passwordReset', locale: 'ka', recipient }),
    )
    const brought: string[] = []
    let turns = 3
    const pace = async (signal: AbortSignal): Promise<void> => {
      turns -= 1
      if (turns < 0) await once(signal, 'abort')
    }
    await queue.bring(
      async (letter) => {
        brought.push(letter)
        return 'done'
      },
      { pace, atOnce: 1 },
    )
    await eventually(() => expect(brought).toContain(reset))
    await eventually(() => expect(brought).toHaveLength(4))
  })

  test('keeps nobody who waits for a letter behind one that its server is slow with', async ({
    dataSource,
    open,
  }) => {
    const queue = await open()
    const outbox = createOutbox(queue, systemClock)
    const draft = { kind: 'passwordReset', locale: 'ka', recipient } as const
    const slow = await dataSource.transaction((within) => outbox.write(within, draft))
    const others: string[] = []
    for (let left = 7; left > 0; left -= 1)
      others.push(await dataSource.transaction((within) => outbox.write(within, draft)))
    const answered = Promise.withResolvers<void>()
    const brought: string[] = []
    await queue.bring(async (letter) => {
      if (letter === slow) await answered.promise
      brought.push(letter)
      return 'done'
    })
    try {
      await eventually(() => expect(brought.toSorted()).toEqual(others.toSorted()))
    } finally {
      answered.resolve()
    }
  })

  test('has as many letters to many on their way at a time as it is told, each once', async ({
    dataSource,
    open,
  }) => {
    const queue = await open()
    const toAll = Array.from(
      { length: 30 },
      () => ({ kind: 'eventChanged', locale: 'ka', recipient }) as const,
    )
    await dataSource.transaction((within) => createOutbox(queue, systemClock).writeAll(within, toAll))
    const [brought, atOnce] = [[] as string[], 3]
    let [onTheirWay, most] = [0, 0]
    const together = Promise.withResolvers<void>()
    await queue.bring(
      async (letter) => {
        onTheirWay += 1
        most = Math.max(most, onTheirWay)
        if (onTheirWay === atOnce) together.resolve()
        await together.promise
        brought.push(letter)
        onTheirWay -= 1
        return 'done'
      },
      { pace: async () => undefined, atOnce },
    )
    await eventually(() => expect(brought).toHaveLength(toAll.length))
    expect(new Set(brought).size).toBe(toAll.length)
    expect(most).toBe(atOnce)
  })

  test('says when a letter is brought again that was put off, and of no other', async ({
    dataSource,
    open,
  }) => {
    const nextTryOf = async (letter: string): Promise<Date | null | undefined> => {
      const asked = 'select next_try_of_letter($1) as at'
      const [row] = await dataSource.query<{ at: Date | null }[]>(asked, [letter])
      return row?.at
    }
    expect(await nextTryOf(newId())).toBe(null)
    const queue = await open()
    const outbox = createOutbox(queue, systemClock)
    const draft = { kind: 'trial', locale: 'ka', recipient } as const
    const putOff = await dataSource.transaction((within) => outbox.write(within, draft))
    expect(await nextTryOf(putOff)).toBe(null)
    const before = new Date()
    await queue.bring(async (letter) => (letter === putOff ? 'again' : 'done'))
    const taken = await dataSource.transaction((within) => outbox.write(within, draft))
    await eventually(async () => expect((await queue.workOf([taken])).open).toEqual(new Set()))
    await eventually(async () => expect(await nextTryOf(putOff)).toBeInstanceOf(Date))
    expect(await nextTryOf(putOff).then((at) => at && at > before)).toBe(true)
    expect(await nextTryOf(taken)).toBe(null)
  })

  test('knows nothing of a letter whose cause has not happened', async ({ dataSource, open }) => {
    const queue = await open()
    const outbox = createOutbox(queue, systemClock)
    let letter = ''
    const failing = dataSource.transaction(async (within) => {
      letter = await outbox.write(within, { kind: 'trial', locale: 'ka', recipient })
      throw new Error('the cause has not happened')
    })
    await expect(failing).rejects.toThrow('the cause has not happened')
    expect((await queue.workOf([letter])).open).toEqual(new Set())
    expect(await dataSource.manager.existsBy(LetterEntity, { id: letter })).toBe(false)
  })

  test('keeps for later what could not be sent', async ({ dataSource, open }) => {
    const queue = await open()
    const outbox = createOutbox(queue, systemClock)
    const letter = await dataSource.transaction((within) =>
      outbox.write(within, { kind: 'trial', locale: 'ka', recipient }),
    )
    let tries = 0
    await queue.bring(async () => {
      tries += 1
      return 'again'
    })
    await eventually(() => expect(tries).toBe(1))
    await queue.stop(1000)
    expect((await queue.workOf([letter])).open).toEqual(new Set([letter]))
  })

  test('is made once, however many open it', async ({ dataSource, open }) => {
    await open()
    await open()
    const queues = await dataSource.query<unknown[]>(
      `select name from pgboss.queue where name like 'letters%'`,
    )
    expect(queues).toHaveLength(2)
  })
})

describe('a letter whose last try ends without a word of what became of it', () => {
  const later = { now: () => new Date(Date.now() + 120_000) }

  test('has failed, or is in doubt where a server was being handed it', async ({ dataSource, open }) => {
    const queue = await open()
    const letters = createLettersRepository(dataSource.manager)
    const outbox = createOutbox(queue, systemClock)
    const draft = { kind: 'trial', locale: 'ka', recipient } as const
    const [waiting, handed] = await dataSource.transaction(async (within) => [
      await outbox.write(within, draft),
      await outbox.write(within, draft),
    ])
    await dataSource.query('update pgboss.job set retry_limit = 0')
    await letters.take(handed, new Date())
    await queue.bring(async () => 'again')
    const ids = [waiting, handed]
    await eventually(async () => expect((await queue.workOf(ids)).over).toEqual(new Set(ids)))
    await endOrphans(letters, queue, later)
    const stand = async () =>
      (await dataSource.manager.find(LetterEntity)).map(({ id, state, answer }) => [id, state, answer])
    expect(new Set(await stand())).toEqual(
      new Set([
        [waiting, 'failed', ownLetterAnswers.givenUp],
        [handed, 'doubtful', ownLetterAnswers.interrupted],
      ]),
    )
  })

  test('goes on waiting once somebody has it sent again', async ({ dataSource, open }) => {
    const queue = await open()
    const outbox = createOutbox(queue, systemClock)
    const letter = await dataSource.transaction((within) =>
      outbox.write(within, { kind: 'trial', locale: 'ka', recipient }),
    )
    await dataSource.query('update pgboss.job set retry_limit = 0')
    await queue.bring(async () => 'again')
    await eventually(async () => expect((await queue.workOf([letter])).over).toEqual(new Set([letter])))
    await queue.stop(1000)
    await dataSource.transaction((within) => outbox.bringAgain(within, letter))
    await endOrphans(createLettersRepository(dataSource.manager), queue, later)
    expect(await dataSource.manager.findOneByOrFail(LetterEntity, { id: letter })).toMatchObject({
      state: 'waiting',
    })
  })
})

describe('a letter that is held back while those without work are looked for', () => {
  const later = { now: () => new Date(Date.now() + 120_000) }

  /** What the gateway that brings it does meanwhile, on a connection of its own. */
  const holdBack = async (dataSource: DataSource, letter: string): Promise<void> => {
    await dataSource.query('update letters set answer = $2 where id = $1', [letter, ownLetterAnswers.held])
    await dataSource.query(`update pgboss.job set state = 'completed' where singleton_key = $1`, [letter])
  }

  const inBetween = (queue: LetterQueue, work: () => Promise<void>): Pick<LetterQueue, 'workOf'> => ({
    workOf: async (letters) => {
      await work()
      return queue.workOf(letters)
    },
  })

  test('goes on being held back', async ({ dataSource, open }) => {
    const queue = await open()
    const letter = await dataSource.transaction((within) =>
      createOutbox(queue, systemClock).write(within, { kind: 'trial', locale: 'ka', recipient }),
    )
    const letters = createLettersRepository(dataSource.manager)
    await endOrphans(
      letters,
      inBetween(queue, () => holdBack(dataSource, letter)),
      later,
    )
    expect(await letters.find(letter)).toMatchObject({ state: 'waiting', answer: ownLetterAnswers.held })
  })

  test('waits again where somebody goes on right after its work was looked for', async ({
    dataSource,
    open,
  }) => {
    const queue = await open()
    const outbox = createOutbox(queue, systemClock)
    const letter = await dataSource.transaction((within) =>
      outbox.write(within, { kind: 'trial', locale: 'ka', recipient }),
    )
    const letters = createLettersRepository(dataSource.manager)
    const goOn = () =>
      dataSource.transaction(async (within) => {
        await within.query('update letters set answer = null where id = $1', [letter])
        await outbox.bringAgain(within, letter)
      })
    const workOf: LetterQueue['workOf'] = async (ids) => {
      await holdBack(dataSource, letter)
      const works = await queue.workOf(ids)
      await goOn()
      return works
    }
    await endOrphans(letters, { workOf }, later)
    expect(await letters.find(letter)).toMatchObject({ state: 'waiting', answer: null })
  })
})

describe('a letter without work', () => {
  test('is doubtful after a while, as it may have been sent since its backup was made', async ({
    dataSource,
    open,
  }) => {
    const queue = await open()
    const outbox = createOutbox(queue, systemClock)
    const letters = createLettersRepository(dataSource.manager)
    const withWork = await dataSource.transaction((within) =>
      outbox.write(within, { kind: 'trial', locale: 'ka', recipient }),
    )
    const { id: _, ...rest } = await dataSource.manager.findOneByOrFail(LetterEntity, { id: withWork })
    const restored = '01a0570c-0280-7065-8aa2-eb52794f39e5'
    await letters.write({ ...rest, id: restored })

    expect(await endOrphans(letters, queue, systemClock)).toBe(0)
    const later = { now: () => new Date(Date.now() + 120_000) }
    expect(await endOrphans(letters, queue, later)).toBe(1)
    const states = await dataSource.manager.find(LetterEntity, { select: { id: true, state: true } })
    expect(Object.fromEntries(states.map(({ id, state }) => [id, state]))).toEqual({
      [withWork]: 'waiting',
      [restored]: 'doubtful',
    })
  })

  test('is looked for without reading what was brought within the day', async ({ dataSource, open }) => {
    const queue = await open()
    const drafts = Array.from({ length: 3000 }, () => ({ kind: 'trial', locale: 'ka', recipient }) as const)
    await dataSource.transaction((within) => createOutbox(queue, systemClock).writeAll(within, drafts))
    await dataSource.query(`update pgboss.job set state = 'completed', completed_on = now()`)
    await dataSource.query('analyze pgboss.job_common')
    const plan = await dataSource.query<Record<string, string>[]>(`explain ${worksOfLetters}`, [
      ['letters', 'letters-to-many'],
      [newId()],
    ])
    expect(plan.flatMap((line) => Object.values(line)).join('\n')).not.toContain('Seq Scan')
  })

  test('is looked for in as few questions, however many wait', async ({ dataSource, open }) => {
    const queue = await open()
    const outbox = createOutbox(queue, systemClock)
    await dataSource.transaction(async (within) => {
      for (let written = 0; written < 30; written += 1)
        await outbox.write(within, { kind: 'trial', locale: 'ka', recipient })
    })
    let questions = 0
    const count = (): void => {
      questions += 1
    }
    const pool = poolOf(dataSource)
    pool.on('acquire', count)
    try {
      const later = { now: () => new Date(Date.now() + 120_000) }
      expect(await endOrphans(createLettersRepository(dataSource.manager), queue, later)).toBe(0)
    } finally {
      pool.off('acquire', count)
    }
    expect(questions).toBeLessThan(10)
  })
})
