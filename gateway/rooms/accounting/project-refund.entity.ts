import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm'
import { lariColumn } from '../../database/lari-column.ts'

/** What went back of gifts to a project, by the month they had come in and by the month it went in. Triggers keep it. */
@Entity('project_refunds')
export class ProjectRefundEntity {
  @ForeignKey('projects', { onDelete: 'CASCADE' })
  @PrimaryColumn({ type: 'uuid' })
  projectId: string

  /** Its first day, `YYYY-MM-DD`. */
  @PrimaryColumn({ type: 'date' })
  month: string

  /** Of gifts that had come in this month. */
  @Column({ type: 'numeric', precision: 16, scale: 2, default: 0, transformer: lariColumn })
  givenBack: number

  /** In this month, less what was taken back of it. */
  @Column({ type: 'numeric', precision: 16, scale: 2, default: 0, transformer: lariColumn })
  wentBack: number
}
