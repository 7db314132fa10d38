import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm'

/** A gift that a pledge became, also where the pledge has let it go since. A trigger of the pledges writes it. */
@Entity('pledged_gifts')
@Index('pledged_gifts_pledge_id_idx', ['pledgeId'])
export class PledgedGiftEntity {
  @ForeignKey('donations', { onDelete: 'RESTRICT' })
  @PrimaryColumn({ type: 'uuid' })
  donationId: string

  @ForeignKey('pledges', { onDelete: 'RESTRICT' })
  @Column({ type: 'uuid' })
  pledgeId: string
}
