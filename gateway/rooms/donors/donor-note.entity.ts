import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm'

/** Something the team knows of a donor. */
@Entity('donor_notes')
@Index('donor_notes_addresses_idx', { synchronize: false })
@Index('donor_notes_person_id_idx', ['personId', 'id'])
export class DonorNoteEntity {
  @PrimaryColumn({ type: 'uuid' })
  id: string

  @ForeignKey('people', { onDelete: 'CASCADE' })
  @Column({ type: 'uuid' })
  personId: string

  @Column({ type: 'text' })
  text: string

  @Column({ type: 'uuid', nullable: true })
  writtenBy: string | null

  @Column({ type: 'timestamptz', default: () => 'now()' })
  writtenAt: Date
}
