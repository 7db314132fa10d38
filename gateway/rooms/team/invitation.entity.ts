import { Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm'
import type { Role } from '../../../schema/roles.ts'

/** A link by which somebody may join the team, once. */
@Entity('invitations')
@Unique('invitations_token_hash_key', ['tokenHash'])
@Index('invitations_expires_at_idx', ['expiresAt'])
@Index('invitations_invited_by_idx', ['invitedBy'])
export class InvitationEntity {
  @PrimaryColumn({ type: 'uuid' })
  id: string

  /** Whoever reads the table makes no link of it. */
  @Column({ type: 'text' })
  tokenHash: string

  @Column({ type: 'text' })
  name: string

  @Column({ type: 'text' })
  role: Role

  @Column({ type: 'timestamptz' })
  createdAt: Date

  @Column({ type: 'timestamptz' })
  expiresAt: Date

  /**
   * Whose word it is: the database takes it back when they lose theirs. Null where it was made before that was written
   * down.
   */
  @ForeignKey('users', { onDelete: 'CASCADE' })
  @Column({ type: 'uuid', nullable: true })
  invitedBy: string | null
}
