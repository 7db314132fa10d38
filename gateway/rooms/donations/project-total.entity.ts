import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm'
import { lariColumn } from '../../database/lari-column.ts'

/** What the confirmed donations of a project come to. Triggers keep it; nobody else writes here. */
@Entity('project_totals')
export class ProjectTotalEntity {
  @ForeignKey('projects', { onDelete: 'CASCADE' })
  @PrimaryColumn({ type: 'uuid' })
  projectId: string

  @Column({ type: 'numeric', precision: 16, scale: 2, default: 0, transformer: lariColumn })
  raised: number

  @Column({ type: 'integer', default: 0 })
  donationCount: number

  /** People, told apart by their email, else by their name. */
  @Column({ type: 'integer', default: 0 })
  donorCount: number

  /** Donations with neither. */
  @Column({ type: 'integer', default: 0 })
  unsignedCount: number
}
