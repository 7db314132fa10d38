import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm'
import { lariColumn } from '../../database/lari-column.ts'

/** Who is thanked by name on the site, and for how much. Triggers keep it; nobody else writes here. */
@Entity('contributors')
@Index('contributors_given_idx', { synchronize: false })
export class ContributorEntity {
  @ForeignKey('people', { onDelete: 'CASCADE' })
  @PrimaryColumn({ type: 'uuid' })
  personId: string

  /** As the newest of the gifts is signed that they are thanked for. */
  @Column({ type: 'text' })
  name: string

  @Column({ type: 'numeric', precision: 16, scale: 2, transformer: lariColumn })
  given: number
}
