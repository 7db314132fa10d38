import { Column, Entity, Index, PrimaryColumn } from 'typeorm'
import { lariColumn } from '../../database/lari-column.ts'

/** Gifts that were imported from a bank's file at once. */
@Entity('donation_imports')
@Index('donation_imports_search_idx', { synchronize: false })
export class DonationImportEntity {
  @PrimaryColumn({ type: 'uuid' })
  id: string

  @Column({ type: 'text', nullable: true })
  fileName: string | null

  @Column({ type: 'integer' })
  giftCount: number

  @Column({ type: 'numeric', precision: 16, scale: 2, transformer: lariColumn })
  sum: number

  @Column({ type: 'uuid', nullable: true })
  madeBy: string | null

  @Column({ type: 'timestamptz', default: () => 'now()' })
  madeAt: Date

  /** When it was undone first. */
  @Column({ type: 'timestamptz', nullable: true })
  voidedAt: Date | null
}
