import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm'

/** A request to record a donation that carried a key: asked again, it answers the same donation. */
@Entity('donation_requests')
export class DonationRequestEntity {
  @ForeignKey('users', { onDelete: 'CASCADE' })
  @PrimaryColumn({ type: 'uuid' })
  recordedBy: string

  @PrimaryColumn({ type: 'text' })
  key: string

  /** A hash of what was asked. */
  @Column({ type: 'text' })
  fingerprint: string

  @ForeignKey('donations', { onDelete: 'RESTRICT' })
  @Column({ type: 'uuid' })
  donationId: string

  @Column({ type: 'timestamptz' })
  createdAt: Date
}
