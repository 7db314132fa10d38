import { Column, Entity, Index, PrimaryColumn } from 'typeorm'

/** Somebody who was taken off a list, as they stood there. */
@Entity({
  name: 'removed_rows',
  comment:
    'People who were taken off a list, as they stood there: kept for a day, so that a slip can be taken back.',
})
@Index('removed_rows_removed_at_idx', ['removedAt'])
export class RemovedRowEntity {
  /** What it had in its list, and has again once it is brought back. */
  @PrimaryColumn({ type: 'uuid' })
  id: string

  /** The table it stood in. */
  @Column({ type: 'text' })
  list: string

  @Column({ type: 'jsonb' })
  content: object

  @Column({ type: 'timestamptz', default: () => 'now()' })
  removedAt: Date

  /** Whether they have asked for it themselves: then nobody else brings it back. */
  @Column({ type: 'boolean', default: false })
  leftThemselves: boolean
}
