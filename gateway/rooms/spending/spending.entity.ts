import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm'
import type { SpendingStatus } from '../../../schema/spending.ts'
import { lariColumn } from '../../database/lari-column.ts'
import { LocalizedColumns } from '../../database/localized-columns.ts'

/** What was paid out of what was given, as its newest entry says it. Triggers keep it so. The exact shapes of its indexes are in the migration. */
@Entity('spendings')
@Index('spendings_project_id_idx', ['projectId'])
@Index('spendings_spent_on_idx', ['spentOn', 'id'])
@Index('spendings_amount_idx', ['amount', 'id'])
@Index('spendings_voided_idx', { synchronize: false })
@Index('spendings_without_receipt_idx', { synchronize: false })
export class SpendingEntity {
  @PrimaryColumn({ type: 'uuid' })
  id: string

  @Column({ type: 'integer', default: 1 })
  version: number

  /** Null of what was paid for the charity as a whole. */
  @ForeignKey('projects', { onDelete: 'RESTRICT' })
  @Column({ type: 'uuid', nullable: true })
  projectId: string | null

  @Column({ type: 'numeric', precision: 12, scale: 2, transformer: lariColumn })
  amount: number

  @Column({ type: 'date' })
  spentOn: string

  @Column(() => LocalizedColumns)
  purpose: LocalizedColumns

  @Column({ type: 'text', default: 'counted' })
  status: SpendingStatus

  /** What the file of its receipt is called where it is kept. */
  @Column({ type: 'text', nullable: true })
  paper: string | null

  @Column({ type: 'uuid', nullable: true })
  recordedBy: string | null

  @Column({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date

  @Column({ type: 'timestamptz', default: () => 'now()' })
  updatedAt: Date
}
