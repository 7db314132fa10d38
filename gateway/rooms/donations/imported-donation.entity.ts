import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm'

/** A gift that was imported: from which file, and from which line of it. */
@Entity('imported_donations')
@Index('imported_donations_import_id_idx', ['importId'])
export class ImportedDonationEntity {
  @ForeignKey('donations', { onDelete: 'RESTRICT' })
  @PrimaryColumn({ type: 'uuid' })
  donationId: string

  @ForeignKey('donation_imports', { onDelete: 'RESTRICT' })
  @Column({ type: 'uuid' })
  importId: string

  @Column({ type: 'integer' })
  line: number
}
