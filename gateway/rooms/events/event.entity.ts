import { Column, Entity, PrimaryColumn } from 'typeorm'
import { LocalizedColumns } from '../../database/localized-columns.ts'

@Entity('events')
export class EventEntity {
  @PrimaryColumn({ type: 'uuid' })
  id: string

  @Column(() => LocalizedColumns)
  title: LocalizedColumns

  @Column(() => LocalizedColumns)
  content: LocalizedColumns

  /** `YYYY-MM-DD` */
  @Column({ type: 'date', nullable: true })
  date: string | null

  /** Raised by every change. */
  @Column({ type: 'integer', default: 1 })
  version: number

  @Column({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date

  @Column({ type: 'timestamptz', default: () => 'now()' })
  updatedAt: Date
}
