import type { EntityManager } from 'typeorm'
import { describe, expect, onTestFinished } from 'vitest'
import { ownLetterAnswers } from '../../schema/letter-troubles.ts'
import { test as withDatabase } from '../../tests/support/database.ts'
import { type MailServer, type Manners, startMailServer } from '../../tests/support/mail-server.ts'
import { type Script, startScriptedServer } from '../../tests/support/scripted-mail-server.ts'
import { readConfig } from '../config/config.ts'
import { systemClock } from '../core/clock.ts'
import { newId } from '../core/ids.ts'
import { createDelivery } from './deliver.ts'
import { LetterEntity } from './letter.entity.ts'
import { oneClickUnsubscribe } from './letter-headers.ts'
import type { LetterWriter } from './letter-writers.ts'
import { createLettersRepository } from './letters.repository.ts'

import { createCarrier } from './smtp.ts'
import { trialLetter } from './trial-letter.ts'

const test = withDatabase.extend('server', async ({ task: _ }, { onCleanup }) => {
  const server = await startMailServer()
  onCleanup(() => server.close())
  return server
})

const settingsFor = (url: string) => {
  const { letters } = readConfig({
    SMTP_URL: url,
    MAIL_FROM: 'hello@dogs.example',
    PUBLIC_URL: 'https://dogs.example',
  })
  if (letters === null) throw new Error('letters are configured')
  return letters
}

const deliveryOver = (manager: EntityManager, url: string, trial: LetterWriter = trialLetter) => {
  const settings = settingsFor(url)
  return createDelivery({
    letters: createLettersRepository(manager),
    writers: { trial },
    carrier: createCarrier(settings),
    site: { sender: settings.sender, origin: 'https://dogs.example' },
    clock: systemClock,
  })
}

const write = async (manager: EntityManager): Promise<string> => {
  const id = newId()
  const letter = { id, kind: 'trial', locale: 'ka', recipient: 'nino@example.org' } as const
  await createLettersRepository(manager).write({ ...letter, writtenAt: new Date() })
  return id
}

const stateOf = async (manager: EntityManager, id: string) => {
  const { state, answer, attempts } = await manager.findOneByOrFail(LetterEntity, { id })
  return { state, answer, attempts }
}

/** What comes of a letter that is brought to a server. */
const bring = async (manager: EntityManager, { url }: Pick<MailServer, 'url'>, isLastTry = false) => {
  const id = await write(manager)
  const delivered = await deliveryOver(manager, url)(id, isLastTry)
  return { delivered, ...(await stateOf(manager, id)) }
}

