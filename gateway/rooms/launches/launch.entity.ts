import { Column, Entity, PrimaryColumn } from 'typeorm'

/** That a feature is launched: there is a row for as long as it is. */
@Entity('launches')
export class LaunchEntity {
  @PrimaryColumn({ type: 'text' })
  feature: string

  @Column({ type: 'timestamptz' })
  launchedAt: Date

  /** Whose account it was, which may be gone. */
  @Column({ type: 'uuid' })
  launchedBy: string
}
