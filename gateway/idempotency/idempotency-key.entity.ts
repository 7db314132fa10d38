import { Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm'

/** A request to create something that carried a key: made again, it creates nothing more. */
@Entity('idempotency_keys')
@Unique('idempotency_keys_key', ['userId', 'operation', 'key'])
@Unique('idempotency_keys_place_key', ['place'])
@Index('idempotency_keys_created_at_idx', ['createdAt'])
export class IdempotencyKeyEntity {
  /** The id that what it created was given. */
  @PrimaryColumn({ type: 'uuid' })
  recordId: string

  /** Who made it; null where nobody was signed in, who is one and the same as far as keys go. */
  @ForeignKey('users', { onDelete: 'CASCADE' })
  @Column({ type: 'uuid', nullable: true })
  userId: string | null

  /** `createProject`: what both edges call it. */
  @Column({ type: 'text' })
  operation: string

  @Column({ type: 'text' })
  key: string

  /** A hash of what was asked. */
  @Column({ type: 'text' })
  fingerprint: string

  /** Hashes of the addresses that were asked with: whoever asks to be forgotten is found by them. */
  @Column({ type: 'text', array: true, default: '{}' })
  about: string[]

  /** What was answered besides the id, where that does not follow from what was created. */
  @Column({ type: 'text', nullable: true })
  answer: string | null

  @Column({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date

  /** Later ones have larger numbers. */
  @Column({ type: 'bigint', generated: 'identity', generatedIdentity: 'ALWAYS' })
  place: string
}
