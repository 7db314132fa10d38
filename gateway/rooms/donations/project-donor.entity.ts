import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm'

/** How often a person gave to a project. Triggers keep it; nobody else writes here. */
@Entity('project_donors')
export class ProjectDonorEntity {
  @ForeignKey('projects', { onDelete: 'CASCADE' })
  @PrimaryColumn({ type: 'uuid' })
  projectId: string

  /** A fingerprint of the email, or of the name where there is none. */
  @PrimaryColumn({ type: 'bytea' })
  person: Buffer

  @Column({ type: 'integer', default: 0 })
  donationCount: number
}
