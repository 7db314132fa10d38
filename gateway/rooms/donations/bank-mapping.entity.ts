import { Column, Entity, PrimaryColumn } from 'typeorm'
import type { BankMapping } from '../../../schema/donation-imports.ts'

/** Which columns of a bank's files hold what, by the header that they share. */
@Entity('bank_mappings')
export class BankMappingEntity {
  /** A hash of the names of its columns. */
  @PrimaryColumn({ type: 'text' })
  headerKey: string

  @Column({ type: 'jsonb' })
  mapping: BankMapping

  @Column({ type: 'timestamptz', default: () => 'now()' })
  updatedAt: Date
}
