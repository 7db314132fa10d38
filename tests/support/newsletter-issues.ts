import type { EntityManager } from 'typeorm'
import { LetterEntity } from '../../gateway/letters/letter.entity.ts'
import { createLettersRepository, type Settlement } from '../../gateway/letters/letters.repository.ts'
import type { Outbox } from '../../gateway/letters/outbox.ts'
import type { Services } from '../../gateway/rooms.ts'
import type { NewsletterIssue } from '../../schema/newsletter-issues.ts'
import type { Agent, Json } from './agent.ts'
import { autumnIssue } from './content.ts'
import { createTestPost, test as withoutLetters } from './gateway.ts'

/** Where the site writes letters, which nobody brings anywhere. */
export const test = withoutLetters.extend('post', ({ clock }): Outbox | null => createTestPost(clock))

/** The newsletter as visitors have it. */
export const launch = (asAdmin: Agent) => asAdmin.put('/api/launches/newsletter/state', { launched: true })

export const write = async (agent: Agent, issue: Json = autumnIssue): Promise<NewsletterIssue> =>
  (await agent.post<NewsletterIssue>('/api/issues', issue)).body

export const setState = (agent: Agent, { id }: { id: string }, input: Json) =>
  agent.put<NewsletterIssue & { code: string }>(`/api/issues/${id}/state`, input)

export const read = async (agent: Agent, { id }: { id: string }) =>
  (await agent.get<NewsletterIssue>(`/api/issues/${id}`)).body

/** Sends one, to whoever reads the newsletter, until all of it has gone; there are no letters to wait for without a reader. */
export const send = async (
  agent: Agent,
  { issues }: Pick<Services, 'issues'>,
  issue: Json = autumnIssue,
): Promise<NewsletterIssue> => {
  const written = await write(agent, issue)
  await setState(agent, written, { state: 'sending' })
  while (await issues.sendSome());
  return read(agent, written)
}

interface Reader {
  email: string
  locale?: string
  askedAt?: string | null
  confirmedAt?: string | null
  createdAt?: string
}

/** Somebody who reads the newsletter since before any test began; answers their id. */
export const addReader = async (
  manager: EntityManager,
  { email, locale = 'ka', askedAt = null, confirmedAt = null, createdAt = '2020-01-01' }: Reader,
): Promise<string> => {
  const [row] = await manager.query<{ id: string }[]>(
    `insert into newsletter_subscriptions (id, email, email_key, locale, asked_at, confirmed_at, created_at)
     values (gen_random_uuid(), $1, $1, $2, $3, $4, $5) returning id`,
    [email, locale, askedAt, confirmedAt, createdAt],
  )
  return row?.id ?? ''
}

export const addReaders = async (manager: EntityManager, count: number): Promise<void> => {
  await manager.query(
    `insert into newsletter_subscriptions (id, email, email_key, locale, created_at)
     select gen_random_uuid(), 'reader-' || n || '@example.org', 'reader-' || n || '@example.org', 'ka', '2020-01-01'
     from generate_series(1, $1::integer) n`,
    [count],
  )
}

export const lettersOf = (manager: EntityManager, kind: LetterEntity['kind'] = 'newsletter') =>
  manager.find(LetterEntity, { where: { kind }, order: { recipient: 'ASC', locale: 'ASC' } })

export const settleAll = async (manager: EntityManager, settlement: Settlement): Promise<void> => {
  const letters = createLettersRepository(manager)
  for (const { id, state } of await lettersOf(manager))
    if (state === 'waiting') await letters.settle(id, null, settlement)
}

export const sent: Settlement = { state: 'sent', answer: '250 OK' }
