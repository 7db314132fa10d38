import { Column, Entity, Index, PrimaryColumn } from 'typeorm'

/** Files of receipts that go at a moment, unless something that was spent names them by then. Triggers keep what was taken off. */
@Entity('unkept_papers')
@Index('unkept_papers_at_idx', ['at'])
export class UnkeptPaperEntity {
  @PrimaryColumn({ type: 'text' })
  name: string

  @Column({ type: 'timestamptz' })
  at: Date
}
