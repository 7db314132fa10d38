import { describe, expect } from 'vitest'
import { createKeptOutbox, type Outbox } from '../../gateway/letters/outbox.ts'
import { first, launch, newest, test, told } from '../support/event-guests.ts'
import { tokenOfSubscriber } from '../support/event-letters.ts'
import { idOf, signUp, writeEvent } from '../support/event-places.ts'
import { test as withoutLetters } from '../support/gateway.ts'

describe('whoever signs up', () => {
  test('is told that they have a place, when and where, with a file for the calendar', async ({
    asAdmin,
    asVisitor,
    manager,
  }) => {
    const event = await writeEvent(asAdmin, null, { startsAt: '11:00', endsAt: '13:30', venue: 'Vake Park' })
    await launch(asAdmin)
    const { body } = await signUp(asVisitor, event, 'Ana')
    expect(body).toEqual({ name: 'Ana', email: 'ana@example.org', state: 'confirmed' })
    expect(await told(manager)).toEqual(['ana eventPlace'])
    const { said, secret } = await newest(manager)
    expect(said?.subject).toBe('You have a place: A walk')
    expect(said?.paragraphs.join('\n')).toContain('When: 11\u00A0Apr 2027, 11:00–13:30\nWhere: Vake Park')
    expect(said?.leaving?.path).toBe(`/events/${event}/place?lng=en`)
    expect(secret).toBe(tokenOfSubscriber(await idOf(asAdmin, event, 'Ana')))
    const [calendar] = said?.attachments ?? []
    expect(`${await calendar?.draw()}`).toContain('DTSTART:20270411T070000Z')
  })

  test('or that they wait, in their language and without a file', async ({ manager, event: _ }) => {
    expect(await told(manager)).toEqual(first)
    const { said } = await newest(manager)
    expect(said?.subject).toBe('მოლოდინის სიაში ხარ: სეირნობა')
    expect(said?.paragraphs[0]).toContain('რიგში შენი ნომერია 1')
    // They have no place to give up.
    expect(said?.paragraphs.at(-1)).toBe('თუ ლოდინი აღარ გინდა, ქვემოთ ბმულია.')
    expect(said?.attachments).toBeUndefined()
  })

  test('is answered as anybody where all places are taken, though they have one: the letter says which', async ({
    asVisitor,
    manager,
    event,
  }) => {
    expect((await signUp(asVisitor, event, 'Ana')).body).toMatchObject({ state: 'waiting' })
    expect(await told(manager)).toEqual([...first, 'ana eventPlace'])
    expect((await newest(manager)).said?.heading).toBe('You have a place. See you there!')
  })

  test('is told how they stand at most three times a day, and the work is the same', async ({
    asVisitor,
    manager,
    statements,
    event,
  }) => {
    const send = async (name: string) => {
      const sent = await statements.during(() => signUp(asVisitor, event, name))
      return sent.map((each) => each.replace(/^(?:RELEASE|ROLLBACK TO) /, 'END OF '))
    }
    const stranger = await send('Eka')
    for (const _ of [1, 2, 3, 4]) expect(await send('Ana')).toEqual(stranger)
    expect((await told(manager)).filter((each) => each.startsWith('ana'))).toHaveLength(3)
  })

  test('is written nothing before the launch', async ({ asAdmin, asVisitor, manager, event }) => {
    await launch(asAdmin, false)
    await signUp(asVisitor, event, 'Eka')
    expect(await told(manager)).toEqual(first)
  })
})

describe('whoever waits', () => {
  test('is told of the place that has become free for them', async ({
    asVisitor,
    asAdmin,
    manager,
    event,
  }) => {
    const token = tokenOfSubscriber(await idOf(asAdmin, event, 'Ana'))
    expect((await asVisitor.post('/api/event-places/given-up', { token })).status).toBe(204)
    expect(await told(manager)).toEqual([...first, 'beka eventPlaceFree'])
    expect((await newest(manager)).said?.heading).toBe('ადგილი გათავისუფლდა და ის შენია')
  })
})

test('the team reads of each letter which event it is about, in the language of its reader', async ({
  asAdmin,
  event: _,
}) => {
  const read = async () => {
    const { body } = await asAdmin.get<{ eventTitle: string | null }[]>('/api/letters')
    return body.map(({ eventTitle }) => eventTitle)
  }
  expect(await read()).toEqual(['სეირნობა', 'A walk'])
  const query = '{ letters(first: 1) { nodes { eventTitle } } }'
  expect((await asAdmin.graphql(query)).body.data).toEqual({
    letters: { nodes: [{ eventTitle: 'სეირნობა' }] },
  })
})

