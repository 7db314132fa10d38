import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm'

/** What somebody of the team has a list show, under a name. */
@Entity({
  name: 'saved_views',
  comment:
    'What somebody of the team has a list show, under a name. Nobody else sees it, so it leaves no trail.',
})
@Index('saved_views_room_idx', ['userId', 'room'])
@Index('saved_views_opening_key', ['userId', 'room'], { unique: true, where: 'opens_room' })
export class SavedViewEntity {
  @PrimaryColumn({ type: 'uuid' })
  id: string

  @ForeignKey('users', { onDelete: 'CASCADE' })
  @Column({ type: 'uuid' })
  userId: string

  @Column({ type: 'text' })
  room: string

  @Column({ type: 'text' })
  name: string

  @Column({ type: 'text', default: '' })
  search: string

  /** As the address of the list has it. */
  @Column({ type: 'text', default: '' })
  chosen: string

  @Column({ type: 'boolean', default: false })
  opensRoom: boolean

  @Column({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date
}
