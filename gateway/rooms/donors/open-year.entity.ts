import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm'
import { lariColumn } from '../../database/lari-column.ts'

/** What somebody gave that is not anonymous, as the sums of all their gifts are kept. Triggers keep it; nobody else writes here. */
@Entity('open_years')
@Index('open_years_given_idx', { synchronize: false })
@Index('open_years_last_idx', { synchronize: false })
export class OpenYearEntity {
  @ForeignKey('people', { onDelete: 'CASCADE' })
  @PrimaryColumn({ type: 'uuid' })
  personId: string

  @PrimaryColumn({ type: 'integer' })
  year: number

  @Column({ type: 'integer', default: 0 })
  donationCount: number

  @Column({ type: 'numeric', precision: 16, scale: 2, default: 0, transformer: lariColumn })
  given: number

  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  lastAt: Date | null
}
