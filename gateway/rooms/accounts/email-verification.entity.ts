import { Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm'

/** A link by which somebody confirms their address, once. The database ends it with any other address. */
@Entity('email_verifications')
@Unique('email_verifications_token_hash_key', ['tokenHash'])
@Index('email_verifications_user_id_idx', ['userId'])
@Index('email_verifications_expires_at_idx', ['expiresAt'])
export class EmailVerificationEntity {
  @PrimaryColumn({ type: 'uuid' })
  id: string

  @ForeignKey('users', { onDelete: 'CASCADE' })
  @Column({ type: 'uuid' })
  userId: string

  /** Null until its letter is sent; whoever reads the table makes no link of it. */
  @Column({ type: 'text', nullable: true })
  tokenHash: string | null

  @Column({ type: 'timestamptz' })
  askedAt: Date

  @Column({ type: 'timestamptz' })
  expiresAt: Date
}