describe('a letter', () => {
  test('is sent once, and no second time', async ({ manager, server }) => {
    const id = await write(manager)
    const deliver = deliveryOver(manager, server.url)
    expect([await deliver(id, false), await deliver(id, false)]).toEqual(['done', 'done'])
    expect(await stateOf(manager, id)).toMatchObject({ state: 'sent', attempts: 1 })
    const [letter, ...more] = await server.letters()
    expect([letter?.messageId, more]).toEqual([`<${id}@dogs.example>`, []])
  })

  const comesAgain: Partial<Record<Manners, string>> = {
    'greets nobody': '421 come back later',
    'has no time for the reader': '450 mailbox is busy',
    'has no room for the letter': '452 the disk is full',
  }
  for (const [manners, answer] of Object.entries(comesAgain)) {
    test(`waits for another time where the server ${manners}`, async ({ manager, server }) => {
      server.behave(manners as Manners)
      const came = await bring(manager, server)
      expect(came).toMatchObject({
        delivered: 'again',
        state: 'waiting',
        answer: expect.stringContaining(answer),
      })
    })
  }

  const ends: Partial<Record<Manners, string>> = {
    'does not know the reader': '550 no such mailbox',
    'does not want the letter': '554 looks like spam',
  }
  for (const [manners, answer] of Object.entries(ends)) {
    test(`has failed where the server ${manners}`, async ({ manager, server }) => {
      server.behave(manners as Manners)
      const came = await bring(manager, server)
      expect(came).toMatchObject({
        delivered: 'done',
        state: 'failed',
        answer: expect.stringContaining(answer),
      })
    })
  }

  test('has failed where the policy of one mailbox is against it, which no later try would change', async ({
    manager,
  }) => {
    const reader = '554 5.7.1 <nino@example.org>: Recipient address rejected: Access denied'
    const scripted = await startScriptedServer({ reader })
    onTestFinished(() => scripted.close())
    expect(await bring(manager, scripted)).toMatchObject({ delivered: 'done', state: 'failed' })
  })

  const ofTheSite: Record<string, Script> = {
    'has taken as many as it takes in a day': { end: () => '550 5.4.5 Daily user sending limit exceeded.' },
    'relays nothing without a password': { reader: '554 5.7.1 <nino@example.org>: Relay access denied' },
    'does not like the sender, and says so of the reader': {
      reader: '553 5.7.1 <hello@dogs.example>: Sender address rejected: not owned by user site',
    },
    'lets the site write as nobody': {
      end: () => '550 5.7.60 SMTP; Client does not have permissions to send as this sender',
    },
  }
  for (const [manners, script] of Object.entries(ofTheSite)) {
    test(`waits where the server ${manners}, as every other would fail too`, async ({ manager }) => {
      const scripted = await startScriptedServer(script)
      onTestFinished(() => scripted.close())
      expect(await bring(manager, scripted)).toMatchObject({ delivered: 'again', state: 'waiting' })
    })
  }

  test('waits where the server does not know who sends it: every other would fail too', async ({
    manager,
    server,
  }) => {
    server.behave('knows no password')
    const came = await bring(manager, { url: server.url.replace('//', '//site:secret@') })
    expect(came).toMatchObject({ delivered: 'again', state: 'waiting', attempts: 1 })
    expect(came.answer).toContain('535')
  })

  test('waits where no server is', async ({ manager, server }) => {
    await server.close()
    expect(await bring(manager, server)).toMatchObject({ delivered: 'again', state: 'waiting', attempts: 1 })
  })

  test('counts each of its tries, and says when the last was', async ({ manager, server }) => {
    const id = await write(manager)
    const deliver = deliveryOver(manager, server.url)
    const before = new Date()
    const tries: Manners[] = ['greets nobody', 'has no time for the reader', 'has no room for the letter']
    for (const [index, manners] of tries.entries()) {
      server.behave(manners)
      await deliver(id, false)
      const { attempts, triedAt } = await manager.findOneByOrFail(LetterEntity, { id })
      expect([attempts, triedAt && triedAt >= before]).toEqual([index + 1, true])
    }
    server.behave('does not know the reader')
    await deliver(id, false)
    expect(await stateOf(manager, id)).toMatchObject({ state: 'failed', attempts: 4 })
  })

  test('has failed when it has waited for the last time', async ({ manager, server }) => {
    server.behave('has no time for the reader')
    expect(await bring(manager, server, true)).toMatchObject({ delivered: 'done', state: 'failed' })
  })

  test('is doubtful where the server took it and hung up, and is not sent again', async ({
    manager,
    server,
  }) => {
    server.behave('takes it and hangs up')
    const id = await write(manager)
    const deliver = deliveryOver(manager, server.url)
    expect(await deliver(id, false)).toBe('done')
    server.behave('takes it')
    expect(await deliver(id, false)).toBe('done')
    expect(await stateOf(manager, id)).toMatchObject({ state: 'doubtful', attempts: 1 })
    expect(server.count()).toBe(1)
  })

  test('is doubtful that a gateway was sending when it ended', async ({ manager, server }) => {
    const id = await write(manager)
    await createLettersRepository(manager).take(id, new Date())
    expect(await deliveryOver(manager, server.url)(id, false)).toBe('done')
    expect(await stateOf(manager, id)).toMatchObject({ state: 'doubtful' })
    expect(server.count()).toBe(0)
  })

  test('is sent by one of two that have it at once', async ({ manager, server }) => {
    const id = await write(manager)
    const deliver = deliveryOver(manager, server.url)
    const delivered = await Promise.all([deliver(id, false), deliver(id, false)])
    expect(delivered.toSorted()).toEqual(['again', 'done'])
    expect(await stateOf(manager, id)).toMatchObject({ state: 'sent', attempts: 1 })
    expect(server.count()).toBe(1)
  })

  test('has headers of its own made as it is sent, and at no other time', async ({ manager, server }) => {
    const made: string[] = []
    const withHeaders: LetterWriter = {
      ...trialLetter,
      makeHeaders: async ({ id }) => {
        made.push(id)
        return oneClickUnsubscribe('https://dogs.example/unsubscribe/a-secret')
      },
    }
    const id = await write(manager)
    server.behave('has no time for the reader')
    const deliver = deliveryOver(manager, server.url, withHeaders)
    await deliver(id, false)
    expect(made).toEqual([])
    server.behave('takes it')
    expect(await deliver(id, false)).toBe('done')
    expect(made).toEqual([id])
    const [letter] = await server.letters()
    expect(letter?.headers.get('list')).toMatchObject({
      unsubscribe: { url: 'https://dogs.example/unsubscribe/a-secret' },
    })
  })

  test('has the secret of its link made as it is sent, and at no other time', async ({ manager, server }) => {
    const made: string[] = []
    const withSecret: LetterWriter = {
      ...trialLetter,
      makeSecret: async ({ id }) => {
        made.push(id)
        return 'a-secret'
      },
    }
    const id = await write(manager)
    server.behave('has no time for the reader')
    const deliver = deliveryOver(manager, server.url, withSecret)
    await deliver(id, false)
    expect(made).toEqual([])
    server.behave('takes it')
    expect(await deliver(id, false)).toBe('done')
    expect(made).toEqual([id])
    expect((await server.letters())[0]?.text).toContain('https://dogs.example/#a-secret')
    expect(JSON.stringify(await manager.findBy(LetterEntity, { id }))).not.toContain('a-secret')
  })

  test('tells whoever words it that nobody is at the address, where a server says just that', async ({
    manager,
    server,
  }) => {
    const told: [recipient: string, isThere: boolean][] = []
    const listening: LetterWriter = {
      ...trialLetter,
      tellOfMailbox: async ({ recipient }, isThere) => void told.push([recipient, isThere]),
    }
    const deliver = deliveryOver(manager, server.url, listening)
    const others: Manners[] = [
      'does not know the reader',
      'knows no such sender',
      'does not want the letter',
      'has no time for the reader',
      'takes it',
    ]
    for (const manners of others) {
      server.behave(manners)
      await deliver(await write(manager), false)
    }
    expect(told).toEqual([])
    server.behave('has no such mailbox')
    const id = await write(manager)
    await deliver(id, false)
    expect(told).toEqual([['nino@example.org', false]])
    expect(await stateOf(manager, id)).toMatchObject({ state: 'failed' })

    server.behave('takes it')
    await manager.update(LetterEntity, { id }, { state: 'waiting', resends: 1 })
    await deliver(id, false)
    expect(told.at(-1)).toEqual(['nino@example.org', true])
  })

  test('goes to nobody who has left while a server was asked to take it', async ({ manager, server }) => {
    const id = await write(manager)
    let isGone = false
    const leaving: LetterWriter = {
      ...trialLetter,
      say: async (letter) => {
        if (isGone) return null
        isGone = true
        return trialLetter.say(letter)
      },
    }
    const deliver = deliveryOver(manager, server.url, leaving)
    expect(await deliver(id, false)).toBe('again')
    expect(server.count()).toBe(0)
    expect(await deliver(id, false)).toBe('done')
    expect(await stateOf(manager, id)).toMatchObject({ state: 'failed', attempts: 0 })
  })

  test('has failed where what it was about is no more, and nobody is written', async ({
    manager,
    server,
  }) => {
    const id = await write(manager)
    const gone: LetterWriter = { ...trialLetter, say: async () => null }
    expect(await deliveryOver(manager, server.url, gone)(id, false)).toBe('done')
    expect(await stateOf(manager, id)).toEqual({
      state: 'failed',
      answer: ownLetterAnswers.pointless,
      attempts: 0,
    })
    expect(server.count()).toBe(0)
  })

  test('is gone with its person, and nobody is written', async ({ manager, server }) => {
    expect(await deliveryOver(manager, server.url)(newId(), false)).toBe('done')
    expect(server.count()).toBe(0)
  })
})

