import { setTimeout as pause } from 'node:timers/promises'
import autocannon from 'autocannon'
import { describe, expect } from 'vitest'
import { memoryOf } from '../bench/measure/memory.ts'
import { percentile } from '../bench/measure/percentile.ts'
import { notAlive, unlike, until } from './alive.ts'
import { effort } from './effort.ts'
import { test as onServer } from './on-server.ts'
import { type Outcome, openSite, type Site } from './site.ts'

/** MiB. What a busy process may grow by, however long it is busy: less than what its memory of answers and its garbage take. */
const mostGrowth = 256

/** What an admin asks for, made anew each time: the dearest that many may ask for at once. */
const overview = JSON.stringify({
  query:
    '{ projects(first: 20) { nodes { id title goal raised donations(first: 20) { totalCount nodes { amount donor { name } } } } } analytics { total } }',
})

/** Requests of a crowd, and what they were answered. */
const crowd = async (
  site: Site,
  options: Pick<autocannon.Options, 'connections' | 'duration' | 'overallRate' | 'amount' | 'requests'>,
): Promise<{ perSecond: number; answers: Map<number | string, number> }> => {
  const answers = new Map<number | string, number>()
  const { duration, errors, timeouts } = await new Promise<autocannon.Result>((resolve, reject) => {
    const run = autocannon(
      { url: site.gateway().address, timeout: 60, ...options },
      (failure: Error | null, result: autocannon.Result) => (failure ? reject(failure) : resolve(result)),
    )
    run.on('response', (_client, status) => answers.set(status, (answers.get(status) ?? 0) + 1))
  })
  const answered = [...answers.values()].reduce((sum, each) => sum + each, 0)
  if (errors + timeouts > 0) answers.set('no answer', errors + timeouts)
  return { perSecond: answered / duration, answers }
}

const asOverview = ({ authorization }: Site): autocannon.Request[] => [
  {
    method: 'POST',
    path: '/graphql',
    body: overview,
    headers: { authorization, 'content-type': 'application/json' },
  },
]

/** Does something again and again, for as long as something else lasts. */
const during = async <Answer>(work: Promise<unknown>, ask: () => Promise<Answer>): Promise<Answer[]> => {
  let isOver = false
  const end = work.finally(() => {
    isOver = true
  })
  const answers: Answer[] = []
  while (!isOver) {
    answers.push(await ask())
    await pause(100)
  }
  await end
  return answers
}

const askOverview = (site: Site) => () => site.ask('/graphql', { body: JSON.parse(overview) })

const statusesOf = (outcomes: readonly Outcome[]) => outcomes.map(({ status }) => status)

/** Milliseconds that all but one of a hundred wait at most. */
const p99 = (outcomes: readonly Outcome[]) =>
  Math.round(
    percentile(
      outcomes.map(({ took }) => took),
      0.99,
    ),
  )

const times = async (count: number, ask: () => Promise<Outcome>): Promise<Outcome[]> => {
  const outcomes: Outcome[] = []
  while (outcomes.length < count) outcomes.push(await ask())
  return outcomes
}

const test = onServer
  /** Lets one address sign in as often as a crowd. */
  .extend('doors', async ({ database }, { onCleanup }) => {
    const site = await openSite({
      DATABASE_URL: database,
      LOGIN_ATTEMPTS_PER_ADDRESS: '100000',
      LOGIN_ATTEMPTS_PER_ACCOUNT: '1000',
    })
    onCleanup(() => site.stop())
    return site
  })
  /** Sends nobody away. */
  .extend('patient', async ({ database }, { onCleanup }) => {
    const site = await openSite({ DATABASE_URL: database, MAX_EVENT_LOOP_DELAY: '0' })
    onCleanup(() => site.stop())
    return site
  })

