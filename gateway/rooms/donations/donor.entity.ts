import { Column, Entity, Index, PrimaryColumn } from 'typeorm'
import type { Locale } from '../../../schema/locales.ts'

/** Whoever gave a name, an email, or both. */
@Entity('donors')
@Index('donors_email_key_name_key', ['emailKey', 'name'], { unique: true, where: '(email_key IS NOT NULL)' })
export class DonorEntity {
  @PrimaryColumn({ type: 'uuid' })
  id: string

  @Column({ type: 'text', nullable: true })
  name: string | null

  @Column({ type: 'text', nullable: true })
  email: string | null

  @Column({ type: 'text', nullable: true })
  emailKey: string | null

  @Column({ type: 'text' })
  locale: Locale

  @Column({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date
}
