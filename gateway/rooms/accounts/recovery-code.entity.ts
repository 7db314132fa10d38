import { Entity, ForeignKey, PrimaryColumn } from 'typeorm'

/** What stands for a code of the telephone, once. It is gone when it was used. */
@Entity('recovery_codes')
export class RecoveryCodeEntity {
  @ForeignKey('second_factors', { onDelete: 'CASCADE' })
  @PrimaryColumn({ type: 'uuid' })
  userId: string

  @PrimaryColumn({ type: 'text' })
  hash: string
}
