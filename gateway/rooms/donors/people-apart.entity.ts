import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm'

/** Two of whom somebody has said that they are not one, the smaller id first: nobody is asked again. */
@Entity('people_apart')
@Index('people_apart_other_id_idx', ['otherId'])
export class PeopleApartEntity {
  @ForeignKey('people', { onDelete: 'CASCADE' })
  @PrimaryColumn({ type: 'uuid' })
  oneId: string

  @ForeignKey('people', { onDelete: 'CASCADE' })
  @PrimaryColumn({ type: 'uuid' })
  otherId: string

  @Column({ type: 'uuid', nullable: true })
  toldBy: string | null

  @Column({ type: 'timestamptz', default: () => 'now()' })
  toldAt: Date
}
