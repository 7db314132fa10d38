import { describe, expect } from 'vitest'
import { writerOf } from '../../gateway/letters/letter-writers.ts'
import type { Agent } from '../support/agent.ts'
import { first, newest, post, test, told, written } from '../support/event-guests.ts'
import { eventWords, tokenOfSubscriber } from '../support/event-letters.ts'
import { idOf, signUp } from '../support/event-places.ts'

describe('what was undone', () => {
  test('before any letter has gone is written to nobody, and no failure of any', async ({
    asAdmin,
    manager,
    event,
  }) => {
    for (const [off, on] of [
      [
        () => asAdmin.put(`/api/events/${event}/state`, { state: 'archived' }),
        () => asAdmin.put(`/api/events/${event}/state`, { state: 'published' }),
      ],
      [() => asAdmin.delete(`/api/events/${event}`), () => asAdmin.post(`/api/bin/${event}/restoration`, {})],
    ] as const) {
      await off()
      expect(await told(manager)).toEqual([...first, 'ana eventOff', 'beka eventOff'])
      expect((await on()).status).toBeLessThan(300)
      expect(await told(manager)).toEqual(first)
    }
  })

  test('later is told to whoever was told, once', async ({ asAdmin, asVisitor, manager, event }) => {
    const setState = (state: string) => asAdmin.put(`/api/events/${event}/state`, { state })
    await setState('archived')
    await post(manager, 'sent')
    const off = [...first, 'ana eventOff', 'beka eventOff']
    await setState('published')
    expect(await told(manager)).toEqual([...off, 'ana eventOn', 'beka eventOn'])
    const { said } = await newest(manager)
    expect(said?.heading).toBe('ეს ღონისძიება მაინც ჩატარდება')
    expect(said?.paragraphs[0]).toContain('მოლოდინის სიაში')
    // They have not heard of that, and need not hear again that it is off.
    await setState('archived')
    expect(await told(manager)).toEqual(off)
    await setState('published')
    await post(manager, 'sent')
    await signUp(asVisitor, event, 'Gia')
    await setState('archived')
    expect((await told(manager)).slice(-4)).toEqual([
      ...['gia eventWaiting', 'ana eventOff', 'beka eventOff', 'gia eventOff'],
    ])
  })

  test('is told where the event has moved meanwhile, also to whom no letter had gone', async ({
    asAdmin,
    manager,
    event,
  }) => {
    const setState = (state: string) => asAdmin.put(`/api/events/${event}/state`, { state })
    await setState('archived')
    expect((await asAdmin.put(`/api/events/${event}`, { startsAt: '12:00' })).status).toBe(200)
    await setState('published')
    expect(await told(manager)).toEqual([...first, 'ana eventChanged', 'beka eventChanged'])
  })

  test('is told to nobody whom a letter could not reach', async ({ asAdmin, manager, event }) => {
    await asAdmin.delete(`/api/events/${event}`)
    await post(manager, 'failed')
    await asAdmin.post(`/api/bin/${event}/restoration`, {})
    expect(await told(manager)).toEqual([...first, 'ana eventOff', 'beka eventOff'])
  })
})

describe('whoever the team takes off the list', () => {
  const removal = async (asAdmin: Agent, event: string) => {
    const ana = await idOf(asAdmin, event, 'Ana')
    return {
      remove: () => asAdmin.delete(`/api/subscribers/${ana}`),
      putBack: () => asAdmin.post(`/api/subscribers/${ana}/restorations`, {}),
    }
  }

  test('is told so, and of being back once they know', async ({ asAdmin, manager, event }) => {
    const { remove, putBack } = await removal(asAdmin, event)
    await remove()
    expect((await told(manager)).slice(2)).toEqual(['ana eventRemoved', 'beka eventPlaceFree'])
    const [letter] = (await written(manager)).filter(({ kind }) => kind === 'eventRemoved')
    if (!letter) throw new Error('nothing was written')
    const said = await writerOf(eventWords(manager), letter.kind).say(letter)
    expect(said?.heading).toBe('You are off the list')
    expect(said?.leaving).toBeUndefined()
    await post(manager, 'sent')
    await putBack()
    expect((await told(manager)).at(-1)).toBe('ana eventPlace')
  })

  test('is told nothing where that is taken back before the letter goes', async ({
    asAdmin,
    manager,
    event,
  }) => {
    const { remove, putBack } = await removal(asAdmin, event)
    await remove()
    await putBack()
    expect((await told(manager)).slice(2)).toEqual(['beka eventPlaceFree'])
  })

  test('is told nothing who has left by themselves', async ({ asAdmin, asVisitor, manager, event }) => {
    const token = tokenOfSubscriber(await idOf(asAdmin, event, 'Beka'))
    await asVisitor.post('/api/event-places/given-up', { token })
    expect(await told(manager)).toEqual(first)
  })
})

describe('an event that is hidden for a while', () => {
  test('is told of to whoever has signed up for it, without its page', async ({
    asAdmin,
    manager,
    event,
  }) => {
    await asAdmin.put(`/api/events/${event}/state`, { state: 'draft' })
    await asAdmin.put(`/api/events/${event}`, { startsAt: '12:00' })
    expect(await told(manager)).toEqual([...first, 'ana eventChanged', 'beka eventChanged'])
    expect((await newest(manager)).said?.action.path).toBe('/events?lng=ka')
    await asAdmin.delete(`/api/events/${event}`)
    expect((await told(manager)).slice(-2)).toEqual(['ana eventOff', 'beka eventOff'])
  })
})
