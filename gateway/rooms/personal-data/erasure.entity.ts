import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm'
import type { PlaceCount } from '../../../schema/personal-data.ts'

/** That a person was erased. */
@Entity({ name: 'erasures', comment: 'That a person was erased, and how much of what; never who.' })
@Index('erasures_made_by_idx', ['madeBy'])
export class ErasureEntity {
  @PrimaryColumn({ type: 'uuid' })
  id: string

  @Column({ type: 'jsonb' })
  erased: PlaceCount[]

  @ForeignKey('users', { onDelete: 'SET NULL' })
  @Column({ type: 'uuid', nullable: true })
  madeBy: string | null

  @Column({ type: 'timestamptz', default: () => 'now()' })
  madeAt: Date
}
