import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm'

/** Who has told the team that they may be thanked by name on the site; those who were merged each have a line of their own. */
@Entity('donor_thanks')
export class DonorThanksEntity {
  @ForeignKey('people', { onDelete: 'CASCADE' })
  @PrimaryColumn({ type: 'uuid' })
  personId: string

  /** Who has written it down, whose account may be gone. */
  @Column({ type: 'uuid' })
  toldBy: string

  @Column({ type: 'timestamptz' })
  toldAt: Date
}
