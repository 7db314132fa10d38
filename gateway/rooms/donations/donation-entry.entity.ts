import { Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm'
import type { DonationEntryKind, DonationMethod, DonationStatus } from '../../../schema/donations.ts'
import { lariColumn } from '../../database/lari-column.ts'

/**
 * What was done to a gift, and all of it as that has left it. Entries are added, and never changed; triggers make the
 * gift what the newest one says. People are named by their donor alone, and a reason is the only text about anybody.
 */
@Entity('donation_entries')
@Index('donation_entries_addresses_idx', { synchronize: false })
@Unique('donation_entries_donation_id_version_key', ['donationId', 'version'])
@Index('donation_entries_project_id_idx', ['projectId'])
@Index('donation_entries_donor_id_idx', ['donorId'])
@Index('donation_entries_made_at_idx', ['madeAt'])
@Index('donation_entries_first_idx', { synchronize: false })
export class DonationEntryEntity {
  @PrimaryColumn({ type: 'uuid' })
  id: string

  @ForeignKey('donations', { onDelete: 'RESTRICT' })
  @Column({ type: 'uuid' })
  donationId: string

  /** The number of this entry among those of its gift. */
  @Column({ type: 'integer' })
  version: number

  @Column({ type: 'text' })
  kind: DonationEntryKind

  /** The entry that this one puts right, or takes back. */
  @Column({ type: 'integer', nullable: true })
  corrects: number | null

  @Column({ type: 'text', nullable: true })
  reason: string | null

  @Column({ type: 'uuid', nullable: true })
  madeBy: string | null

  @Column({ type: 'timestamptz', default: () => 'now()' })
  madeAt: Date

  @ForeignKey('projects', { onDelete: 'RESTRICT' })
  @Column({ type: 'uuid' })
  projectId: string

  @ForeignKey('donors', { onDelete: 'RESTRICT' })
  @Column({ type: 'uuid', nullable: true })
  donorId: string | null

  @Column({ type: 'boolean' })
  anonymous: boolean

  @Column({ type: 'numeric', precision: 12, scale: 2, transformer: lariColumn })
  amount: number

  @Column({ type: 'numeric', precision: 16, scale: 2, transformer: lariColumn })
  refunded: number

  @Column({ type: 'text' })
  status: DonationStatus

  @Column({ type: 'timestamptz', precision: 3 })
  receivedAt: Date

  @Column({ type: 'text', nullable: true })
  method: DonationMethod | null

  @Column({ type: 'text', nullable: true })
  reference: string | null
}
