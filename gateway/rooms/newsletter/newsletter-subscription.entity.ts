import { Column, Entity, Index, PrimaryColumn, Unique } from 'typeorm'
import type { Locale } from '../../../schema/locales.ts'

/** The exact shapes of its indexes are in the migration. */
@Entity('newsletter_subscriptions')
@Index('newsletter_subscriptions_search_idx', { synchronize: false })
@Index('newsletter_subscriptions_heard_idx', { synchronize: false })
@Index('newsletter_subscriptions_locale_idx', { synchronize: false })
@Index('newsletter_subscriptions_source_idx', { synchronize: false })
@Index('newsletter_subscriptions_unknown_idx', { synchronize: false })
@Index('newsletter_subscriptions_waiting_idx', { synchronize: false })
@Index('newsletter_subscriptions_unreachable_idx', { synchronize: false })
@Unique('newsletter_subscriptions_email_key', ['emailKey'])
export class NewsletterSubscriptionEntity {
  @PrimaryColumn({ type: 'uuid' })
  id: string

  @Column({ type: 'text' })
  email: string

  @Column({ type: 'text' })
  emailKey: string

  @Column({ type: 'text' })
  locale: Locale

  /** Null where it was not written down yet. */
  @Column({ type: 'text', nullable: true })
  source: string | null

  @Column({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date

  /** When they were first written a link to confirm; null where nobody asked them. */
  @Column({ type: 'timestamptz', nullable: true })
  askedAt: Date | null

  @Column({ type: 'timestamptz', nullable: true })
  confirmedAt: Date | null

  /** Since when a server says that nobody is at this address; null where none has, or somebody is again. */
  @Column({ type: 'timestamptz', nullable: true })
  unreachableSince: Date | null
}
