import { Column, Entity, PrimaryColumn } from 'typeorm'
import type { PlaceCount } from '../../../schema/personal-data.ts'

/** That a person was erased. */
@Entity({ name: 'erasures', comment: 'That a person was erased, and how much of what; never who.' })
export class ErasureEntity {
  @PrimaryColumn({ type: 'uuid' })
  id: string

  @Column({ type: 'jsonb' })
  erased: PlaceCount[]

  @Column({ type: 'uuid', nullable: true })
  madeBy: string | null

  @Column({ type: 'timestamptz', default: () => 'now()' })
  madeAt: Date
}
