import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm'

/** An address somebody has signed in to an account from. */
@Entity('known_addresses')
@Index('known_addresses_expires_at_idx', ['expiresAt'])
export class KnownAddressEntity {
  @ForeignKey('users', { onDelete: 'CASCADE' })
  @PrimaryColumn({ type: 'uuid' })
  userId: string

  /** Under a key of the gateway, so that nobody who reads the table learns where anybody is. */
  @PrimaryColumn({ type: 'text' })
  hash: string

  /** When it is a stranger's again, unless it is used until then. */
  @Column({ type: 'timestamptz' })
  expiresAt: Date
}
