import { setTimeout as pause } from 'node:timers/promises'
import { askAt, type Outcome } from '../faults/site.ts'
import { followPauses } from './pauses.ts'

/** How many do so at the same time, and the milliseconds each pauses after an answer. */
const readers = { count: 6, pause: 60 }
const writers = { count: 4, pause: 60 }

/** Milliseconds after which everybody is shown what was written, wherever it was: what ARCHITECTURE.md promises. */
const shownWithin = 1000

/** Milliseconds in which, at the end, the last gifts must be acknowledged. */
const lastTries = 90_000

/** A site that is asked under an address, whoever answers there. */
export interface Asked {
  address: string
  authorization: string
  project: string
}

/** What came of a time under load. */
export interface Told {
  requests: number
  /** Answers that were none, by their status or by why there was none, and how many of each. */
  refusals: Map<number | string, number>
  /** Milliseconds in which nobody was answered what they had asked for. */
  longestPause: { reads: number; writes: number }
  /** Gifts that were acknowledged, from the first number on. */
  gifts: number
  /** Each answer that did not hold what was acknowledged long enough before it was asked for. */
  stale: string[]
}

export interface Load {
  /** Ends once so many more gifts are acknowledged. */
  more: (gifts: number) => Promise<void>
  /** Lets everybody come to an end, each gift acknowledged, and tells what came of it all. */
  end: () => Promise<Told>
}

const raisedIn = ({ body }: Outcome): number => {
  const found = /"raised":(\d+)/.exec(body)?.[1]
  if (found === undefined) throw new Error(`an answer says nothing of what was raised: ${body.slice(0, 200)}`)
  return Number(found)
}

/** Gifts of one lari each: what a project has raised says how many of them an answer knows. */
const readings = ({ address, project }: Asked): (() => Promise<Outcome>)[] => [
  () => askAt(address, `/api/projects/${project}`),
  () => askAt(address, '/graphql', { body: { query: `{ project(id: "${project}") { raised } }` } }),
]

/**
 * Readers as visitors, and writers as the admin who send each gift under its own key until it is acknowledged, and then look
 * at once whether it is there. Gifts are numbered from `first`; those before it are there.
 */
export const startLoad = (site: Asked, first: number): Load => {
  const { address, authorization, project } = site
  const pauses = { reads: followPauses(), writes: followPauses() }
  const refusals = new Map<number | string, number>()
  const stale: string[] = []
  /** When how many were acknowledged: the last of those before a moment says what must be shown by then. */
  const acknowledged: { at: number; count: number }[] = [{ at: performance.now(), count: first - 1 }]
  const waiting = new Map<() => void, number>()
  let requests = 0
  let next = first
  let isOver = false
  let overAt = 0

  const knownBy = (moment: number): number => acknowledged.findLast(({ at }) => at <= moment)?.count ?? 0
  const countSoFar = (): number => acknowledged.at(-1)?.count ?? 0

  const ask = async (asking: () => Promise<Outcome>): Promise<Outcome> => {
    const outcome = await asking()
    requests += 1
    if (outcome.status !== 200 && outcome.status !== 201)
      refusals.set(outcome.status, (refusals.get(outcome.status) ?? 0) + 1)
    return outcome
  }

  const look = async (asking: () => Promise<Outcome>, whose: string, due: () => number): Promise<void> => {
    const least = due()
    const outcome = await ask(asking)
    if (outcome.status !== 200) return
    pauses.reads.tell()
    const raised = raisedIn(outcome)
    if (raised >= least) return
    stale.push(`${whose} was shown ${raised} gifts where ${least} were due`)
  }

  const read = async (turn: number): Promise<void> => {
    const ways = readings(site)
    for (let each = turn; !isOver; each++) {
      const way = ways[each % ways.length]
      if (way) await look(way, 'a visitor', () => knownBy(performance.now() - shownWithin))
      await pause(readers.pause)
    }
  }

  /** A gift that was acknowledged: what it is found by, and how many were before it was asked for, with itself. */
  const give = async (number: number): Promise<{ id: string; writtenAt: string; least: number }> => {
    for (;;) {
      const least = countSoFar() + 1
      const { status, body, writtenAt } = await ask(() =>
        askAt(address, `/api/projects/${project}/donations`, {
          body: { amount: 1, donorName: `Writer ${number}` },
          headers: { authorization, 'idempotency-key': `gift ${number}` },
        }),
      )
      if (isOver && performance.now() > overAt + lastTries) throw new Error(`gift ${number}: still ${status}`)
      if (status === 201)
        return { id: String(Reflect.get(Object(JSON.parse(body)), 'id')), writtenAt: writtenAt ?? '', least }
      await pause(writers.pause)
    }
  }

  /** By whichever gateway is next: as who is signed in, and as a visitor, who is answered from its memory. */
  const findOwn = async ({ id, writtenAt, least }: Awaited<ReturnType<typeof give>>): Promise<void> => {
    const { status } = await ask(() => askAt(address, `/api/donations/${id}`, { headers: { authorization } }))
    if (status === 404) stale.push('who had written was not shown what they wrote')
    const page = () => askAt(address, `/api/projects/${project}`, { headers: { 'read-after': writtenAt } })
    await look(page, 'who had written', () => least)
  }

  const write = async (): Promise<void> => {
    while (!isOver) {
      const given = await give(next++)
      pauses.writes.tell()
      acknowledged.push({ at: performance.now(), count: countSoFar() + 1 })
      for (const [resolve, count] of waiting) if (countSoFar() >= count) resolve()
      await findOwn(given)
      await pause(writers.pause)
    }
  }

  const all = Promise.all([
    ...Array.from({ length: readers.count }, (_, turn) => read(turn)),
    ...Array.from({ length: writers.count }, write),
  ])
  return {
    more: (gifts) => {
      const due = countSoFar() + gifts
      return Promise.race([
        new Promise<void>((resolve) => waiting.set(resolve, due)),
        all.then(() => undefined),
      ])
    },
    end: async () => {
      const longestPause = { reads: pauses.reads.longest(), writes: pauses.writes.longest() }
      isOver = true
      overAt = performance.now()
      await all
      return { requests, refusals, longestPause, gifts: countSoFar() - first + 1, stale }
    },
  }
}
