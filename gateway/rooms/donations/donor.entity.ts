import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm'
import type { Locale } from '../../../schema/locales.ts'

/** Whoever gave a name, an email, or both. */
@Entity('donors')
@Index('donors_addresses_idx', { synchronize: false })
@Index('donors_email_key_name_key', ['emailKey', 'name'], { unique: true, where: '(email_key IS NOT NULL)' })
@Index('donors_person_id_idx', ['personId'])
export class DonorEntity {
  @PrimaryColumn({ type: 'uuid' })
  id: string

  @Column({ type: 'text', nullable: true })
  name: string | null

  @Column({ type: 'text', nullable: true })
  email: string | null

  @Column({ type: 'text', nullable: true })
  emailKey: string | null

  /** Who that is; a trigger finds them. */
  @ForeignKey('people', { onDelete: 'RESTRICT' })
  @Column({ type: 'uuid', nullable: true })
  personId: string | null

  @Column({ type: 'text' })
  locale: Locale

  @Column({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date
}
