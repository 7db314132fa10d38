import type { DataSource } from 'typeorm'
import { describe, expect } from 'vitest'
import { test as withDatabase } from '../../tests/support/database.ts'
import { eventually } from '../../tests/support/eventually.ts'
import { type MailServer, startMailServer } from '../../tests/support/mail-server.ts'
import { LetterEntity } from '../letters/letter.entity.ts'
import { LetterPaceEntity } from '../letters/letter-pace.entity.ts'
import { trialLetter } from '../letters/trial-letter.ts'
import { createPost } from './post.ts'

const test = withDatabase
  .extend('mail', async ({ dataSource }, { onCleanup }) => {
    const mail = await startMailServer()
    onCleanup(async () => {
      await mail.close()
      await dataSource.query('drop schema if exists pgboss cascade')
      await dataSource.query('delete from letters')
      await dataSource.query('delete from letter_pace')
    })
    return mail
  })
  .extend('errors', (): unknown[] => [])

/** A gateway's post that sends so many letters to many in a minute. */
const postAt = (dataSource: DataSource, { port }: MailServer, newsletterPerMinute: number) =>
  createPost(
    dataSource,
    {
      host: '127.0.0.1',
      port,
      isEncrypted: false,
      requiresEncryption: false,
      credentials: null,
      sender: { name: '', address: 'hello@dogs.example' },
      newsletterPerMinute,
    },
    'http://127.0.0.1:3000',
  )

describe('letters to many', () => {
  test('wait for the turn of each at the rate that is asked for, and nobody waits for them', async ({
    dataSource,
    mail,
    errors,
  }) => {
    const post = postAt(dataSource, mail, 1)
    const end = new AbortController()
    const ended = await post.begin(
      { trial: trialLetter },
      { warn: (told: unknown) => errors.push(told) },
      end.signal,
    )
    const draft = { kind: 'trial', locale: 'ka', recipient: 'nino@example.org' } as const
    await dataSource.transaction((within) => post.outbox.writeAll(within, [draft, draft, draft]))
    await dataSource.transaction((within) => post.outbox.write(within, draft))
    await eventually(() => expect(mail.count()).toBe(2))
    end.abort()
    await ended()
    const states = (await dataSource.manager.find(LetterEntity)).map(({ state }) => state)
    expect(states.toSorted()).toEqual(['sent', 'sent', 'waiting', 'waiting'])
    // However soon it was told to end: they were asked whose turn it is.
    expect(await dataSource.manager.count(LetterPaceEntity)).toBe(1)
    expect(errors).toEqual([])
  })
})
