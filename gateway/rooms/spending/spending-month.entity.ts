import { Column, Entity, PrimaryColumn } from 'typeorm'
import { lariColumn } from '../../database/lari-column.ts'

/** What was spent in a month: for a project by its id, for the charity as a whole by the id of nothing. Triggers keep it. */
@Entity('spending_months')
export class SpendingMonthEntity {
  @PrimaryColumn({ type: 'uuid' })
  scope: string

  /** Its first day, `YYYY-MM-DD`. */
  @PrimaryColumn({ type: 'date' })
  month: string

  @Column({ type: 'numeric', precision: 16, scale: 2, default: 0, transformer: lariColumn })
  spent: number

  @Column({ type: 'integer', default: 0 })
  spendingCount: number
}
