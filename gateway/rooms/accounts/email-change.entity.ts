import { Column, Entity, Index, Unique } from 'typeorm'
import { LinkEntity } from './link.entity.ts'

/**
 * An address that an account is to have once both have agreed; then one that the address before can take back. The token is
 * that of the account's own address. The database ends it with any new password or address.
 */
@Entity('email_changes')
@Unique('email_changes_token_hash_key', ['tokenHash'])
@Unique('email_changes_new_token_hash_key', ['newTokenHash'])
@Index('email_changes_user_id_idx', ['userId'])
@Index('email_changes_expires_at_idx', ['expiresAt'])
export class EmailChangeEntity extends LinkEntity {
  @Column({ type: 'text' })
  oldEmail: string

  @Column({ type: 'text' })
  oldEmailKey: string

  @Column({ type: 'text' })
  email: string

  @Column({ type: 'text' })
  emailKey: string

  /** Of the link that the new address has. */
  @Column({ type: 'text', nullable: true })
  newTokenHash: string | null

  /** When the account's own address has agreed. */
  @Column({ type: 'timestamptz', nullable: true })
  agreedAt: Date | null

  @Column({ type: 'timestamptz', nullable: true })
  newAgreedAt: Date | null

  /** When the account was given the address. */
  @Column({ type: 'timestamptz', nullable: true })
  changedAt: Date | null
}
