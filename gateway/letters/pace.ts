import { setTimeout } from 'node:timers/promises'
import type { EntityManager } from 'typeorm'

/**
 * The next turn is taken, by the clock of the database, which all gateways share. Where the turn that stands is further ahead
 * than gateways can have taken, that clock was wrong for a moment.
 */
const take = `
  insert into letter_pace as p (next_at) values (now() + $1 * interval '1 millisecond')
  on conflict (id) do update set next_at = $1 * interval '1 millisecond'
    + case when p.next_at > now() and p.next_at < now() + interval '1 hour' then p.next_at else now() end
  returning (extract(epoch from next_at - now()) * 1000 - $1)::float as wait`

/** Takes the next turn of all gateways to bring a letter to many, and answers the milliseconds until then. */
export const takeTurn = async (manager: EntityManager, perMinute: number): Promise<number> => {
  const [turn] = await manager.query<{ wait: number }[]>(take, [60_000 / perMinute])
  // The turn is stored to the millisecond.
  return Math.max(0, Math.floor(turn?.wait ?? 0))
}

/** Waits for its turn, or until `signal`: then that is lost, and the next letter waits as if it had been brought. */
export const createPace =
  (manager: EntityManager, perMinute: number) =>
  async (signal: AbortSignal): Promise<void> => {
    const wait = await takeTurn(manager, perMinute)
    await setTimeout(wait, undefined, { signal }).catch((error: unknown) => {
      if (!signal.aborted) throw error
    })
  }

/** Seconds that a server far away may take for a letter, from the greeting to its word that it has it. */
const perLetter = 2

/**
 * Connections that nearly any provider grants to one who sends. Exchange grants three, at thirty letters a minute; what is more it
 * answers by 4, and the letter waits.
 */
const mostAtOnce = 10

/** How many letters a gateway has on their way at a time, to keep a pace with a server that is slow with each. */
export const lettersAtOnce = (perMinute: number): number =>
  Math.min(mostAtOnce, Math.ceil((perMinute / 60) * perLetter))
