import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm'
import type { SpendingEntryKind, SpendingStatus } from '../../../schema/spending.ts'
import { lariColumn } from '../../database/lari-column.ts'
import { LocalizedColumns } from '../../database/localized-columns.ts'

/** What was done to something that was spent, and all of it as that has left it. Entries are added, and never changed. */
@Entity('spending_entries')
@Index('spending_entries_project_id_idx', ['projectId'])
export class SpendingEntryEntity {
  @ForeignKey('spendings', { onDelete: 'RESTRICT' })
  @PrimaryColumn({ type: 'uuid' })
  spendingId: string

  /** The number of this entry among those of what was spent. */
  @PrimaryColumn({ type: 'integer' })
  version: number

  @Column({ type: 'text' })
  kind: SpendingEntryKind

  @Column({ type: 'text', nullable: true })
  reason: string | null

  @Column({ type: 'uuid', nullable: true })
  madeBy: string | null

  @Column({ type: 'timestamptz', default: () => 'now()' })
  madeAt: Date

  @ForeignKey('projects', { onDelete: 'RESTRICT' })
  @Column({ type: 'uuid', nullable: true })
  projectId: string | null

  @Column({ type: 'numeric', precision: 12, scale: 2, transformer: lariColumn })
  amount: number

  @Column({ type: 'date' })
  spentOn: string

  @Column(() => LocalizedColumns)
  purpose: LocalizedColumns

  @Column({ type: 'text' })
  status: SpendingStatus

  @Column({ type: 'text', nullable: true })
  paper: string | null
}
