import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished } from 'vitest'
import { memoryOf } from '../bench/measure/memory.ts'
import { autumnIssue } from '../support/content.ts'
import { type Arrival, startMailServer } from '../support/mail-server.ts'
import { effort } from './effort.ts'
import { test } from './on-server.ts'
import { connectTo } from './sessions.ts'
import { openSite, type Site } from './site.ts'

/** Letters a minute: the most that can be asked for. */
const pace = 6000

/** Milliseconds: what a look that came late makes up for, and a busy machine takes. */
const leeway = 2000

/** MiB. What a process may grow by, however many it writes to: what its garbage takes. */
const mostGrowth = 128

const many = effort(600, 100_000)

/** Milliseconds without another letter after which none comes any more. */
const patience = 60_000

const addReaders = async (url: string): Promise<void> => {
  const client = await connectTo(url)
  await client.query(
    `insert into newsletter_subscriptions (id, email, email_key, locale, created_at)
     select gen_random_uuid(), 'reader-' || n || '@example.org', 'reader-' || n || '@example.org',
       case n % 3 when 0 then 'en' else 'ka' end, '2020-01-01'
     from generate_series(1, $1::integer) n`,
    [many],
  )
  await client.end()
}

const ask = async (site: Site, query: string, variables: object) => {
  const { body } = await site.ask('/graphql', { body: { query, variables } })
  const { data, errors } = JSON.parse(body)
  if (errors !== undefined) throw new Error(body)
  return data
}

const begin = async (site: Site): Promise<void> => {
  await ask(site, 'mutation { setLaunch(feature: newsletter, launched: true) { launched } }', {})
  const { createNewsletterIssue: issue } = await ask(
    site,
    `mutation Write($input: NewNewsletterIssueInput!, $key: String!) {
      createNewsletterIssue(input: $input, idempotencyKey: $key) { id version }
    }`,
    { input: autumnIssue, key: 'the autumn issue' },
  )
  await ask(
    site,
    'mutation Send($id: ID!, $input: IssueStateInput!) { setNewsletterIssueState(id: $id, input: $input) { state } }',
    { id: issue.id, input: { state: 'sending', version: issue.version } },
  )
}

/** Who did not get it, or got it again. */
const unlikeOnce = (arrivals: readonly Arrival[]): string[] => {
  const copies = new Map<string, number>()
  for (const { recipient } of arrivals) copies.set(recipient, (copies.get(recipient) ?? 0) + 1)
  return Array.from({ length: many }, (_, index) => `reader-${index + 1}@example.org`).flatMap((reader) =>
    copies.get(reader) === 1 ? [] : [`${reader} got ${copies.get(reader) ?? 0}`],
  )
}

/** Where more came, one after another, than the pace lets through in that time. */
const tooFast = (arrivals: readonly Arrival[], inARow: number): string[] =>
  arrivals.flatMap(({ at }, index) => {
    const later = arrivals[index + inARow]
    const least = (inARow / pace) * 60_000 - leeway
    return later === undefined || later.at - at >= least
      ? []
      : [`${inARow} from the ${index}th on took ${later.at - at} ms`]
  })

test('an issue goes to each of very many readers once, at the pace that is asked for, in memory that stays level', async ({
  count,
  database,
  skip,
}) => {
  if (process.platform !== 'linux') return skip('only Linux tells what a process holds')
  const mail = await startMailServer({ isKeeping: false })
  onTestFinished(() => mail.close())
  const site = await openSite({
    DATABASE_URL: database,
    SMTP_URL: mail.url,
    MAIL_FROM: 'hello@dogs.example',
    NEWSLETTER_PER_MINUTE: String(pace),
  })
  onTestFinished(() => site.stop())
  await addReaders(database)
  const { pid } = site.gateway()
  await begin(site)

  let [early, most] = [Number.NaN, 0]
  for (let last = performance.now(), before = 0; before < many && performance.now() - last < patience; ) {
    await pause(100)
    const now = mail.count()
    if (now === before) continue
    ;[before, last] = [now, performance.now()]
    if (now < many / 10) continue
    if (Number.isNaN(early)) early = memoryOf(pid)
    most = Math.max(most, memoryOf(pid))
  }

  const arrivals = mail.arrivals()
  const growth = Math.round(most - early)
  const [readers, paces, memory] = [
    count(61, 'readers'),
    count(61, 'stretches of its pace'),
    count(61, 'looks at its memory'),
  ]
  readers.add(many, unlikeOnce(arrivals))
  const inARow = Math.min(pace, many / 2)
  paces.add(many - inARow, tooFast(arrivals, inARow))
  memory.add(1, growth < mostGrowth ? [] : [`grew by ${growth} MiB`])
  const took = ((arrivals.at(-1)?.at ?? 0) - (arrivals[0]?.at ?? 0)) / 1000
  console.log(
    `row 61: ${arrivals.length} letters in ${Math.round(took)} s; ${Math.round(early)} MiB after a tenth, ${growth} MiB more at most`,
  )
  expect([readers.faults, paces.faults, memory.faults]).toEqual([[], [], []])
})