describe('everybody who has signed up', () => {
  test('is told of another time or another venue, and of nothing else', async ({
    asAdmin,
    manager,
    event,
  }) => {
    await asAdmin.put(`/api/events/${event}`, { content: 'We meet at one.' })
    expect(await told(manager)).toEqual(first)
    await asAdmin.put(`/api/events/${event}`, { startsAt: '12:00' })
    expect(await told(manager)).toEqual([...first, 'ana eventChanged', 'beka eventChanged'])
    const { said } = await newest(manager)
    expect(said?.paragraphs.join('\n')).toContain('12:00–13:30')
  })

  test('is told where it will not take place, as it was ended or deleted', async ({
    asAdmin,
    asVisitor,
    manager,
    event,
  }) => {
    await asAdmin.put(`/api/events/${event}/state`, { state: 'archived' })
    expect(await told(manager)).toEqual([...first, 'ana eventOff', 'beka eventOff'])
    expect((await newest(manager)).said?.subject).toBe('ღონისძიება არ ჩატარდება: სეირნობა')
    const other = await writeEvent(asAdmin, null)
    await signUp(asVisitor, other, 'Gia')
    await asAdmin.delete(`/api/events/${other}`)
    expect((await told(manager)).slice(-2)).toEqual(['gia eventPlace', 'gia eventOff'])
    expect((await newest(manager)).said?.heading).toBe('This event will not take place')
  })

  test('is told nothing of what is over', async ({ asAdmin, asVisitor, manager, event, clock }) => {
    const over = await writeEvent(asAdmin, 1, { date: '2026-03-21' })
    await signUp(asVisitor, over, 'Gia')
    clock.advance({ seconds: 2 * 86_400 })
    const before = await told(manager)
    await asAdmin.put(`/api/events/${over}`, { venue: 'Elsewhere' })
    await asAdmin.delete(`/api/events/${over}`)
    expect(await told(manager)).toEqual(before)
    expect(event).not.toBe(over)
  })
})

describe('an event that has taken place on its day', () => {
  /** From ten to twelve o'clock in Tbilisi, on the day that the clock stands at one o'clock of. */
  const today = { date: '2026-03-21', startsAt: '10:00', endsAt: '12:00', venue: 'Vake Park' }

  const over = test.extend('over', async ({ asAdmin, asVisitor, event: _ }) => {
    const over = await writeEvent(asAdmin, 1, today)
    for (const name of ['Gia', 'Dato']) await signUp(asVisitor, over, name)
    return over
  })

  over('is not said not to take place, as it is ended in the evening', async ({ asAdmin, manager, over }) => {
    const before = await told(manager)
    await asAdmin.put(`/api/events/${over}`, { venue: 'Elsewhere' })
    await asAdmin.put(`/api/events/${over}/state`, { state: 'archived' })
    await asAdmin.delete(`/api/events/${over}`)
    expect(await told(manager)).toEqual(before)
  })

  over('gives nobody a place by letter any more', async ({ asAdmin, manager, over }) => {
    const before = await told(manager)
    await asAdmin.delete(`/api/subscribers/${await idOf(asAdmin, over, 'Gia')}`)
    expect(await told(manager)).toEqual(before)
  })

  over(
    'is told of until it ends, or begins where no end is known',
    async ({ asAdmin, asVisitor, manager, over: _ }) => {
      for (const [times, kind] of [
        [{ startsAt: '12:00', endsAt: '13:30' }, 'eventOff'],
        [{ startsAt: '14:00', endsAt: null }, 'eventOff'],
        [{ startsAt: null, endsAt: null }, 'eventOff'],
        [{ startsAt: '12:30', endsAt: null }, 'eventPlace'],
      ] as const) {
        const event = await writeEvent(asAdmin, null, { ...today, ...times })
        await signUp(asVisitor, event, 'Eka')
        await asAdmin.put(`/api/events/${event}/state`, { state: 'archived' })
        expect([times, (await told(manager)).at(-1)]).toEqual([times, `eka ${kind}`])
      }
    },
  )

  over(
    'is said nothing of either where nobody knows its day',
    async ({ asAdmin, asVisitor, manager, over: _ }) => {
      const undated = await writeEvent(asAdmin, null, { date: null })
      await signUp(asVisitor, undated, 'Eka')
      await asAdmin.put(`/api/events/${undated}/state`, { state: 'archived' })
      expect((await told(manager)).at(-1)).toBe('eka eventPlace')
    },
  )
})

const kept = withoutLetters.extend('post', ({ clock }): Outbox | null => createKeptOutbox(clock))

kept(
  'where letters are only kept, the answer brings the link as well',
  async ({ asAdmin, asVisitor, manager }) => {
    const event = await writeEvent(asAdmin, 1)
    await launch(asAdmin)
    const { body } = await signUp(asVisitor, event, 'Ana')
    expect(body.token).toBe(tokenOfSubscriber(await idOf(asAdmin, event, 'Ana')))
    expect(await told(manager)).toEqual(['ana eventPlace'])
  },
)
