import { Column, Entity, Index, PrimaryColumn, Unique } from 'typeorm'

/** What is given every month. The exact shapes of its indexes are in the migration. */
@Entity('monthly_gifts')
@Index('monthly_gifts_look_at_idx', { synchronize: false })
@Index('monthly_gifts_running_idx', { synchronize: false })
@Unique('monthly_gifts_subscription_id_key', ['way', 'subscriptionId'])
export class MonthlyGiftEntity {
  @PrimaryColumn({ type: 'uuid' })
  id: string

  @Column({ type: 'text' })
  way: string

  @Column({ type: 'text' })
  state: string

  @Column({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date

  @Column({ type: 'text', nullable: true })
  subscriptionId: string | null

  @Column({ type: 'timestamptz', nullable: true })
  nextChargeAt: Date | null

  @Column({ type: 'timestamptz', nullable: true })
  lookAt: Date | null

  @Column({ type: 'timestamptz', nullable: true })
  endedAt: Date | null

  /** Also while it runs still: somebody has asked for its end, which whoever charges it is being told. */
  @Column({ type: 'text', nullable: true })
  endedWhy: string | null

  @Column({ type: 'timestamptz', nullable: true })
  endAskedAt: Date | null
}
