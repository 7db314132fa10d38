import { Column, Entity, Index, PrimaryColumn } from 'typeorm'

/** How much one address has asked one gateway for, in a minute that others count as well. */
@Entity('counted_requests')
@Index('counted_requests_expires_at_idx', ['expiresAt'])
export class CountedRequestEntity {
  @PrimaryColumn({ type: 'text' })
  key: string

  /** Which has counted, by a name it has given itself. */
  @PrimaryColumn({ type: 'uuid' })
  gateway: string

  @Column({ type: 'integer' })
  count: number

  /** When that minute ends. */
  @Column({ type: 'timestamptz' })
  expiresAt: Date
}
