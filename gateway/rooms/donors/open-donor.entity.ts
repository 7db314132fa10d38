import { Entity, ForeignKey, PrimaryColumn } from 'typeorm'

/** A donor of a gift that is not anonymous, whatever has become of it. Triggers keep it; nobody else writes here. */
@Entity('open_donors')
export class OpenDonorEntity {
  @ForeignKey('donors', { onDelete: 'CASCADE' })
  @PrimaryColumn({ type: 'uuid' })
  donorId: string
}
