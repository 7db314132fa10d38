import { Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm'
import { lariColumn } from '../../database/lari-column.ts'

/** That a donor was sent a statement of a year: the newest time, where there were several. */
@Entity('statements')
@Unique('statements_person_id_year_key', ['personId', 'year'])
@Index('statements_year_idx', ['year', 'personId'])
export class StatementEntity {
  @PrimaryColumn({ type: 'uuid' })
  id: string

  @ForeignKey('people', { onDelete: 'CASCADE' })
  @Column({ type: 'uuid' })
  personId: string

  @Column({ type: 'integer' })
  year: number

  /** What counted of their gifts by then. */
  @Column({ type: 'numeric', precision: 16, scale: 2, transformer: lariColumn })
  amount: number

  @Column({ type: 'timestamptz', precision: 3 })
  sentAt: Date
}
