import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm'
import type { DonationMethod, DonationStatus } from '../../../schema/donations.ts'
import type { Locale } from '../../../schema/locales.ts'
import { lariColumn } from '../../database/lari-column.ts'

/** A gift as the newest of its entries says; only a new entry changes it. The indexes' exact shape is in the migration. */
@Entity('donations')
@Index('donations_newest_idx', { synchronize: false })
@Index('donations_received_at_idx', { synchronize: false })
@Index('donations_listed_idx', { synchronize: false })
@Index('donations_listed_by_project_idx', { synchronize: false })
@Index('donations_listed_by_amount_idx', { synchronize: false })
@Index('donations_listed_by_project_amount_idx', { synchronize: false })
@Index('donations_by_reference_idx', { synchronize: false })
@Index('donations_donor_id_idx', ['donorId'])
@Index('donations_created_at_idx', ['createdAt'])
@Index('donations_person_id_idx', { synchronize: false })
@Index('donations_addresses_idx', { synchronize: false })
@Index('donations_went_back_idx', { synchronize: false })
export class DonationEntity {
  @PrimaryColumn({ type: 'uuid' })
  id: string

  @ForeignKey('projects', { onDelete: 'RESTRICT' })
  @Column({ type: 'uuid' })
  projectId: string

  @ForeignKey('donors', { onDelete: 'RESTRICT' })
  @Column({ type: 'uuid', nullable: true })
  donorId: string | null

  /** Who that donor is; a trigger follows it. */
  @ForeignKey('people', { onDelete: 'RESTRICT' })
  @Column({ type: 'uuid', nullable: true })
  personId: string | null

  @Column({ type: 'boolean', default: false })
  anonymous: boolean

  @Column({ type: 'numeric', precision: 12, scale: 2, transformer: lariColumn })
  amount: number

  @Column({ type: 'text', default: 'pending' })
  status: DonationStatus

  @Column({ type: 'timestamptz', precision: 3 })
  receivedAt: Date

  @Column({ type: 'text', nullable: true })
  method: DonationMethod | null

  /** Of the bank. */
  @Column({ type: 'text', nullable: true })
  reference: string | null

  /** Lari that went back, and are no part of the amount any more. */
  @Column({ type: 'numeric', precision: 16, scale: 2, default: 0, transformer: lariColumn })
  refunded: number

  @Column({ type: 'integer', default: 1 })
  version: number

  @Column({ type: 'text' })
  locale: Locale

  @Column({ type: 'uuid', nullable: true })
  recordedBy: string | null

  @Column({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date
}
