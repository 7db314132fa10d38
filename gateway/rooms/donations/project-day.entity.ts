import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm'
import { lariColumn } from '../../database/lari-column.ts'

/** What a project was given on a day of the charity's clock. Triggers keep it; nobody else writes here. */
@Entity('project_days')
@Index('project_days_day_idx', ['day'])
export class ProjectDayEntity {
  @ForeignKey('projects', { onDelete: 'CASCADE' })
  @PrimaryColumn({ type: 'uuid' })
  projectId: string

  /** `YYYY-MM-DD`. */
  @PrimaryColumn({ type: 'date' })
  day: string

  @Column({ type: 'numeric', precision: 16, scale: 2, default: 0, transformer: lariColumn })
  raised: number

  @Column({ type: 'integer', default: 0 })
  donationCount: number
}
