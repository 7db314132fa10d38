import { Column, Entity, Index, PrimaryColumn, Unique } from 'typeorm'
import type { AccountType } from '../../../schema/accounts.ts'
import type { Locale } from '../../../schema/locales.ts'
import type { Role } from '../../../schema/roles.ts'

@Entity('users')
@Unique('users_email_key', ['emailKey'])
@Unique('users_username_key', ['usernameKey'])
@Index('users_team_idx', { synchronize: false })
@Index('users_addresses_idx', { synchronize: false })
export class UserEntity {
  @PrimaryColumn({ type: 'uuid' })
  id: string

  @Column({ type: 'text' })
  firstName: string

  @Column({ type: 'text' })
  lastName: string

  @Column({ type: 'text' })
  email: string

  @Column({ type: 'text' })
  emailKey: string

  /** When its owner confirmed the address; the database forgets it with any other. */
  @Column({ type: 'timestamptz', nullable: true })
  emailVerifiedAt: Date | null

  @Column({ type: 'text' })
  username: string

  @Column({ type: 'text' })
  usernameKey: string

  @Column({ type: 'text' })
  passwordHash: string

  @Column({ type: 'text', default: 'individual' })
  accountType: AccountType

  @Column({ type: 'text', default: 'user' })
  role: Role

  @Column({ type: 'integer', default: 0 })
  tokenVersion: number

  @Column({ type: 'text' })
  locale: Locale

  /** Since when it is what somebody has chosen for the account; null where it is that of the last sign-in. */
  @Column({ type: 'timestamptz', nullable: true })
  localeChosenAt: Date | null

  @Column({ type: 'boolean', default: false })
  isDemo: boolean

  /** Whether anybody ever has: of a first sign-in nobody is told. */
  @Column({ type: 'boolean', default: false })
  hasSignedIn: boolean

  /** Since when nobody signs in to it; null where its owner can. */
  @Column({ type: 'timestamptz', nullable: true })
  disabledAt: Date | null

  /** Raised by the database wherever the role or the access changes. */
  @Column({ type: 'integer', default: 1 })
  version: number

  @Column({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date
}
