import { Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm'
import type { Locale } from '../../../schema/locales.ts'
import { lariColumn } from '../../database/lari-column.ts'

/** What somebody has promised to give. The exact shapes of its indexes are in the migration. */
@Entity('pledges')
@Index('pledges_search_idx', { synchronize: false })
@Index('pledges_state_idx', { synchronize: false })
@Index('pledges_waiting_idx', { synchronize: false })
@Index('pledges_project_id_idx', ['projectId'])
@Index('pledges_amount_idx', ['amount', 'id'])
@Index('pledges_email_key_idx', { synchronize: false })
@Index('pledges_addresses_idx', { synchronize: false })
@Index('pledges_look_at_idx', { synchronize: false })
@Index('pledges_came_instead_idx', { synchronize: false })
@Index('pledges_monthly_gift_id_idx', { synchronize: false })
@Unique('pledges_code_key', ['code'])
@Unique('pledges_payment_id_key', ['way', 'paymentId'])
@Unique('pledges_donation_id_key', ['donationId'])
export class PledgeEntity {
  @PrimaryColumn({ type: 'uuid' })
  id: string

  @Column({ type: 'integer', default: 1 })
  version: number

  @Column({ type: 'text' })
  code: string

  @ForeignKey('projects', { onDelete: 'RESTRICT' })
  @Column({ type: 'uuid' })
  projectId: string

  @Column({ type: 'numeric', precision: 12, scale: 2, transformer: lariColumn })
  amount: number

  @Column({ type: 'text', nullable: true })
  donorName: string | null

  @Column({ type: 'text', nullable: true })
  donorEmail: string | null

  @Column({ type: 'text', nullable: true })
  emailKey: string | null

  @Column({ type: 'boolean', default: false })
  anonymous: boolean

  @Column({ type: 'boolean', default: false })
  thanked: boolean

  @Column({ type: 'text', nullable: true })
  dedicationKind: string | null

  @Column({ type: 'text', nullable: true })
  dedication: string | null

  @Column({ type: 'boolean', default: false })
  dedicationShown: boolean

  @Column({ type: 'text', default: 'transfer' })
  way: string

  @Column({ type: 'text', default: 'once' })
  frequency: string

  @ForeignKey('monthly_gifts', { onDelete: 'RESTRICT' })
  @Column({ type: 'uuid', nullable: true })
  monthlyGiftId: string | null

  @Column({ type: 'text' })
  locale: Locale

  @Column({ type: 'text' })
  state: string

  @Column({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date

  @Column({ type: 'timestamptz', default: () => 'now()' })
  updatedAt: Date

  @Column({ type: 'timestamptz' })
  expiresAt: Date

  @Column({ type: 'timestamptz', nullable: true })
  settledAt: Date | null

  @Column({ type: 'text', nullable: true })
  reason: string | null

  @Column({ type: 'text', nullable: true })
  paymentId: string | null

  @Column({ type: 'text', nullable: true })
  payUrl: string | null

  @Column({ type: 'timestamptz', nullable: true })
  lookAt: Date | null

  @Column({ type: 'integer', default: 0 })
  looks: number

  @Column({ type: 'text', nullable: true })
  cameInstead: string | null

  @ForeignKey('donations', { onDelete: 'RESTRICT' })
  @Column({ type: 'uuid', nullable: true })
  donationId: string | null
}
