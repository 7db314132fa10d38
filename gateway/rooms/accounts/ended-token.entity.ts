import { Column, Entity, Index, PrimaryColumn } from 'typeorm'

/** A bearer token somebody has signed out with before its time. */
@Entity('ended_tokens')
@Index('ended_tokens_expires_at_idx', ['expiresAt'])
export class EndedTokenEntity {
  /** SHA-256 of the token, which itself is stored nowhere. */
  @PrimaryColumn({ type: 'text' })
  hash: string

  /** When nobody would have accepted it any more. */
  @Column({ type: 'timestamptz' })
  expiresAt: Date
}
