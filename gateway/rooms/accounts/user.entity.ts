import { Column, Entity, PrimaryColumn, Unique } from 'typeorm'
import type { AccountType, Role } from '../../../schema/accounts.ts'
import type { Locale } from '../../../schema/locales.ts'

@Entity('users')
@Unique('users_email_key', ['emailKey'])
@Unique('users_username_key', ['usernameKey'])
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

  @Column({ type: 'boolean', default: false })
  isDemo: boolean

  @Column({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date
}
