import { once } from 'node:events'
import { describe, expect } from 'vitest'
import { eventually } from '../../tests/support/eventually.ts'
import { test } from '../../tests/support/letter-queues.ts'
import { systemClock } from '../core/clock.ts'
import { newId } from '../core/ids.ts'
import { describeError } from '../log/describe-error.ts'
import { LetterEntity } from './letter.entity.ts'
import { openLetterQueue } from './letter-queue.ts'
import { createOutbox } from './outbox.ts'

const recipient = 'nino@example.org'

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