describe('a letter that the site cannot make', () => {
  const faults: Record<string, Partial<LetterWriter>> = {
    'as nobody can word it': {
      say: async () => {
        throw new Error('no font for this name')
      },
    },
    'as its link fails while the server waits': {
      makeSecret: async () => {
        throw new Error('no font for this name')
      },
    },
  }
  for (const [why, fault] of Object.entries(faults)) {
    test(`${why} waits, and fails in the end, with the reason thrown to be logged`, async ({
      manager,
      server,
    }) => {
      const id = await write(manager)
      const deliver = deliveryOver(manager, server.url, { ...trialLetter, ...fault })
      await expect(deliver(id, false)).rejects.toThrow('no font for this name')
      expect(await stateOf(manager, id)).toMatchObject({ state: 'waiting', answer: ownLetterAnswers.unmade })
      await expect(deliver(id, true)).rejects.toThrow('no font for this name')
      expect(await stateOf(manager, id)).toMatchObject({ state: 'failed', answer: ownLetterAnswers.unmade })
      expect(server.count()).toBe(0)
    })
  }
})

describe('what became of a letter', () => {
  test('is believed of who sent it, after somebody has doubted it', async ({ manager }) => {
    const letters = createLettersRepository(manager)
    const id = await write(manager)
    const attempt = await letters.take(id, new Date())
    await letters.doubt(id, 'nobody knows')
    await letters.settle(id, attempt, { state: 'sent', answer: '250 OK' })
    expect(await stateOf(manager, id)).toEqual({ state: 'sent', answer: '250 OK', attempts: 1 })
  })

  test('stays in doubt where it would wait again, as nobody would bring it', async ({ manager }) => {
    const letters = createLettersRepository(manager)
    const id = await write(manager)
    const attempt = await letters.take(id, new Date())
    await letters.doubt(id, 'nobody knows')
    await letters.settle(id, attempt, { state: 'waiting', answer: '450 busy' })
    expect(await stateOf(manager, id)).toMatchObject({ state: 'doubtful', answer: 'nobody knows' })
  })

  test('is not told by an earlier try', async ({ manager }) => {
    const letters = createLettersRepository(manager)
    const id = await write(manager)
    const first = await letters.take(id, new Date())
    await letters.settle(id, first, { state: 'waiting', answer: '450 busy' })
    await letters.take(id, new Date())
    await letters.settle(id, first, { state: 'failed', answer: '550 late' })
    expect(await stateOf(manager, id)).toMatchObject({ state: 'sending', attempts: 2 })
  })
})
