import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm'

/** That everybody who has signed up for an event is told something of it, and how far that has come. */
@Entity('event_mailings')
export class EventMailingEntity {
  @ForeignKey('events', { onDelete: 'CASCADE' })
  @PrimaryColumn({ type: 'uuid' })
  eventId: string

  /** Of the letters. */
  @PrimaryColumn({ type: 'text' })
  kind: string

  /** Whoever has signed up since knows already. */
  @Column({ type: 'timestamptz' })
  madeAt: Date

  /** Who was written to last, in the order of their ids. */
  @Column({ type: 'uuid' })
  lastSubscriber: string
}
