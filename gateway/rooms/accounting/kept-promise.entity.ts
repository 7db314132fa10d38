import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm'
import { lariColumn } from '../../database/lari-column.ts'

/** What came of what had been promised to a project, by the month it was promised in. Triggers keep it. */
@Entity('kept_promises')
export class KeptPromiseEntity {
  @ForeignKey('projects', { onDelete: 'CASCADE' })
  @PrimaryColumn({ type: 'uuid' })
  projectId: string

  /** Its first day, `YYYY-MM-DD`. */
  @PrimaryColumn({ type: 'date' })
  month: string

  @Column({ type: 'numeric', precision: 16, scale: 2, default: 0, transformer: lariColumn })
  came: number
}
