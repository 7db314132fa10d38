import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm'

/** Somebody signed in somewhere. Its token is good as long as this is there. */
@Entity('sessions')
@Index('sessions_user_id_idx', ['userId'])
@Index('sessions_expires_at_idx', ['expiresAt'])
export class SessionEntity {
  /** What the token is known by, which itself is stored nowhere. */
  @PrimaryColumn({ type: 'uuid' })
  id: string

  @ForeignKey('users', { onDelete: 'CASCADE' })
  @Column({ type: 'uuid' })
  userId: string

  /** That of the account when the password was looked at: a new password or role ends it. */
  @Column({ type: 'integer' })
  tokenVersion: number

  @Column({ type: 'timestamptz' })
  openedAt: Date

  /** When it was last used, within some minutes. */
  @Column({ type: 'timestamptz' })
  seenAt: Date

  @Column({ type: 'timestamptz' })
  expiresAt: Date

  /** Where it was opened, as limits count addresses. */
  @Column({ type: 'text' })
  address: string

  /** What the browser or program calls itself. */
  @Column({ type: 'text' })
  device: string
}
