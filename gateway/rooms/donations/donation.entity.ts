import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm'
import type { DonationStatus } from '../../../schema/donations.ts'
import type { Locale } from '../../../schema/locales.ts'
import { lariColumn } from '../../database/lari-column.ts'

/** A line of the ledger: once written only its status moves. The indexes' exact shape is in the migration. */
@Entity('donations')
@Index('donations_newest_idx', { synchronize: false })
@Index('donations_received_at_idx', { synchronize: false })
@Index('donations_donor_id_idx', ['donorId'])
@Index('donations_recorded_by_idx', ['recordedBy'])
export class DonationEntity {
  @PrimaryColumn({ type: 'uuid' })
  id: string

  @ForeignKey('projects', { onDelete: 'RESTRICT' })
  @Column({ type: 'uuid' })
  projectId: string

  @ForeignKey('donors', { onDelete: 'RESTRICT' })
  @Column({ type: 'uuid', nullable: true })
  donorId: string | null

  @Column({ type: 'boolean', default: false })
  anonymous: boolean

  @Column({ type: 'numeric', precision: 12, scale: 2, transformer: lariColumn })
  amount: number

  @Column({ type: 'text', default: 'pending' })
  status: DonationStatus

  @Column({ type: 'timestamptz', precision: 3 })
  receivedAt: Date

  @Column({ type: 'text' })
  locale: Locale

  @ForeignKey('users', { onDelete: 'SET NULL' })
  @Column({ type: 'uuid', nullable: true })
  recordedBy: string | null

  @Column({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date
}
