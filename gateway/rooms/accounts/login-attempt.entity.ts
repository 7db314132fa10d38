import { Column, Entity, Index, PrimaryColumn } from 'typeorm'

/** The recent login attempts of one account or one address, whichever `key` stands for. */
@Entity('login_attempts')
@Index('login_attempts_expires_at_idx', ['expiresAt'])
export class LoginAttemptEntity {
  @PrimaryColumn({ type: 'text' })
  key: string

  @Column({ type: 'timestamptz', array: true })
  attempts: Date[]

  /** When the last of them no longer counts. */
  @Column({ type: 'timestamptz' })
  expiresAt: Date
}
