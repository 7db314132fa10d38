import { Column, Entity, PrimaryColumn } from 'typeorm'
import type { Locale } from '../../../schema/locales.ts'

@Entity('contact_messages')
export class ContactMessageEntity {
  @PrimaryColumn({ type: 'uuid' })
  id: string

  @Column({ type: 'text' })
  name: string

  @Column({ type: 'text' })
  email: string

  @Column({ type: 'text' })
  message: string

  @Column({ type: 'text' })
  locale: Locale

  @Column({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date
}
