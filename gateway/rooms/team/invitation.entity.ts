import { Column, Entity, Index, PrimaryColumn, Unique } from 'typeorm'
import type { Role } from '../../../schema/roles.ts'

/** A link by which somebody may join the team, once. */
@Entity('invitations')
@Unique('invitations_token_hash_key', ['tokenHash'])
@Index('invitations_expires_at_idx', ['expiresAt'])
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
}
