import { Entity, Index, Unique } from 'typeorm'
import { LinkEntity } from './link.entity.ts'

/** A link by which somebody confirms their address, once. The database ends it with any other address. */
@Entity('email_verifications')
@Unique('email_verifications_token_hash_key', ['tokenHash'])
@Index('email_verifications_user_id_idx', ['userId'])
@Index('email_verifications_expires_at_idx', ['expiresAt'])
export class EmailVerificationEntity extends LinkEntity {}
