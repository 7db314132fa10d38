import { Column, Entity, PrimaryColumn } from 'typeorm'

/** A file of records that was written. */
@Entity('imports')
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

  @Column({ type: 'uuid', nullable: true })
  madeBy: string | null

  @Column({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date
}
