import { Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm'
import type { DonationMethod } from '../../../schema/donations.ts'
import type { Locale } from '../../../schema/locales.ts'
import type { ProviderName } from '../../../schema/payment-ways.ts'
import type { ReceiptKind } from '../../../schema/receipts.ts'
import { lariColumn } from '../../database/lari-column.ts'

/** A receipt, and what it says as it was said. Triggers keep it: only whom it names may go from it, and it is said when it was sent. */
@Entity('receipts')
@Index('receipts_donation_id_idx', ['donationId'])
@Index('receipts_project_id_idx', ['projectId'])
@Index('receipts_first_key', { synchronize: false })
@Index('receipts_search_idx', { synchronize: false })
@Unique('receipts_year_ordinal_key', ['year', 'ordinal'])
@Unique('receipts_replaces_id_key', ['replacesId'])
export class ReceiptEntity {
  @PrimaryColumn({ type: 'uuid' })
  id: string

  @Column({ type: 'integer' })
  year: number

  @Column({ type: 'integer' })
  ordinal: number

  @Column({ type: 'text' })
  number: string

  @Column({ type: 'text' })
  kind: ReceiptKind

  @ForeignKey('donations')
  @Column({ type: 'uuid' })
  donationId: string

  /** Of a refund: the number of its entry among those of the gift. */
  @Column({ type: 'integer', nullable: true })
  entryVersion: number | null

  /** The one in whose place it was issued. */
  @ForeignKey('receipts')
  @Column({ type: 'uuid', nullable: true })
  replacesId: string | null

  @Column({ type: 'timestamptz', precision: 3 })
  issuedAt: Date

  @Column({ type: 'uuid', nullable: true })
  issuedBy: string | null

  @Column({ type: 'text' })
  locale: Locale

  @Column({ type: 'text', nullable: true })
  donorName: string | null

  @Column({ type: 'numeric', precision: 12, scale: 2, transformer: lariColumn })
  amount: number

  @Column({ type: 'timestamptz', precision: 3 })
  receivedAt: Date

  @Column({ type: 'text', nullable: true })
  method: DonationMethod | null

  /** Who took the payment; null where nobody did. */
  @Column({ type: 'text', nullable: true })
  way: ProviderName | null

  /** Null where nobody had promised it, and on what was issued before papers said it. */
  @Column({ type: 'text', nullable: true })
  frequency: 'once' | 'monthly' | null

  @ForeignKey('projects')
  @Column({ type: 'uuid' })
  projectId: string

  @Column({ type: 'text' })
  projectTitle: string

  @Column({ type: 'text' })
  charityName: string

  @Column({ type: 'text' })
  charityCode: string

  @Column({ type: 'text' })
  charityAddress: string

  /** When a letter was last written that brings it. */
  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  sentAt: Date | null

  @Column({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date
}