describe('a gateway', () => {
  test('that is asked twice what it can do sends the surplus away, says that it lives, and is itself again after it', async ({
    count,
    site,
  }) => {
    const [requests, lives, after] = [
      count(15, 'requests at twice the load'),
      count(15, 'questions whether it lives'),
      count(15, 'requests after it'),
    ]
    // Code that has not run often is slow: what it can do is known once it is warm.
    await crowd(site, { connections: 10, duration: effort(3, 10), requests: asOverview(site) })
    const { perSecond } = await crowd(site, {
      connections: 10,
      duration: effort(2, 5),
      requests: asOverview(site),
    })
    /** Requests at so much of what was measured, and meanwhile questions whether it lives. */
    const beyond = async (surplus: number) => {
      const requested = crowd(site, {
        // The work of some seconds: of fewer who wait for each other all are served within the second that anybody may wait.
        connections: Math.ceil(perSecond * surplus * 1.5),
        overallRate: Math.ceil(perSecond * surplus),
        duration: effort(5, 60),
        requests: asOverview(site),
      })
      const health = await during(requested, () => site.ask('/health'))
      const { answers } = await requested
      const answered = [...answers.values()].reduce((sum, each) => sum + each, 0)
      requests.add(answered, unlike([200, 503], answers.keys()))
      lives.add(health.length, unlike([200], statusesOf(health)))
      return { surplus, health, answered, sentAway: answers.get(503) ?? 0 }
    }
    // What it can do was measured beside all that this machine does: where nobody was sent away, it can do more.
    let asked = await beyond(2)
    while (asked.sentAway === 0 && asked.surplus < 8) asked = await beyond(asked.surplus * 2)
    const { surplus, health, answered, sentAway } = asked
    requests.add(1, sentAway > 0 ? [] : ['nobody was sent away'])
    lives.add(1, await notAlive(site))
    const back = await until(200, askOverview(site))
    const normal = await times(effort(20, 200), askOverview(site))
    after.add(normal.length, [...back, ...unlike([200], statusesOf(normal))])
    console.log(
      `row 15: ${Math.round(perSecond)} requests a second at most; at ${surplus} times that ${sentAway} of ${answered} sent away, /health p99 ${p99(health)} ms; after it p99 ${p99(normal)} ms`,
    )
    expect([requests.faults, lives.faults, after.faults]).toEqual([[], [], []])
  })

  test('that has answered very many requests holds no more memory than after some', async ({
    count,
    patient: site,
    skip,
  }) => {
    if (process.platform !== 'linux') return skip('only Linux tells what a process holds')
    const requests = count(16, 'mixed requests')
    const amount = effort(4000, 100_000)
    const { pid } = site.gateway()
    const { authorization, project } = site
    const headers = { authorization }
    const mixed: autocannon.Request[] = [
      { path: '/dashboard' },
      { path: `/api/projects/${project}` },
      { path: `/projects/${project}?lng=ka` },
      { path: '/api/open-projects' },
      { path: '/api/projects', headers },
      { path: '/api/contacts', headers },
      ...asOverview(site),
      {
        method: 'POST',
        path: '/api/contacts',
        body: JSON.stringify({ name: 'Nino', email: 'nino@example.org', message: 'When can I visit?' }),
        headers: { 'content-type': 'application/json' },
      },
    ]
    const some = await crowd(site, { connections: 10, amount: amount / 10, requests: mixed })
    const early = memoryOf(pid)
    const rest = await crowd(site, { connections: 10, amount: (amount * 9) / 10, requests: mixed })
    const growth = Math.round(memoryOf(pid) - early)
    requests.add(amount, [
      ...unlike([200, 201], [...some.answers.keys(), ...rest.answers.keys()]),
      ...(growth < mostGrowth ? [] : [`grew by ${growth} MiB`]),
    ])
    console.log(
      `row 16: ${Math.round(early)} MiB after ${amount / 10} requests, ${growth} MiB more after ${amount}`,
    )
    expect(requests.faults).toEqual([])
  })
})

test('those who sign in all at once keep nobody from reading; the surplus is sent away', async ({
  count,
  doors: site,
}) => {
  const [logins, reads, lists] = [
    count(17, 'logins at once'),
    count(17, 'reads of visitors beside them'),
    count(17, 'lists that are read from the database beside them'),
  ]
  for (let round = 0; round < effort(1, 5); round++) {
    const many = Promise.all(
      Array.from({ length: 200 }, (_, index) =>
        site.ask('/api/login', {
          as: 'visitor',
          body: { username: `nobody ${round} ${index}`, password: 'a guess' },
        }),
      ),
    )
    const [beside, listed] = await Promise.all([
      during(many, () => site.ask('/api/open-projects', { as: 'visitor' })),
      // Private, and so made anew for each who asks.
      during(many, () => site.ask('/api/contacts')),
    ])
    logins.add(200, unlike([401, 429, 503], statusesOf(await many)))
    reads.add(beside.length, unlike([200], statusesOf(beside)))
    lists.add(listed.length, unlike([200], statusesOf(listed)))
    console.log(`row 17: reads beside p99 ${p99(beside)} ms, from the database ${p99(listed)} ms`)
  }
  expect([logins.faults, reads.faults, lists.faults]).toEqual([[], [], []])
})
