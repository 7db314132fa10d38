import type { EntityManager } from 'typeorm'
import { LetterEntity } from '../../gateway/letters/letter.entity.ts'
import { writerOf } from '../../gateway/letters/letter-writers.ts'
import type { Outbox } from '../../gateway/letters/outbox.ts'
import type { Agent } from './agent.ts'
import { eventWords } from './event-letters.ts'
import { signUp, writeEvent } from './event-places.ts'
import { createTestPost, test as withoutLetters } from './gateway.ts'

const withPost = withoutLetters.extend('post', ({ clock }): Outbox | null => createTestPost(clock))

export const launch = (asAdmin: Agent, launched = true) =>
  asAdmin.put('/api/launches/events/state', { launched })

/** A walk with one place in May, which Ana has; Beka waits, who reads Georgian. */
export const test = withPost.extend('event', async ({ asAdmin, asVisitor }) => {
  const event = await writeEvent(asAdmin, 1, { startsAt: '11:00', endsAt: '13:30', venue: 'Vake Park' })
  await launch(asAdmin)
  await signUp(asVisitor, event, 'Ana')
  await signUp(asVisitor.in('ka'), event, 'Beka')
  return event
})

export const written = (manager: EntityManager): Promise<LetterEntity[]> =>
  manager.find(LetterEntity, { order: { id: 'ASC' } })

/** To whom which letters are written: `ana eventPlace`. */
export const told = async (manager: EntityManager): Promise<string[]> =>
  (await written(manager)).map(({ kind, recipient }) => `${recipient.split('@')[0]} ${kind}`)

export const first = ['ana eventPlace', 'beka eventWaiting']

/** What the newest letter says. */
export const newest = async (manager: EntityManager) => {
  const letter = (await written(manager)).at(-1)
  if (!letter) throw new Error('nothing was written')
  const writer = writerOf(eventWords(manager), letter.kind)
  return { said: await writer.say(letter), secret: await writer.makeSecret?.(letter) }
}

/** As the queue would have it. */
export const post = (manager: EntityManager, state: string) =>
  manager.query(`update letters set state = $1 where state = 'waiting'`, [state])
