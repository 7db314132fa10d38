import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm'

/** How often somebody gave to a project and not anonymously. Triggers keep it; nobody else writes here. */
@Entity('open_project_donors')
@Index('open_project_donors_person_id_idx', ['personId'])
export class OpenProjectDonorEntity {
  @ForeignKey('projects', { onDelete: 'CASCADE' })
  @PrimaryColumn({ type: 'uuid' })
  projectId: string

  @ForeignKey('people', { onDelete: 'CASCADE' })
  @PrimaryColumn({ type: 'uuid' })
  personId: string

  @Column({ type: 'integer', default: 0 })
  donationCount: number
}
