import { type EntityManager, Index } from 'typeorm'
import { ownLetterAnswers } from '../../../schema/letter-troubles.ts'
import { type Locale, locales } from '../../../schema/locales.ts'
import type { Localized } from '../../../schema/model.ts'
import { type IssueReaders, newsletterIssue } from '../../../schema/newsletter-issues.ts'
import { lookupKey } from '../../core/lookup-key.ts'
import type { Outbox } from '../../letters/outbox.ts'
import { untranslated } from '../../models/columns.ts'
import { entityOf } from '../../models/entity.ts'
import { createRecordsRepository } from '../../models/records.repository.ts'

export const NewsletterIssueEntity = entityOf(newsletterIssue)
for (const part of ['listed', 'due', 'archive']) {
  Index(`newsletter_issues_${part}_idx`, { synchronize: false })(NewsletterIssueEntity)
}

/** What an issue says. */
export interface IssueTexts {
  title: Localized
  content: Localized
}

interface TextRow {
  title_en: string | null
  title_ka: string | null
  content_en: string | null
  content_ka: string | null
}

const counted = (name: string): string => `coalesce(p.${name}, 0)`

/** Looked up, not worked out: where the site sends none, or a reader was erased meanwhile, nothing becomes of a letter. */
const waiting = `case when r.state = 'sent' then (
  select count(*)::integer from letters l
  where l.kind = 'newsletter' and l.about = r.id and l.state in ('waiting', 'sending')) else 0 end`

/**
 * A letter of what is paused by now is held back, and its reader has not been written to after all. Whoever goes on waits for this,
 * or this for them: so a letter is held before, and brought again by them, or not at all.
 */
const holding = `
  with paused as (
    select id from newsletter_issues where id = $2 and state = 'paused' for share
  ), held as (
    update letters l set answer = $3 from paused
    where l.id = $1 and l.state = 'waiting' and l.answer is distinct from $3 returning paused.id
  ), unwritten as (
    update newsletter_progress p set written = p.written - 1 from held where p.issue_id = held.id
  )
  select exists (select from paused) or exists (
    select from letters where id = $1 and state = 'waiting' and answer = $3) as "isHeld"`

/** Issues of the newsletter. */
export const createIssuesRepository = (manager: EntityManager) => ({
  ...createRecordsRepository(manager, newsletterIssue, {
    entity: NewsletterIssueEntity,
    isCounted: false,
    joins: 'left join newsletter_progress p on p.issue_id = r.id',
    computed: {
      readers: counted('readers'),
      unwritten: 'coalesce(greatest(p.readers - p.written, 0), 0)',
      delivered: counted('delivered'),
      failed: counted('failed'),
      doubtful: counted('doubtful'),
      waiting,
    },
    filters: {
      draft: () => `r.state = 'draft'`,
      scheduled: () => `r.state = 'scheduled'`,
      sending: () => `r.state in ('sending', 'paused')`,
      sent: () => `r.state = 'sent'`,
      ended: () => `r.state = 'ended'`,
      untranslated: () => untranslated(newsletterIssue),
    },
  }),

  /** What its letters say; null where it is gone. */
  textsOf: async (id: string): Promise<IssueTexts | null> => {
    const [row] = await manager.query<TextRow[]>(
      'select title_en, title_ka, content_en, content_ka from newsletter_issues where id = $1 and deleted_at is null',
      [id],
    )
    if (!row) return null
    return {
      title: { en: row.title_en, ka: row.title_ka },
      content: { en: row.content_en, ka: row.content_ka },
    }
  },

  /** Whether it was ended for good, so that whoever has no letter of it gets none. */
  isEnded: async (id: string): Promise<boolean> => {
    const ended = await manager.query<unknown[]>(
      `select from newsletter_issues where id = $1 and state = 'ended'`,
      [id],
    )
    return ended.length > 0
  },

  /** Holds a letter back where its issue is paused; and answers whether it is held back, by this or before. */
  hold: async (letter: string, issue: string): Promise<boolean> => {
    const [asked] = await manager.query<{ isHeld: boolean }[]>(holding, [
      letter,
      issue,
      ownLetterAnswers.held,
    ])
    return asked?.isHeld ?? false
  },

  /** The id of whoever reads the newsletter at this address; null where nobody does, or nobody does any more. */
  readerAt: async (address: string): Promise<string | null> => {
    const [reader] = await manager.query<{ id: string }[]>(
      `select id from newsletter_subscriptions s where email_key = $1 and ${isSubscribed}`,
      [lookupKey(address)],
    )
    return reader?.id ?? null
  },

  /** How many read the newsletter in each language. */
  readersOf: async (): Promise<IssueReaders[]> => {
    const found = await manager.query<IssueReaders[]>(
      `select locale, count(*)::integer as readers from newsletter_subscriptions s where ${isReading} group by locale`,
    )
    return locales.map((locale) => found.find((each) => each.locale === locale) ?? { locale, readers: 0 })
  },

  /** Writes down whether anybody is at a reader's address: where nobody is, no issue goes any more. */
  markReader: async (address: string, isThere: boolean): Promise<void> => {
    await manager.query(
      `update newsletter_subscriptions set unreachable_since = case when $2 then null else coalesce(unreachable_since, now()) end
       where email_key = $1 and (unreachable_since is null) <> $2`,
      [lookupKey(address), isThere],
    )
  },

  /** Writes an issue in each of these languages to one of the team, at the address of their account. */
  try: (issue: string, account: string, languages: readonly Locale[], outbox: Outbox): Promise<void> =>
    manager.transaction(async (within) => {
      const [member] = await within.query<{ email: string }[]>('select email from users where id = $1', [
        account,
      ])
      if (!member) return
      for (const locale of languages) {
        await outbox.write(within, {
          kind: 'newsletterTrial',
          locale,
          recipient: member.email,
          about: issue,
        })
      }
    }),
})

/** Of a subscription `s`: its reader has confirmed it, or has subscribed while nobody was asked to. */
const isSubscribed = '(s.asked_at is null or s.confirmed_at is not null)'

/** The same, and no server has said that nobody is at that address. */
export const isReading = `${isSubscribed} and s.unreachable_since is null`

export type IssuesRepository = ReturnType<typeof createIssuesRepository>
