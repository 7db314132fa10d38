import { Column, Entity, Index, PrimaryColumn } from 'typeorm'

/** The recent login attempts from one address, at one account from one address, or at one account from anywhere. */
@Entity('login_attempts')
@Index('login_attempts_expires_at_idx', ['expiresAt'])
export class LoginAttemptEntity {
  @PrimaryColumn({ type: 'text' })
  key: string

  @Column({ type: 'timestamptz', array: true })
  attempts: Date[]

  /** When the last of them no longer counts. Of an account from anywhere this is all that is kept. */
  @Column({ type: 'timestamptz' })
  expiresAt: Date
}
