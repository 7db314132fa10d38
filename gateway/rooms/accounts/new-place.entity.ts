import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm'

/** A sign-in from an address that the account did not know, as its owner is told of it. It outlives the session. */
@Entity('new_places')
@Index('new_places_user_id_idx', ['userId'])
@Index('new_places_signed_in_at_idx', ['signedInAt'])
export class NewPlaceEntity {
  @PrimaryColumn({ type: 'uuid' })
  id: string

  @ForeignKey('users', { onDelete: 'CASCADE' })
  @Column({ type: 'uuid' })
  userId: string

  @Column({ type: 'timestamptz' })
  signedInAt: Date

  /** What the browser or program calls itself. */
  @Column({ type: 'text' })
  device: string
}
