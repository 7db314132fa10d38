import { Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm'
import type { Locale } from '../../../schema/locales.ts'

/** The index's exact shape is in the migration. */
@Entity('event_subscribers')
@Index('event_subscribers_email_key_idx', ['emailKey'])
@Index('event_subscribers_addresses_idx', { synchronize: false })
@Unique('event_subscribers_event_id_email_key', ['eventId', 'emailKey'])
@Index('event_subscribers_newest_idx', { synchronize: false })
@Index('event_subscribers_waiting_idx', { synchronize: false })
export class EventSubscriberEntity {
  @PrimaryColumn({ type: 'uuid' })
  id: string

  @ForeignKey('events', { onDelete: 'CASCADE' })
  @Column({ type: 'uuid' })
  eventId: string

  @Column({ type: 'text' })
  name: string

  @Column({ type: 'text' })
  email: string

  @Column({ type: 'text' })
  emailKey: string

  @Column({ type: 'text' })
  locale: Locale

  /** The lower, the sooner it is their turn; null for whoever has a place. */
  @Column({ type: 'integer', nullable: true })
  waiting: number | null

  @Column({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date
}
