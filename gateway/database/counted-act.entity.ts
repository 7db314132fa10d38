import { Column, Entity, Index, PrimaryColumn } from 'typeorm'

/** What strangers sent from one address, as far as it still counts. */
@Entity('counted_acts')
@Index('counted_acts_expires_at_idx', ['expiresAt'])
export class CountedActEntity {
  @PrimaryColumn({ type: 'text' })
  key: string

  @Column({ type: 'timestamptz', array: true })
  moments: Date[]

  /** When the last of them no longer counts. */
  @Column({ type: 'timestamptz' })
  expiresAt: Date
}
