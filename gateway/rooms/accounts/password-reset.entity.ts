import { Entity, Index, Unique } from 'typeorm'
import { LinkEntity } from './link.entity.ts'

/** A link by which somebody who has forgotten their password sets another, once. The database ends it with any new password. */
@Entity('password_resets')
@Unique('password_resets_token_hash_key', ['tokenHash'])
@Index('password_resets_user_id_idx', ['userId'])
@Index('password_resets_expires_at_idx', ['expiresAt'])
export class PasswordResetEntity extends LinkEntity {}
