import { Column, Entity, PrimaryColumn } from 'typeorm'
import { lariColumn } from '../../database/lari-column.ts'
import { LocalizedColumns } from '../../database/localized-columns.ts'

@Entity('projects')
export class ProjectEntity {
  @PrimaryColumn({ type: 'uuid' })
  id: string

  @Column(() => LocalizedColumns)
  title: LocalizedColumns

  @Column(() => LocalizedColumns)
  description: LocalizedColumns

  @Column({ type: 'numeric', precision: 12, scale: 2, transformer: lariColumn })
  goal: number

  /** `YYYY-MM-DD` */
  @Column({ type: 'date', nullable: true })
  startDate: string | null

  /** `YYYY-MM-DD` */
  @Column({ type: 'date', nullable: true })
  endDate: string | null

  @Column({ type: 'text', nullable: true })
  imageUrl: string | null

  @Column({ type: 'text', nullable: true })
  youtubeUrl: string | null

  /** Raised by every change. */
  @Column({ type: 'integer', default: 1 })
  version: number

  @Column({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date

  @Column({ type: 'timestamptz', default: () => 'now()' })
  updatedAt: Date
}
