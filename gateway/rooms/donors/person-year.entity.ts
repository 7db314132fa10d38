import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm'
import { lariColumn } from '../../database/lari-column.ts'

/**
 * What a person and those merged into them gave in a year on the clock of Tbilisi, and in all of them where the year
 * is 0. Triggers keep it; nobody else writes here.
 */
@Entity('person_years')
@Index('person_years_given_idx', { synchronize: false })
@Index('person_years_last_idx', { synchronize: false })
@Index('person_years_anonymous_idx', { synchronize: false })
export class PersonYearEntity {
  @ForeignKey('people', { onDelete: 'CASCADE' })
  @PrimaryColumn({ type: 'uuid' })
  personId: string

  @PrimaryColumn({ type: 'integer' })
  year: number

  @Column({ type: 'integer', default: 0 })
  donationCount: number

  @Column({ type: 'integer', default: 0 })
  anonymousCount: number

  @Column({ type: 'numeric', precision: 16, scale: 2, default: 0, transformer: lariColumn })
  given: number

  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  lastAt: Date | null
}
