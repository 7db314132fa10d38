import { Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm'

/** A link by which somebody who has forgotten their password sets another, once. The database ends it with any new password. */
@Entity('password_resets')
@Unique('password_resets_token_hash_key', ['tokenHash'])
@Index('password_resets_user_id_idx', ['userId'])
@Index('password_resets_expires_at_idx', ['expiresAt'])
export class PasswordResetEntity {
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
