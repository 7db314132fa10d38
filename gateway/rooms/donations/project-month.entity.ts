import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm'
import { lariColumn } from '../../database/lari-column.ts'

/** What a project was given in a month on the charity's clock. Triggers keep it; nobody else writes here. */
@Entity('project_months')
export class ProjectMonthEntity {
  @ForeignKey('projects', { onDelete: 'CASCADE' })
  @PrimaryColumn({ type: 'uuid' })
  projectId: string

  /** Its first day, `YYYY-MM-DD`. */
  @PrimaryColumn({ type: 'date' })
  month: string

  @Column({ type: 'numeric', precision: 16, scale: 2, default: 0, transformer: lariColumn })
  raised: number

  @Column({ type: 'integer', default: 0 })
  donationCount: number
}
