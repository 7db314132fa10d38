import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm'

/** A file of records that was written. */
@Entity('imports')
@Index('imports_made_by_idx', ['madeBy'])
export class ImportEntity {
  @PrimaryColumn({ type: 'uuid' })
  id: string

  /** The table its records stand in. */
  @Column({ type: 'text' })
  ofTable: string

  @Column({ type: 'integer' })
  created: number

  @Column({ type: 'integer' })
  changed: number

  @Column({ type: 'integer' })
  unchanged: number

  @ForeignKey('users', { onDelete: 'SET NULL' })
  @Column({ type: 'uuid', nullable: true })
  madeBy: string | null

  @Column({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date
}
