import type { DataSource } from 'typeorm'
import { describe, expect } from 'vitest'
import { ownLetterAnswers } from '../../schema/letter-troubles.ts'
import { eventually } from '../../tests/support/eventually.ts'
import { test } from '../../tests/support/letter-queues.ts'
import { systemClock } from '../core/clock.ts'
import { newId } from '../core/ids.ts'
import { poolOf } from '../database/pool.ts'
import { endOrphans } from './end-orphans.ts'
import { LetterEntity } from './letter.entity.ts'
import { type LetterQueue, worksOfLetters } from './letter-queue.ts'
import { createLettersRepository } from './letters.repository.ts'
import { createOutbox } from './outbox.ts'

const recipient = 'nino@example.org'

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
