import { Column, Entity, PrimaryColumn, Unique } from 'typeorm'
import type { Locale } from '../../../schema/locales.ts'

@Entity('newsletter_subscriptions')
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

  @Column({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date
}
